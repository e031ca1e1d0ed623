// What `cacheHandler` of next.config.mjs names. Plain JavaScript, because Next loads it by itself: in the build, which runs
// without a TypeScript loader, and in the bundle of middleware.ts. Pages are sent by the shop's server alone, which leaves
// its own cache here before it starts Next (server/main.ts); anywhere else Next has the one it always has.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

export default globalThis.pageCache ?? fileSystemCache.default ?? fileSystemCache;
