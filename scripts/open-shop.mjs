// Opens the shop's server (server/main.ts) in this process: `--dev` from its sources, else as it was built.
import { loadEnvironmentFiles } from './launch/environment-files.mjs';

const PLAIN = ['EnvError', 'DataFolderError', 'TelemetryError'];

loadEnvironmentFiles();
try {
  const { openShop } = await import('../server/main.ts');
  await openShop(process.argv.includes('--dev'));
} catch (error) {
  process.stderr.write(`${PLAIN.includes(error?.name) ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}
