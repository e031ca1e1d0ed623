// `npm start`: a clone becomes an open shop. `npm run build` builds it and stops there.
import { launch } from './launch/launch.mjs';

await launch(async () => {
  const { build, serve } = await import('./serve.ts');
  await (process.argv.includes('--build') ? build() : serve());
});
