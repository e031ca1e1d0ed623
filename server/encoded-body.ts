import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { compress } from '@/lib/compress.mjs';
import { log } from '@/lib/log/log';

/** A response body and its encoded forms. */
export type EncodedBody = { identity: Buffer; gzip: Buffer; br?: Buffer };

/** Encodings are made one after the other, so that they take at most one of the threads that also read files. */
const queue = pLimit(1);

/** Encodes a body with the fastest gzip, for a response that cannot wait. */
export function encodeQuickly(identity: Buffer): EncodedBody {
  return { identity, gzip: gzipSync(identity, { level: constants.Z_BEST_SPEED }) };
}

/**
 * Replaces the encodings of a body by the smallest ones, in the background. Brotli takes about 0.2 s for a page.
 * @param isWanted tells whether the body is still in use
 */
export function encodeBest(body: EncodedBody, isWanted: () => boolean): void {
  queue(async () => {
    if (isWanted()) body.gzip = await compress.gzip(body.identity);
    if (isWanted()) body.br = await compress.br(body.identity);
  }).catch((error: unknown) => log.error({ err: error }, 'page could not be compressed'));
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  const entry = acceptEncoding
    .split(',')
    .find((one) => one.split(';', 1)[0]?.trim().toLowerCase() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

type FullResponse = { status: number; headers: readonly string[]; etag: string; body: EncodedBody };

/** Sends a response in the smallest encoding that the client accepts, or 304 if the client has it already. */
export function sendEncoded(request: IncomingMessage, response: ServerResponse, full: FullResponse): void {
  const { status, headers, etag, body } = full;
  const known = request.headers['if-none-match'];
  if (status === 200 && known !== undefined && known.split(',').some((one) => one.trim() === etag)) {
    response.writeHead(304, [...headers]).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => body[name] && accepts(accepted, name));
  const bytes = (encoding && body[encoding]) ?? body.identity;
  const encodingHeaders = encoding ? ['content-encoding', encoding] : [];
  response.writeHead(status, [...headers, ...encodingHeaders, 'content-length', String(bytes.length)]);
  response.end(bytes);
}
