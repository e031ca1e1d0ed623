// `npm start`: a clone becomes an open shop. `npm run build` builds it and stops there. `npm run dev` serves it from its
// sources, with fast refresh and restart. `npm run stand` opens it with replicas, as ordinary processes of this
// machine: a proxy with TLS and a cache, two storefronts, two product APIs, PostgreSQL, Redis and a mail catcher.
import { launch } from './launch/launch.mjs';

await launch(async () => {
  if (process.argv.includes('--dev')) {
    const { develop } = await import('./develop.ts');
    return develop();
  }
  if (process.argv.includes('--stand')) {
    const { serveStand } = await import('./stand/serve-stand.ts');
    return serveStand();
  }
  const { build, serve } = await import('./serve.ts');
  await (process.argv.includes('--build') ? build() : serve());
});
