import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { z } from 'zod';
import { isQueryPage } from '@/lib/i18n/page-query';
import { findShared, share } from '@/lib/redis/shared-cache';
import { position } from '@/lib/redis/tag-log';
import { invalidatePage, invalidateTagged, noteVersion } from '@/server/answer-cache';
import { finishPage } from '@/server/finished-page';
import { countMissing } from '@/server/query-limit';

// Node hands the CommonJS module over, a bundler its default export.
const FileSystemCache = 'default' in nextCache ? (nextCache.default as typeof nextCache) : nextCache;
type NextCache = InstanceType<typeof FileSystemCache>;
type Get = Parameters<NextCache['get']>;
type Set = Parameters<NextCache['set']>;
type Entry = Awaited<ReturnType<NextCache['get']>>;
type Value = NonNullable<Entry>['value'];
type Page = Extract<Value, { kind: 'APP_PAGE' }>;
type Response = Page | Extract<Value, { kind: 'APP_ROUTE' }>;
type Context = Exclude<Set[2], { fetchCache: true }>;

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

/** Next notes the life of every address that it was ever asked for, and there is no end of those either. */
const MAX_LIVES = 20_000;
Object.assign(SharedCacheControls, { cacheControls: new LRUCache({ max: MAX_LIVES }) });

/** Counts what was revalidated: a query page rendered before is not cached after. */
let revalidations = 0;

const isPage = (value: Value | undefined): value is Page => value?.kind === 'APP_PAGE';
const isResponse = (value: Value | undefined): value is Response =>
  isPage(value) || value?.kind === 'APP_ROUTE';

function tagsOf({ headers }: Response): string[] {
  const tags = headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Whether nobody needs to be asked for a newer one. */
function isFresh(entry: Entry): boolean {
  const { value, lastModified = 0, cacheControl } = entry ?? {};
  if (!isResponse(value) || !cacheControl || areTagsStale(tagsOf(value), lastModified)) return false;
  const { revalidate } = cacheControl;
  return revalidate === false || Date.now() < lastModified + revalidate * 1_000;
}

const sharedSchema = z.object({
  value: z.custom<Response>((value) => isResponse(value as Value)),
  context: z.custom<Context>((context) => typeof context === 'object'),
});

type Finished = Pick<ReturnType<typeof finishPage>, 'status' | 'foreignCode'>;

/** What is known of the pages that Next has in memory. */
const finished = new WeakMap<Page, Finished>();

function finishedPage(value: Page): Finished {
  const known = finished.get(value);
  if (known) return known;
  const { status, foreignCode } = finishPage(String(value.html ?? ''));
  finished.set(value, { status, foreignCode });
  return { status, foreignCode };
}

/** A key ends in `$` and the page's internal path. */
const pathOf = (key: string) => key.slice(key.indexOf('$') + 1);

/**
 * Next's own cache in files, with admission: only pages whose every script Next has written, query pages in memory alone,
 * and missing pages in the place of former ones alone. Next makes one for each request, whose headers it gets; what it
 * finds may then be kept as it is answered (server/answer-cache.ts). What is missing or no longer fresh it takes from the
 * other storefronts of a shop, if one of them has made it lately.
 */
export class PageCache extends FileSystemCache {
  private startedAt: number | undefined;
  private readonly requestHeaders: IncomingHttpHeaders;
  /** In the tag log, before anything was rendered. */
  private readonly position = position();
  private found: Value | undefined;
  private readonly openedAt = Date.now();

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(context);
    this.requestHeaders = context._requestHeaders;
  }

  override async get(...args: Get): Promise<Entry> {
    const [key] = args;
    if (isQueryPage(key)) {
      this.startedAt ??= revalidations;
      return queryPages.get(key) ?? null;
    }
    const entry = await this.getNewest(...args);
    this.found = entry?.value;
    if (!entry || !isPage(entry.value)) return entry;
    // What the build has written did not come by `set`.
    if (finishedPage(entry.value).foreignCode !== undefined) return null;
    const tags = entry.value.headers?.[TAGS_HEADER];
    const { lastModified } = entry;
    if (typeof tags === 'string' && lastModified !== undefined)
      noteVersion(this.requestHeaders, { path: pathOf(key), tags, lastModified });
    return entry;
  }

  override async set(...args: Set): Promise<void> {
    const [key, value, context] = args;
    if (isPage(value) && !this.takes(key, value)) return;
    if (!(await this.admits(key, value))) return;
    if (!isQueryPage(key)) {
      if (isResponse(value) && value !== this.found && !context.fetchCache)
        void this.share(key, value, context);
      return super.set(...args);
    }
    if (isPage(value) && value.html) this.storeQueryPage(key, value, context);
  }

  override async revalidateTag(...args: Parameters<NextCache['revalidateTag']>): Promise<void> {
    const [tags, durations] = args;
    await super.revalidateTag(...args);
    // Without a life of their own tags expire at once.
    invalidateTagged([tags].flat(), !durations?.expire);
    revalidations += 1;
    queryPages.clear();
  }

  private async getNewest(...args: Get): Promise<Entry> {
    const [key, context] = args;
    const own = await super.get(...args);
    if (!('isFallback' in context) || context.isFallback || isFresh(own)) return own;
    const shared = await findShared(key);
    const { data } = sharedSchema.safeParse(shared?.value);
    if (!shared || !data || !(await this.admits(key, data.value))) return own;
    invalidatePage(pathOf(key));
    const cacheControl = { expire: undefined, ...data.context.cacheControl, revalidate: shared.secondsLeft };
    await super.set(key, data.value, { ...data.context, cacheControl });
    return super.get(...args);
  }

  /** Notes what Next has rendered. @returns whether it is still true */
  private takes(key: string, value: Page): boolean {
    noteVersion(this.requestHeaders, undefined);
    // After a failed renewal Next sets what it had.
    if (value !== this.found) invalidatePage(pathOf(key));
    // It is rendered in full, whether the page, its RSC payload or a segment of that was asked for.
    if (finishedPage(value).status === 404) countMissing(this.requestHeaders);
    // Something on it has changed since: the former version stays marked, and whoever comes next has it made anew.
    return !areTagsStale(tagsOf(value), this.openedAt);
  }

  private async share(key: string, value: Response, context: Context): Promise<void> {
    const { revalidate } = context.cacheControl ?? { revalidate: 0 };
    await share(key, {
      value: { value, context },
      tags: tagsOf(value),
      position: this.position,
      freshSeconds: revalidate === false ? Number.POSITIVE_INFINITY : revalidate,
    });
  }

  private async admits(key: string, value: Value): Promise<boolean> {
    // There is no end of names for what is not there.
    if (value?.kind === 'APP_ROUTE') return value.status !== 404;
    if (!isPage(value)) return true;
    const { status, foreignCode } = finishedPage(value);
    if (foreignCode !== undefined) return false;
    return status !== 404 || (!isQueryPage(key) && (await this.isCached(key)));
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

/** The `expire` of Next's life `max`: a year in seconds. */
const MAX_LIFE = { expire: 365 * 24 * 60 * 60 };

// It needs nothing of a request.
globalThis.markTags = (tags) => PageCache.prototype.revalidateTag(tags, MAX_LIFE);
