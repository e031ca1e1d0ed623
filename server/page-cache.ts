import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/log/log';
import { type FinishedResponse, queueBestEncoding, sendEncodedResponse } from './encoded-body';
import { CACHE_STATE_HEADER, shortenSharedCacheTime } from './finish-response';

const HTML_BYTES = 64 * 1024 * 1024;
const RSC_BYTES = 16 * 1024 * 1024;
/** How long a stale entry is served after a refetch before the next attempt, in milliseconds. */
const RETRY_MS = 1_000;
/**
 * The most requests of one refetch. They are repeated as long as Next.js still responds with the stale page.
 */
const REFETCH_ATTEMPTS = 5;

/** The request that fetches a page. An entry keeps it, to fetch the page again when the entry is stale. */
export type PageRequest = { url: string; headers: OutgoingHttpHeaders };
type FetchPage = (request: PageRequest) => Promise<FinishedResponse>;

type CacheEntry = FinishedResponse & {
  request: PageRequest;
  /** The generation of the cache when the response was requested. */
  generation: number;
  /** This time and the two below are in milliseconds, as from `Date.now()`. */
  freshUntil: number;
  staleUntil: number;
  refetchAfter: number;
};

/** Reads `s-maxage` and `stale-while-revalidate` (RFC 9111, RFC 5861) in milliseconds. */
function parseLifetime(cacheControl: string): { fresh: number; stale: number } | undefined {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`, 'i').exec(cacheControl)?.[1] ?? 0);
  const fresh = seconds('s-maxage') * 1_000;
  if (fresh === 0 || /private|no-store/i.test(cacheControl)) return undefined;
  return { fresh, stale: seconds('stale-while-revalidate') * 1_000 };
}

const newStore = (maxSize: number) =>
  new LRUCache<string, CacheEntry>({
    maxSize,
    // The encoded forms take less than the body itself.
    sizeCalculation: ({ body, headers }, key) =>
      2 * body.identity.length + 2 * JSON.stringify(headers).length + key.length,
  });

/** A shared HTTP cache of finished responses, in memory. */
export class PageCache {
  private readonly html = newStore(HTML_BYTES);
  private readonly rsc = newStore(RSC_BYTES);
  /** Incremented on every invalidation. A response requested before the last one is not stored. */
  private generation = 0;

  constructor(private readonly fetchPage: FetchPage) {}

  /** Marks every entry as stale. */
  invalidate(): void {
    this.generation += 1;
  }

  /**
   * Sends the entry of a key if there is a usable one. Returns its state, or undefined if nothing was sent.
   */
  serve(key: string, request: IncomingMessage, response: ServerResponse): 'HIT' | 'STALE' | undefined {
    const store = this.storeOf(key);
    const entry = store.get(key);
    if (!entry) return undefined;
    const { headers, body } = entry;
    const now = Date.now();
    const isFresh = entry.generation === this.generation && now < entry.freshUntil;
    if (!isFresh && now >= entry.staleUntil) return undefined;
    if (!isFresh && now >= entry.refetchAfter) void this.refetch(key, entry);
    queueBestEncoding(body, () => store.peek(key)?.body === body);
    if (isFresh) {
      sendEncodedResponse(request, response, entry);
      return 'HIT';
    }
    const cacheControl = shortenSharedCacheTime(String(headers['cache-control']));
    const staleHeaders = { ...headers, 'cache-control': cacheControl, [CACHE_STATE_HEADER]: 'STALE' };
    sendEncodedResponse(request, response, { ...entry, headers: staleHeaders });
    return 'STALE';
  }

  /** Fetches a page from Next.js, stores the response if HTTP allows that, and returns it. */
  async fetch(key: string | undefined, request: PageRequest): Promise<FinishedResponse> {
    const { generation } = this;
    const page = await this.fetchPage(request);
    const isStale = page.headers[CACHE_STATE_HEADER] === 'STALE';
    if (isStale && request.headers.rsc) this.requestHtml(request);
    // A stored entry stays after a server error, which does not mean that the page has changed.
    const isUsable = !isStale && generation === this.generation && page.status < 500;
    if (key !== undefined && isUsable) this.storeResponse(key, request, page);
    return page;
  }

  /**
   * Requests the HTML of a page whose RSC payload is stale, because Next.js does not render a page again when
   * only its payload is prefetched.
   */
  private requestHtml({ url, headers: { host } }: PageRequest): void {
    const [pathname = '/'] = url.split('?', 1);
    this.fetchPage({ url: pathname, headers: { host } }).catch((error: unknown) =>
      log.warn(
        { path: pathname, err: error },
        'page could not be rendered again, serving the stale copy meanwhile',
      ),
    );
  }

  private storeOf(key: string): LRUCache<string, CacheEntry> {
    return key.includes(' ') ? this.rsc : this.html;
  }

  private storeResponse(key: string, request: PageRequest, page: FinishedResponse): void {
    const { status, headers } = page;
    const store = this.storeOf(key);
    const lifetime = parseLifetime(String(headers['cache-control']));
    if (status !== 200 || !lifetime || headers['set-cookie']) {
      store.delete(key);
      return;
    }
    const former = store.peek(key);
    const freshUntil = Date.now() + lifetime.fresh;
    store.set(key, {
      ...page,
      headers: { ...headers, [CACHE_STATE_HEADER]: 'HIT' },
      body: former && former.headers.etag === headers.etag ? former.body : page.body,
      request,
      generation: this.generation,
      freshUntil,
      staleUntil: freshUntil + lifetime.stale,
      refetchAfter: 0,
    });
  }

  /** Fetches a stale entry again in the background. Only one refetch of an entry runs at a time. */
  private async refetch(key: string, entry: CacheEntry): Promise<void> {
    entry.refetchAfter = Number.POSITIVE_INFINITY;
    try {
      // Next.js responds to the first request for a stale page with the old page, and renders the new one
      // meanwhile.
      for (let attempt = 0; attempt < REFETCH_ATTEMPTS; attempt += 1) {
        if (attempt > 0) await sleep(200 * 2 ** attempt, undefined, { ref: false });
        const { status, headers } = await this.fetch(key, entry.request);
        if (status >= 500) throw new Error(`status ${status}`);
        if (headers[CACHE_STATE_HEADER] !== 'STALE') break;
      }
    } catch (error) {
      log.warn(
        { path: entry.request.url, err: error },
        'page could not be rendered again, serving the stale copy meanwhile',
      );
    } finally {
      entry.refetchAfter = Date.now() + RETRY_MS;
    }
  }
}
