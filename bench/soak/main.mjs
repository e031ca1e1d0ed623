// `npm run bench:soak`: a replicated shop under its highest load for ten minutes, then without its product API.
import { launch } from '../../scripts/launch/launch.mjs';

await launch(async () => {
  const { soak } = await import('./soak.ts');
  await soak(process.argv.slice(2));
});
