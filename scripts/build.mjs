// `npm run build`: builds the shop and puts a release together (docs/architecture.md).
import { launch } from './launch/launch.mjs';
import { exitAfterCleanup } from './launch/process.mjs';

await launch(async () => {
  const { buildRelease } = await import('./launch/serve.ts');
  await buildRelease();
  await exitAfterCleanup();
});
