/** A page in the cache: its internal path, and the tags it is renewed by, joined by commas. */
export type CachedPage = { path: string; tags: string };

declare global {
  /** Set by the server (server/answer-cache.ts), lately visited first: Next bundles this module apart from it. */
  var listCachedPages: (() => CachedPage[]) | undefined;
  /** Set by the server (server/next-cache/page-cache.ts): `revalidateTag` with the life `max`, outside of a request. */
  var markTags: ((tags: string[]) => Promise<void>) | undefined;
}

/** The internal paths of cached pages with one of the tags, lately visited first. */
export function pagesWith(tags: ReadonlySet<string>): string[] {
  const latest = new Map<string, string>();
  for (const { path, tags } of globalThis.listCachedPages?.() ?? []) {
    if (!latest.has(path)) latest.set(path, tags);
  }
  return [...latest].filter(([, own]) => own.split(',').some((tag) => tags.has(tag))).map(([path]) => path);
}
