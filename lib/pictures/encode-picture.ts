import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { copyPicture } from './copy-picture';
import { fetchPublicPicture } from './fetch-public-picture';
import { LOCAL_PICTURE_PATTERN } from './image-source';
import { readCachedPicture, writeCachedPicture } from './picture-cache';
import { getPublicFilePath } from './public-file';

const ENCODERS = {
  avif: { quality: 55, effort: env.PICTURE_EFFORT, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 2 },
  jpeg: { quality: 80 },
} as const;
type Format = keyof typeof ENCODERS;
type Rendition = { src: string; width: number; format: Format };

/** The delay before an unreadable picture is tried again. */
const RETRY_MS = 60_000;
const MAX_WAITING = 256;
/** The widths that phones and product cards request. */
const WARM_WIDTHS = [400, 768];
const IDLE_CHECK_MS = 200;

// Pictures are encoded in parallel, each in one thread.
sharp.concurrency(1);
const foreground = pLimit(availableParallelism());
const background = pLimit(1);
/** Fetching has a limit of its own, so that a slow host does not hold up the other pictures. */
const fetches = pLimit(8);
/** Pictures of other servers are decoded one at a time, because each may take 500 MB of memory. */
const copies = pLimit(1);
const running = new Map<string, Promise<Buffer>>();
const failures = new LRUCache<string, PictureError>({ max: 1_000, ttl: RETRY_MS });

/**
 * An error with its response status. 404: the picture does not belong to the shop, or cannot be read. 503:
 * too many pictures are waiting to be encoded.
 */
export class PictureError extends Error {
  constructor(
    readonly status: 404 | 503,
    options?: ErrorOptions,
  ) {
    super(`picture: ${status}`, options);
  }
}

const hashOf = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

const isFile = (src: string) => src.startsWith('/images/') && LOCAL_PICTURE_PATTERN.test(src);

/** Returns a file of the cache, or makes it, once for all callers that need it at the same time. */
function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const readOrMake = async () => {
    const stored = await readCachedPicture(name);
    if (stored) return stored;
    const made = await make();
    await writeCachedPicture(name, made).catch((err: unknown) =>
      log.error({ err }, 'encoded picture could not be stored, encoding it again next time'),
    );
    return made;
  };
  const result = running.get(name) ?? readOrMake().finally(() => running.delete(name));
  running.set(name, result);
  return result;
}

/** Returns the name of a rendition in the cache. It changes with the file in `public/`. */
async function fileName({ src, width, format }: Rendition): Promise<string> {
  try {
    const file = isFile(src) ? await stat(getPublicFilePath(src)) : undefined;
    return `${hashOf([src, file?.mtimeMs, file?.size, width, ENCODERS[format]])}.${format}`;
  } catch (cause) {
    throw new PictureError(404, { cause });
  }
}

/** Reads a file of the shop, or the copy of a picture of another server. */
async function readSource(src: string): Promise<Buffer> {
  if (isFile(src)) return readFile(getPublicFilePath(src));
  return cached(`${hashOf(src)}.copy`, async () => {
    const address = src.startsWith('/') ? `${env.PRODUCT_API_URL}${src}` : src;
    const original = await fetches(() => fetchPublicPicture(address));
    return copies(() => copyPicture(original));
  });
}

/**
 * Encodes a picture. After a failure, the picture counts as unreadable for a minute.
 * @param limit the queue to wait in
 */
async function encode({ src, width, format }: Rendition, limit?: LimitFunction): Promise<Buffer> {
  const failure = failures.get(src);
  if (failure) throw failure;
  try {
    const source = await readSource(src);
    const picture = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
    const run = () => picture.toFormat(format, ENCODERS[format]).toBuffer();
    return await (limit ? limit(run) : run());
  } catch (cause) {
    log.warn({ picture: src, err: cause }, 'picture could not be encoded');
    const error = new PictureError(404, { cause });
    failures.set(src, error);
    throw error;
  }
}

/** Encodes a picture while no visitor waits for one, in at most one thread, and then pauses for as long as that took. */
function encodeLater(rendition: Rendition): Promise<void> {
  return background(async () => {
    while (foreground.activeCount > 0) await setTimeout(IDLE_CHECK_MS);
    const startedAt = performance.now();
    await cached(await fileName(rendition), () => encode(rendition));
    await setTimeout(performance.now() - startedAt);
  }).catch((err: unknown) => log.debug({ err }, 'picture could not be encoded in the background'));
}

type PictureRequest = Omit<Rendition, 'format'> & { best: Format; quick: Format };

/**
 * Returns a picture in the format `best` if it has been encoded in this format. Otherwise encodes it in the
 * format `quick` now, and in `best` later.
 * @param isAllowed decides whether a picture of another server may be fetched
 * @throws PictureError
 */
export async function getEncodedPicture(
  { best, quick, ...picture }: PictureRequest,
  isAllowed: (src: string) => Promise<boolean>,
) {
  const stored = await readCachedPicture(await fileName({ ...picture, format: best }));
  if (stored) return { format: best, body: stored, isFinal: true };

  const rendition = { ...picture, format: quick };
  const body = await cached(await fileName(rendition), async () => {
    if (!isFile(picture.src) && !(await isAllowed(picture.src))) throw new PictureError(404);
    const waiting = fetches.pendingCount + copies.pendingCount + foreground.pendingCount;
    if (waiting >= MAX_WAITING) throw new PictureError(503);
    return encode(rendition, foreground);
  });
  if (best !== quick && background.pendingCount < MAX_WAITING) void encodeLater({ ...picture, format: best });
  return { format: quick, body, isFinal: best === quick };
}

let isWarming = false;

/** Starts to encode the pictures in `public/images` in the background, once. */
export async function startEncodingPublicPictures(): Promise<void> {
  if (isWarming || process.env.NODE_ENV !== 'production') return;
  isWarming = true;
  const names = await readdir('public/images', { recursive: true });
  const pictures = names.map((name) => encodeURI(`/images/${name}`)).filter(isFile);
  for (const width of WARM_WIDTHS)
    for (const src of pictures) await encodeLater({ src, width, format: 'avif' });
}
