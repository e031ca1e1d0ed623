// `npm run dev`: shop and product API for work on both, with fast refresh and restart.
import { launch } from './launch/launch.mjs';

await launch(async () => {
  const { develop } = await import('./develop.ts');
  await develop();
});
