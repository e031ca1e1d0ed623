// @ts-check
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import pLimit from 'p-limit';
import { readImageAddress } from '../lib/pictures/image-address.mjs';
import { FORMATS, QUALITY } from '../lib/pictures/widths.mjs';

/** A picture is made by several threads already, out of the four that read files too. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;
/** A page shows some forty. */
const MOST_WAITING = 256;
/** A place in the queue is given away after so many milliseconds, whatever has become of its picture. */
const PATIENCE_MS = 30_000;

const FILES = /^\/images\//;

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {import('./prepare-request.mjs').Refusal} Refusal */

/** @type {Refusal} */
const NOT_FOUND = { status: 404, code: 'not_found', message: 'There is no such picture.' };
/** @type {Refusal} */
const BUSY = {
  status: 503,
  code: 'unavailable',
  message: 'Too many pictures are being made at the moment.',
  headers: { 'retry-after': '10' },
};

/**
 * Leaves one spelling of what a client can read: for Next's choice it is enough.
 * @param {IncomingMessage} request
 */
function settleFormat(request) {
  const format = FORMATS.find((one) => request.headers.accept?.includes(one));
  request.headers.accept = format ?? '*/*';
  return format ?? '';
}

/** @typedef {{ distDir?: string, publicDir?: string, mostWaiting?: number }} Options */

/**
 * Answers for Next's image service: pictures it has kept are sent at once, others are made in one queue, so that they
 * take neither every processor nor every thread that reads files.
 * @param {(request: IncomingMessage, response: ServerResponse) => Promise<unknown>} serve Next
 * @param {(response: ServerResponse, refusal: Refusal) => void} refuse
 * @param {Options} options
 */
export function createPictureService(
  serve,
  refuse,
  { distDir = process.env.NEXT_DIST_DIR || '.next', publicDir = 'public', mostWaiting = MOST_WAITING } = {},
) {
  const kept = resolve(distDir, 'cache/images');
  const making = pLimit(AT_ONCE);

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  const make = async (request, response) => {
    if (response.destroyed) return;
    await Promise.race([serve(request, response), once(AbortSignal.timeout(PATIENCE_MS), 'abort')]);
  };

  /**
   * @param {IncomingMessage} request for an address of the image service that `refusalOf` has nothing against
   * @param {ServerResponse} response
   */
  return async (request, response) => {
    const picture = readImageAddress(request.url ?? '');
    if (!picture) return refuse(response, NOT_FOUND);
    const { src: href, width } = picture;
    if (FILES.test(href) && !existsSync(join(publicDir, decodeURIComponent(href))))
      return refuse(response, NOT_FOUND);

    const mimeType = settleFormat(request);
    const key = ImageOptimizerCache.getCacheKey({ href, width, quality: QUALITY, mimeType });
    if (existsSync(join(kept, key))) return serve(request, response);
    if (making.pendingCount >= mostWaiting) return refuse(response, BUSY);
    return making(() => make(request, response));
  };
}
