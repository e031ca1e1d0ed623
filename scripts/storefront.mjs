// Opens the shop from TypeScript, as `npm start` and `npm run dev` do. A release has it bundled.
import { register } from 'tsx/esm/api';

register();
await import('./open-shop.mjs');
