// Runs the built storefront. Needs a TypeScript loader, unless it is bundled.
import { loadEnvironmentFiles } from './launch/environment-files.mjs';

const PLAIN_ERRORS = ['EnvError', 'DataFolderError', 'TelemetryError'];

loadEnvironmentFiles();
try {
  const { startStorefront } = await import('../server/main.ts');
  await startStorefront();
} catch (error) {
  process.stderr.write(`${PLAIN_ERRORS.includes(error?.name) ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}
