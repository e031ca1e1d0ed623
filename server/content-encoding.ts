import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { compress } from '@/lib/compress.mjs';

/** A body in the encodings that there are of it. */
export type EncodedBody = {
  identity: Buffer;
  gzip?: Buffer;
  br?: Buffer;
  /** Better ones are made or on their way. */
  isQueued?: boolean;
};

/** Of the four threads that read files too, these take two at most. */
const queues = { gzip: pLimit(1), br: pLimit(1) };

/** A body that can be sent at once: in plain, and in gzip as quickly as that is made. */
export function quickBody(identity: Buffer): EncodedBody {
  return { identity, gzip: gzipSync(identity, { level: constants.Z_BEST_SPEED }) };
}

/**
 * Encodes a body in place as well as can be.
 * @param isWanted asked before each: Brotli takes a fifth of a second for a page
 */
export async function encode(body: EncodedBody, isWanted: () => boolean): Promise<void> {
  body.isQueued = true;
  await queues.gzip(async () => {
    if (isWanted()) body.gzip = await compress.gzip(body.identity);
  });
  await queues.br(async () => {
    if (isWanted()) body.br = await compress.br(body.identity);
  });
}

/** @param accepted an Accept-Encoding header */
function accepts(accepted: string, name: string): boolean {
  const entry = accepted.split(',').find((one) => one.split(';', 1)[0]?.trim().toLowerCase() === name);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

type Answer = { status: number; head: string[]; body: EncodedBody };

/** Sends an answer in the smallest encoding there is that the client understands. */
export function sendEncoded(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, head, body } = answer;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => body[name] && accepts(accepted, name));
  const bytes = (encoding && body[encoding]) ?? body.identity;
  const ofEncoding = encoding ? ['content-encoding', encoding] : [];
  response.writeHead(status, [...head, ...ofEncoding, 'content-length', String(bytes.length)]);
  response.end(bytes);
}
