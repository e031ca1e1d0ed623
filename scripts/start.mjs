// `npm start`: installs what the shop needs, builds it if its sources changed, and serves it with the bundled product API.
import { launch } from './launch/launch.mjs';

await launch(async () => {
  const { serveShop } = await import('./launch/serve.ts');
  await serveShop();
});
