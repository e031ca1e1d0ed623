/**
 * Limits the memory of a storefront process. By default glibc opens eight arenas per core, which keep 300 MB of encoded
 * images, and V8 lets the heap grow fourfold between two garbage collections.
 */
export const STOREFRONT_MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: `--max-old-space-size=1024 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
};
