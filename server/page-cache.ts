import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/log/log';
import { type FinishedResponse, markStale, queueBrotli, sendFinishedResponse } from './finished-response';
import type { NextRequest } from './next-client';

const HTML_BYTES = 64 * 1024 * 1024;
const RSC_BYTES = 16 * 1024 * 1024;
/** How long a stale entry is served after a refetch before the next attempt, in milliseconds. */
const RETRY_MS = 1_000;
/**
 * The pauses before the requests of one refetch. Next.js responds to the first request for a stale page with
 * the old page, and renders the new one meanwhile.
 */
const REFETCH_PAUSES_MS = [0, 400, 800, 1_600, 3_200];

type CacheEntry = FinishedResponse & {
  /** The request that fetched the page, and fetches it again when the entry is stale. */
  request: NextRequest;
  /** The generation of the cache when the response was requested. */
  generation: number;
  /** This time and the one below are in milliseconds, as from `Date.now()`. */
  freshUntil: number;
  refetchAfter: number;
};

/** Reads `s-maxage` and `stale-while-revalidate` (RFC 9111, RFC 5861) in milliseconds. */
function parseLifetime(cacheControl: string): { fresh: number; stale: number } {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`, 'i').exec(cacheControl)?.[1] ?? 0);
  if (/private|no-store/i.test(cacheControl)) return { fresh: 0, stale: 0 };
  return { fresh: seconds('s-maxage') * 1_000, stale: seconds('stale-while-revalidate') * 1_000 };
}

/** Creates a store that drops entries when they may not even be served stale. */
const createStore = (maxSize: number) =>
  new LRUCache<string, CacheEntry>({
    maxSize,
    ttlResolution: 1_000,
    // The compressed forms take less than the body itself.
    sizeCalculation: ({ body, headers }, key) =>
      2 * body.identity.length + 2 * JSON.stringify(headers).length + key.length,
  });

const logFailedRefetch = (path: string) => (error: unknown) =>
  log.warn({ path, err: error }, 'page could not be rendered again, serving the stale copy meanwhile');

/** A shared HTTP cache of finished responses, in memory. */
export class PageCache {
  private readonly html = createStore(HTML_BYTES);
  private readonly rsc = createStore(RSC_BYTES);
  /** Incremented on every invalidation. A response requested before the last one is not stored. */
  private generation = 0;

  constructor(private readonly fetchPage: (request: NextRequest) => Promise<FinishedResponse>) {}

  /** Marks every entry as stale. */
  invalidate(): void {
    this.generation += 1;
  }

  /** Sends the entry of a key if there is one. Returns its state, or undefined if nothing was sent. */
  serve(key: string, request: IncomingMessage, response: ServerResponse): 'HIT' | 'STALE' | undefined {
    const entry = this.storeOf(key).get(key);
    if (!entry) return undefined;
    queueBrotli(entry.body);
    const now = Date.now();
    const isFresh = entry.generation === this.generation && now < entry.freshUntil;
    if (!isFresh && now >= entry.refetchAfter) void this.refetch(key, entry);
    sendFinishedResponse(request, response, isFresh ? entry : markStale(entry));
    return isFresh ? 'HIT' : 'STALE';
  }

  /** Fetches a page from Next.js, stores the response if HTTP allows that, and returns it. */
  async fetch(key: string | undefined, request: NextRequest): Promise<FinishedResponse> {
    const { generation } = this;
    const page = await this.fetchPage(request);
    if (page.state === 'STALE') this.requestHtml(request);
    // A stored entry stays after a server error, which does not mean that the page has changed.
    else if (key !== undefined && generation === this.generation && page.status < 500)
      this.storeResponse(key, request, page);
    return page;
  }

  /**
   * Requests the HTML of a page whose RSC payload is stale, because Next.js does not render a page again when
   * only its payload is prefetched.
   */
  private requestHtml({ url, headers: { rsc, host } }: NextRequest): void {
    const [pathname = '/'] = url.split('?', 1);
    if (rsc) this.fetchPage({ url: pathname, headers: { host } }).catch(logFailedRefetch(pathname));
  }

  /** Payloads have a store of their own, so that their many variants do not displace pages. */
  private storeOf(key: string): LRUCache<string, CacheEntry> {
    return key.includes(' ') ? this.rsc : this.html;
  }

  private storeResponse(key: string, request: NextRequest, page: FinishedResponse): void {
    const { generation } = this;
    const { status, headers } = page;
    const store = this.storeOf(key);
    const { fresh, stale } = parseLifetime(String(headers['cache-control']));
    if (status !== 200 || fresh === 0 || headers['set-cookie']) {
      store.delete(key);
      return;
    }
    const former = store.peek(key);
    const body = former?.headers.etag === headers.etag && former ? former.body : page.body;
    const freshUntil = Date.now() + fresh;
    const entry = { ...page, body, encodedHeaders: {}, request, generation, freshUntil, refetchAfter: 0 };
    store.set(key, entry, { ttl: fresh + stale });
  }

  /** Fetches a stale entry again in the background. Only one refetch of an entry runs at a time. */
  private async refetch(key: string, entry: CacheEntry): Promise<void> {
    entry.refetchAfter = Number.POSITIVE_INFINITY;
    try {
      for (const pause of REFETCH_PAUSES_MS) {
        if (pause > 0) await sleep(pause, undefined, { ref: false });
        const { status, state } = await this.fetch(key, entry.request);
        if (status >= 500) throw new Error(`status ${status}`);
        if (state !== 'STALE') break;
      }
    } catch (error) {
      logFailedRefetch(entry.request.url)(error);
    } finally {
      entry.refetchAfter = Date.now() + RETRY_MS;
    }
  }
}
