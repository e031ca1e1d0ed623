// `npm run stand`: the shop as it runs in numbers, on this machine: a proxy with TLS and a cache, two storefronts, two product
// APIs, PostgreSQL, Redis and a mail catcher, as ordinary processes. Nothing is kept when it ends.
import { launch } from '../launch/launch.mjs';

await launch(async () => {
  const { serveStand } = await import('./serve-stand.ts');
  await serveStand();
});
