// What `cacheHandlers` of next.config.mjs names, plain JavaScript as its neighbour: the build and `npm run dev` have the cache
// that Next always has, storefronts the one that server/main.ts leaves here before it starts Next.
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';

export default globalThis.readCache ?? createDefaultCacheHandler(50 * 1024 * 1024);
