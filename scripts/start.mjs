// `npm start`: a clone becomes an open shop. `--build` builds it and stops there.
import { launch } from './launch/launch.mjs';

await launch(async () => {
  const { serve } = await import('./serve.ts');
  await serve({ buildOnly: process.argv.includes('--build') });
});
