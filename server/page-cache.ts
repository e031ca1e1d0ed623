import { LRUCache } from 'lru-cache';
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isQueryPage } from '@/lib/i18n/page-query';
import { finishedPage, storePage } from './finished-page';

// Node hands the CommonJS module over, a bundler its default export.
const FileSystemCache = 'default' in nextCache ? (nextCache.default as typeof nextCache) : nextCache;
type NextCache = InstanceType<typeof FileSystemCache>;
type Get = Parameters<NextCache['get']>;
type Set = Parameters<NextCache['set']>;
type Entry = Awaited<ReturnType<NextCache['get']>>;
type Value = NonNullable<Entry>['value'];
type Page = Extract<Value, { kind: 'APP_PAGE' }>;

const TAGS_HEADER = 'x-next-cache-tags';

/** Some three hundred query pages. */
const MAX_BYTES = 32 * 1024 * 1024;

function bytesOf(entry: NonNullable<Entry>): number {
  const { html = '', rscData, segmentData } = entry.value as Page;
  const segments = [...(segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  // A text with any letter beyond Latin takes two bytes for each.
  return html.length * 2 + (rscData?.length ?? 0) + segments + 1;
}

/** Query pages, in memory alone while they are fresh: there are as many queries as visitors can think of. */
const queryPages = new LRUCache<string, NonNullable<Entry>>({
  maxSize: MAX_BYTES,
  sizeCalculation: bytesOf,
  ttlResolution: 0,
});

/** Counts what was revalidated: a query page rendered before is not cached after. */
let revalidations = 0;

const isPage = (value: Value | undefined): value is Page => value?.kind === 'APP_PAGE';

/**
 * Finishes a page that Next caches.
 * @returns whether it may be cached: one with a script that Next has not written is sent, and forgotten
 */
function finish(key: string, value: Page): boolean {
  const html = String(value.html ?? '');
  const page = finishedPage(html);
  if (page.stranger !== undefined) return false;
  const tags = value.headers?.[TAGS_HEADER];
  // A key ends in `$` and the page's internal path.
  const path = key.slice(key.indexOf('$') + 1);
  if (isQueryPage(key)) storePage(html, page);
  else if (typeof tags === 'string') storePage(html, page, { path, tags });
  return true;
}

/**
 * Next's own cache in files, with admission: only pages whose every script Next has written, query pages in memory alone,
 * and missing pages in the place of former ones alone. Next makes one for each request.
 */
export class PageCache extends FileSystemCache {
  private startedAt: number | undefined;

  override async get(...args: Get): Promise<Entry> {
    const [key] = args;
    if (isQueryPage(key)) {
      this.startedAt ??= revalidations;
      return queryPages.get(key) ?? null;
    }
    const entry = await super.get(...args);
    // What the build has written did not come by `set`.
    return entry && isPage(entry.value) && !finish(key, entry.value) ? null : entry;
  }

  override async set(...args: Set): Promise<void> {
    const [key, value, context] = args;
    if (!(await this.admits(key, value))) return;
    if (!isQueryPage(key)) return super.set(...args);
    if (isPage(value) && value.html) this.storeQueryPage(key, value, context);
  }

  override async revalidateTag(...args: Parameters<NextCache['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...args);
    revalidations += 1;
    queryPages.clear();
  }

  private async admits(key: string, value: Value): Promise<boolean> {
    // There is no end of names for what is not there.
    if (value?.kind === 'APP_ROUTE') return value.status !== 404;
    if (!isPage(value)) return true;
    const isMissing = finishedPage(String(value.html ?? '')).status === 404;
    if (isMissing && (isQueryPage(key) || !(await this.isCached(key)))) return false;
    return finish(key, value);
  }

  private storeQueryPage(key: string, value: Page, context: Set[2]): void {
    if (this.startedAt !== revalidations) return;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const ttl = cacheControl?.revalidate ? cacheControl.revalidate * 1_000 : 0;
    queryPages.set(key, { value, lastModified: Date.now(), cacheControl } as NonNullable<Entry>, { ttl });
  }

  /** Whether there was a page before: when its product goes, the page that says so takes its place. */
  private async isCached(key: string): Promise<boolean> {
    return (await super.get(key, { kind: 'APP_PAGE', isFallback: false } as Get[1])) !== null;
  }
}
