import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { fetchPicture } from './fetch-public-picture';
import { LOCAL_PICTURE } from './image-source';
import { readCached, writeCached } from './picture-cache';
import { publicFile } from './public-file';

const ENCODERS = {
  avif: { quality: 55, effort: env.PICTURE_EFFORT, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 2 },
  jpeg: { quality: 80 },
} as const;
type Format = keyof typeof ENCODERS;
type Rendition = { src: string; width: number; format: Format };

/** A picture of another server that changed under the same address is fetched again after this time. */
const TTL_MS = 30 * 24 * 60 * 60 * 1_000;
/** A picture that could not be read is tried again after this time. */
const RETRY_MS = 60_000;
const MAX_WAITING = 256;
/** What phones and product cards ask for. */
const WARM_WIDTHS = [400, 768];
const IDLE_CHECK_MS = 200;

// Pictures are encoded in parallel, each in one thread.
sharp.concurrency(1);
const foreground = pLimit(availableParallelism());
const background = pLimit(1);
const running = new Map<string, Promise<Buffer>>();
const failures = new LRUCache<string, NoPicture>({ max: 1_000, ttl: RETRY_MS });

/** The picture is not one of the shop's, or cannot be read. */
export class NoPicture extends Error {}
/** Too many pictures are waiting to be encoded. */
export class TooManyPictures extends Error {}

const hashOf = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

const isFile = (src: string) => src.startsWith('/images/') && LOCAL_PICTURE.test(src);

/** Shares one run of `make` between callers that need the same file at the same time, and stores its result. */
function makeOnce(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const run = async () => {
    const content = await make();
    await writeCached(name, content).catch((err: unknown) =>
      log.error({ err }, 'picture could not be stored'),
    );
    return content;
  };
  const made = running.get(name) ?? run().finally(() => running.delete(name));
  running.set(name, made);
  return made;
}

/** Returns what changes with a file in `public/`. */
async function fileVersion(src: string): Promise<number[]> {
  try {
    const { mtimeMs, size } = await stat(publicFile(src));
    return [mtimeMs, size];
  } catch (cause) {
    throw new NoPicture(`there is no file ${src}`, { cause });
  }
}

async function fileName({ src, width, format }: Rendition): Promise<string> {
  const version = isFile(src) ? await fileVersion(src) : [];
  return `${hashOf([src, ...version, width, ENCODERS[format]])}.${format}`;
}

async function readOriginal(src: string): Promise<Buffer> {
  if (isFile(src)) return readFile(publicFile(src));
  const name = `${hashOf(src)}.original`;
  const address = src.startsWith('/') ? `${env.PRODUCT_API_URL}${src}` : src;
  return (await readCached(name, TTL_MS)) ?? makeOnce(name, () => fetchPicture(address));
}

async function encode({ src, width, format }: Rendition): Promise<Buffer> {
  const failure = failures.get(src);
  if (failure) throw failure;
  try {
    const picture = sharp(await readOriginal(src))
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    return await picture.toFormat(format, ENCODERS[format]).toBuffer();
  } catch (cause) {
    log.warn({ picture: src, err: cause }, 'picture could not be encoded');
    const error = new NoPicture(`${src} could not be encoded`, { cause });
    failures.set(src, error);
    throw error;
  }
}

/** Encodes a picture when no visitor waits for one, and takes half of a processor at most. */
function encodeLater(rendition: Rendition): Promise<void> {
  return background(async () => {
    while (foreground.activeCount > 0) await setTimeout(IDLE_CHECK_MS);
    const name = await fileName(rendition);
    if (await readCached(name, TTL_MS)) return;
    const startedAt = performance.now();
    await makeOnce(name, () => encode(rendition));
    await setTimeout(performance.now() - startedAt);
  }).catch((err: unknown) => log.debug({ err }, 'picture could not be encoded in the background'));
}

type PictureRequest = Omit<Rendition, 'format'> & { best: Format; quick: Format };

/**
 * Returns a picture in the best format if that is encoded. Else encodes the quick one, and the best one later.
 * @param isAllowed says whether an address of another server may be fetched
 * @throws NoPicture, TooManyPictures
 */
export async function getPicture(
  { best, quick, ...picture }: PictureRequest,
  isAllowed: (src: string) => Promise<boolean>,
) {
  const stored = await readCached(await fileName({ ...picture, format: best }), TTL_MS);
  if (stored) return { format: best, body: stored, isFinal: true };

  const rendition = { ...picture, format: quick };
  const name = await fileName(rendition);
  let body = await readCached(name, TTL_MS);
  if (!body) {
    if (!isFile(picture.src) && !(await isAllowed(picture.src)))
      throw new NoPicture(`unknown ${picture.src}`);
    if (foreground.pendingCount >= MAX_WAITING) throw new TooManyPictures();
    body = await makeOnce(name, () => foreground(() => encode(rendition)));
  }
  if (best !== quick && background.pendingCount < MAX_WAITING) void encodeLater({ ...picture, format: best });
  return { format: quick, body, isFinal: best === quick };
}

let isWarming = false;

async function warm(): Promise<void> {
  const names = await readdir('public/images', { recursive: true });
  const pictures = names.map((name) => encodeURI(`/images/${name}`)).filter(isFile);
  for (const width of WARM_WIDTHS)
    for (const src of pictures) await encodeLater({ src, width, format: 'avif' });
}

/** Starts to encode the pictures in `public/images` in the background, once. */
export function warmPictures(): void {
  if (isWarming || process.env.NODE_ENV !== 'production') return;
  isWarming = true;
  warm().catch((err: unknown) => log.error({ err }, 'pictures could not be encoded in the background'));
}
