/**
 * What a storefront is started with, to stay small. glibc would open eight arenas a core; what pictures were encoded in stays
 * there, 300 MB more. V8 lets a heap that may take 2 GiB grow fourfold between two collections, one of 1 GiB by half.
 */
export const STOREFRONT_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: `--max-old-space-size=1024 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
};
