import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { compress } from '@/lib/compress.mjs';
import { log } from '@/lib/log/log';

/** A response body and its encoded forms. */
type EncodedBody = { identity: Buffer; gzip: Buffer; br?: Buffer; isBest: boolean };

/**
 * Bodies are encoded one after the other, so that this takes at most one of the threads that also read files.
 */
const queue = pLimit(1);

/** Encodes a body with the fastest gzip, for a response that cannot wait. */
export function encodeBodyQuickly(identity: Buffer): EncodedBody {
  return { identity, gzip: gzipSync(identity, { level: constants.Z_BEST_SPEED }), isBest: false };
}

/**
 * Replaces the encodings of a body by the smallest ones, once, in the background. Brotli takes about 0.1 s
 * for a page.
 * @param isWanted tells whether the body is still in use
 */
export function queueBestEncoding(body: EncodedBody, isWanted: () => boolean): void {
  if (body.isBest) return;
  body.isBest = true;
  queue(async () => {
    if (isWanted()) body.gzip = await compress.gzip(body.identity);
    if (isWanted()) body.br = await compress.br(body.identity);
  }).catch((error: unknown) =>
    log.error({ err: error }, 'page could not be compressed again, keeping its quick gzip version'),
  );
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  const entry = acceptEncoding
    .split(',')
    .find((one) => one.split(';', 1)[0]?.trim().toLowerCase() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

/** A response that was received completely, with all its headers. */
export type FinishedResponse = { status: number; headers: OutgoingHttpHeaders; body: EncodedBody };

/** Sends a response in the smallest encoding that the client accepts, or 304 if the client has it already. */
export function sendEncodedResponse(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: FinishedResponse,
): void {
  const known = asked['if-none-match']?.split(',') ?? [];
  if (status === 200 && known.some((etag) => etag.trim() === headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(asked['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => body[name] && accepts(accepted, name));
  const bytes = (encoding && body[encoding]) ?? body.identity;
  const encodingHeader = encoding && { 'content-encoding': encoding };
  response.writeHead(status, { ...headers, ...encodingHeader, 'content-length': bytes.length }).end(bytes);
}
