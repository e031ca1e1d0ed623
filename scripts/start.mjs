// `npm start` builds the shop if its sources changed and serves it. `npm run build` builds it. `npm run dev` serves it from
// its sources, with fast refresh and restart.
import { launch } from './launch/launch.mjs';

await launch(async () => {
  if (process.argv.includes('--dev')) {
    const { develop } = await import('./develop.ts');
    return develop();
  }
  const { build, serve } = await import('./serve.ts');
  await (process.argv.includes('--build') ? build() : serve());
});
