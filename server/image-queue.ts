import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import onHeaders from 'on-headers';
import pLimit from 'p-limit';
import { env } from '@/lib/env';
import { readImageAddress } from '@/lib/pictures/image-address';
import { isListed, isOnCatalogueHost } from '@/lib/pictures/listed-hosts.mjs';
import { FORMATS, QUALITY } from '@/lib/pictures/widths.mjs';
import type { Refusal } from './admission';

/** A picture is encoded by several threads already, out of the four that read files too. */
const CONCURRENCY = availableParallelism() > 2 ? 2 : 1;
/** A page shows some forty. */
const MAX_WAITING = 256;
/** A slot is given away after so many milliseconds, whatever has become of its picture. */
const TIMEOUT_MS = 30_000;

const FILES = /^\/images\//;

const NOT_FOUND: Refusal = { status: 404, code: 'not_found', message: 'There is no such picture.' };
const BUSY: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'Too many pictures are being made at the moment.',
  headers: { 'retry-after': '10' },
};

/** Leaves one spelling of what a client can read, so that a picture is encoded once for each format. */
function normaliseAccept(request: IncomingMessage): string {
  const format = FORMATS.find((one) => request.headers.accept?.includes(one));
  request.headers.accept = format ?? '*/*';
  return format ?? '';
}

/** What cannot be made of a picture of another server, its own file is shown for. */
function fallBackTo(original: string, response: ServerResponse): void {
  onHeaders(response, () => {
    if (response.statusCode < 400) return;
    response.statusCode = 307;
    response.setHeader('location', original);
    response.setHeader('cache-control', 'no-store');
  });
}

/** Whether a page may show it: our files, and of a catalogue's host what a product has; a feed's host looks itself. */
function isShown(href: string, publicDir: string): boolean {
  if (FILES.test(href)) return existsSync(join(publicDir, decodeURIComponent(href)));
  return !isOnCatalogueHost(href, process.env) || globalThis.isCataloguePicture?.(href) === true;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
type Options = { distDir?: string; publicDir?: string; maxWaiting?: number };

/**
 * Stands in front of Next's image service: encoded pictures are sent at once, others wait in one queue, so that they take
 * neither every processor nor every thread that reads files. For addresses that `refusalOf` has nothing against.
 * @param serve Next
 */
export function createImageQueue(
  serve: Answer,
  refuse: (response: ServerResponse, refusal: Refusal) => void,
  { distDir = env.NEXT_DIST_DIR, publicDir = 'public', maxWaiting = MAX_WAITING }: Options = {},
) {
  const encoded = resolve(distDir, 'cache/images');
  const queue = pLimit(CONCURRENCY);

  const encode: Answer = async (request, response) => {
    if (response.destroyed) return;
    await Promise.race([serve(request, response), once(AbortSignal.timeout(TIMEOUT_MS), 'abort')]);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const picture = readImageAddress(request.url ?? '');
    if (!picture) return refuse(response, NOT_FOUND);
    const { src: href, width } = picture;
    if (isListed(href, process.env)) fallBackTo(href, response);
    if (!isShown(href, publicDir)) return refuse(response, NOT_FOUND);

    const mimeType = normaliseAccept(request);
    const key = ImageOptimizerCache.getCacheKey({ href, width, quality: QUALITY, mimeType });
    if (existsSync(join(encoded, key))) return serve(request, response);
    if (queue.pendingCount >= maxWaiting) return refuse(response, BUSY);
    return queue(() => encode(request, response));
  };
}
