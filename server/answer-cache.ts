import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/log/log';
import type { CachedPage } from '@/lib/revalidate/warm-pages';
import { addressOf, insidePath, isPayloadKey } from './answer-key';
import { type EncodedBody, encode, quickBody, sendEncoded } from './content-encoding';
import { CACHE_STATE } from './log/access-log';
import { briefly } from './response-head';

/** A version of a page in Next's cache: by its path and tags it is renewed. */
type PageVersion = CachedPage & { lastModified: number };

type State = 'HIT' | 'STALE';

/** One page version as Next has answered it: Next need not be asked for it again while it is fresh. */
type Answer = PageVersion & {
  status: number;
  /** But for what is of one connection or one encoding. */
  head: string[];
  etag: string;
  body: EncodedBody;
  /** Fresh until then, and stale until the second; in milliseconds of the clock. */
  freshUntil: number;
  staleUntil: number;
  /** When a request for it was last left to Next. */
  askedAt: number;
};

const MAX_BYTES = 64 * 1024 * 1024;
/** So often a stale answer lets a request through to Next, which renews the page once however many come. */
const ASK_EVERY_MS = 1_000;
const NOT_STORED = ['connection', 'content-encoding', 'content-length', CACHE_STATE];

const answers = new LRUCache<string, Answer>({
  maxSize: MAX_BYTES,
  // What is encoded takes less than half of the body, twice.
  sizeCalculation: ({ body, head, tags }, key) =>
    2 * body.identity.length + head.join().length + tags.length + key.length,
});

globalThis.listCachedPages = () => [...answers.values()].map(({ path, tags }) => ({ path, tags }));

/** Counts the invalidations: what Next was asked for before one is not stored after it. */
let invalidations = 0;

function invalidateWhere(isMeant: (answer: Answer) => boolean, isGone: boolean): void {
  invalidations += 1;
  for (const answer of answers.values()) {
    if (!isMeant(answer)) continue;
    answer.freshUntil = 0;
    answer.askedAt = 0;
    if (isGone) answer.staleUntil = 0;
  }
}

/** Invalidates the answers of a page, of which Next has another version. */
export const invalidatePage = (path: string): void => invalidateWhere((answer) => answer.path === path, true);

/**
 * Invalidates the answers with one of the tags.
 * @param isGone whether not even a stale one may go out while the page is made anew
 */
export function invalidateTagged(tags: readonly string[], isGone: boolean): void {
  invalidateWhere((answer) => answer.tags.split(',').some((tag) => tags.includes(tag)), isGone);
}

/** By the headers of the request for which Next has looked it up. */
const seen = new WeakMap<object, PageVersion & { invalidations: number }>();

/** Notes which version Next has found for a request; none when it makes another. */
export function noteVersion(headers: object, version: PageVersion | undefined): void {
  if (version) seen.set(headers, { ...version, invalidations });
  else seen.delete(headers);
}

/** What Next may say of an answer's life, in milliseconds. */
function lifeOf(cacheControl: string): { fresh: number; stale: number } | undefined {
  const [, fresh, stale = 0] = /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/.exec(cacheControl) ?? [];
  return fresh === undefined ? undefined : { fresh: Number(fresh) * 1_000, stale: Number(stale) * 1_000 };
}

/** Weak, as the same body is sent in several encodings. */
export const etagOf = (body: string | Uint8Array): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Stores an answer that Next has from its cache, fresh, and has just sent.
 * @param status of the page; a client that has it was sent another
 */
export function storeAnswer(
  key: string | undefined,
  { headers }: IncomingMessage,
  response: ServerResponse,
  { status, sent }: { status: number; sent: (string | Uint8Array)[] },
): void {
  const version = seen.get(headers);
  const life = lifeOf(String(response.getHeader('cache-control')));
  if (
    key === undefined ||
    !version ||
    !life ||
    version.invalidations !== invalidations ||
    response.hasHeader('set-cookie')
  )
    return;
  if (response.getHeader(CACHE_STATE) !== 'HIT' || insidePath(addressOf(key)) !== version.path) return;
  const isPayload = String(response.getHeader('content-type')).startsWith('text/x-component');
  if (isPayload !== isPayloadKey(key)) return;

  const bytes = Buffer.concat(sent.map((piece) => Buffer.from(piece)));
  const former = answers.peek(key);
  const body = former?.body.identity.equals(bytes) ? former.body : quickBody(bytes);
  // An RSC payload, which has come in pieces, has none yet.
  const etag = String(response.getHeader('etag') ?? etagOf(bytes));
  const head = Object.entries({ ...response.getHeaders(), etag }).filter(
    ([name]) => !NOT_STORED.includes(name),
  );
  const { path, tags, lastModified } = version;
  const freshUntil = lastModified + life.fresh;
  answers.set(key, {
    path,
    tags,
    lastModified,
    status,
    head: head.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)])),
    etag,
    body,
    freshUntil,
    staleUntil: freshUntil + life.stale,
    askedAt: 0,
  });
}

/** In which state an answer may go out; undefined when Next has to be asked. */
function stateOf(answer: Answer): State | undefined {
  const now = Date.now();
  if (now < answer.freshUntil) return 'HIT';
  if (now < answer.staleUntil && now - answer.askedAt < ASK_EVERY_MS) return 'STALE';
  answer.askedAt = now;
}

/** Whether the client has what it asks for. */
export function hasCurrent({ headers }: IncomingMessage, etag: string): boolean {
  return headers['if-none-match']?.split(',').some((one) => one.trim() === etag) ?? false;
}

/** Who asks for it again says that a page is worth it: a crawler asks for each of them once. */
function encodeBest(body: EncodedBody, key: string): void {
  encode(body, () => answers.peek(key)?.body === body).catch((error: unknown) =>
    log.error({ err: error }, 'a page could not be encoded'),
  );
}

/**
 * Sends the answer that is stored for a request.
 * @returns its state; undefined when nothing was sent
 */
export function sendStored(
  key: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): State | undefined {
  const answer = key === undefined ? undefined : answers.get(key);
  const state = answer && stateOf(answer);
  if (!answer || !state) return;
  const { status, head, etag, body } = answer;
  if (!body.isQueued) encodeBest(body, String(key));
  const heads = [...(state === 'STALE' ? head.map(briefly) : head), CACHE_STATE, state];
  if (status === 200 && hasCurrent(request, etag)) response.writeHead(304, heads).end();
  else sendEncoded(request, response, { status, head: heads, body });
  return state;
}
