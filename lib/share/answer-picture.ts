import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { env } from '@/lib/env';
import { tryDecode } from '@/lib/format/try-decode';
import { log } from '@/lib/log/log';

/** About 70 kB each: some 200 MB at most. */
const MAX_FILES = 3_000;

/** Beside the encoded pictures: it survives builds, and storefronts may share it. */
const FOLDER = join(env.PICTURES_DIR, 'share');

const fileName = (key: string) => `${createHash('sha256').update(key).digest('hex')}.jpg`;

/** Evicts the oldest tenth when there are too many. */
async function prune(folder: string, maxFiles: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
  if (names.length <= maxFiles) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, Math.ceil(maxFiles / 10));
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

/** A disk cache of pictures, bounded by number; several processes may share the folder. */
export function pictureStore(folder = FOLDER, maxFiles = MAX_FILES) {
  return {
    /** Undefined when it is not there. */
    find: (key: string): Promise<Buffer | undefined> =>
      readFile(join(folder, fileName(key))).catch(() => undefined),

    /** Writes atomically. @throws Error when the disk does not take it */
    async write(key: string, picture: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${randomUUID()}.part`);
      await writeFile(draft, picture);
      await rename(draft, join(folder, fileName(key)));
      await prune(folder, maxFiles);
    },
  };
}

/** Drawing takes a core for a fifth of a second: pictures are drawn one at a time, and the queue is bounded. */
const MAX_WAITING = 40;

export type Drawing = {
  picture: Buffer;
  /** False when something was missing, such as the product's own picture: it is drawn anew the next time. */
  isWhole: boolean;
};

const store = pictureStore();
const inWork = new Map<string, Promise<Drawing>>();
const queue = pLimit(1);

async function drawAndKeep(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const drawing = await draw();
  if (drawing.isWhole) {
    await store
      .write(key, drawing.picture)
      .catch((error: unknown) => log.warn({ err: error }, 'a picture to be shared could not be stored'));
  }
  return drawing;
}

async function findOrDraw(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const cached = await store.find(key);
  return cached ? { picture: cached, isWhole: true } : queue(() => drawAndKeep(key, draw));
}

/** From the disk cache, or drawn once for all who ask (`key` has its version); undefined: queue full. */
export async function makePicture(key: string, draw: () => Promise<Drawing>): Promise<Drawing | undefined> {
  if (inWork.has(key)) return inWork.get(key);
  if (inWork.size >= MAX_WAITING) return undefined;

  const work = findOrDraw(key, draw);
  inWork.set(key, work);
  return work.finally(() => inWork.delete(key));
}

const YEAR_S = 365 * 24 * 60 * 60;

type Asked = {
  request: Request;
  name: string;
  version: string;
  draw: () => Promise<Drawing>;
};

/** How long it may be cached: for ever by the address of this version, minutes by any other, a minute unfinished. */
function cacheControl(isWhole: boolean, isThisVersion: boolean): string {
  if (!isWhole) return 'public, max-age=60';
  return isThisVersion ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=300';
}

/** Answers with the picture as it is now, whatever version was asked for. */
export async function answerPicture({ request, name, version, draw }: Asked): Promise<Response> {
  const isThisVersion = new URL(request.url).searchParams.get('v') === version;
  const etag = `"${version}"`;
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, {
      status: 304,
      headers: { etag, 'cache-control': cacheControl(true, isThisVersion) },
    });
  }

  const drawing = await makePicture(`${name} ${version}`, draw);
  if (!drawing) return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  const { picture, isWhole } = drawing;
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'cache-control': cacheControl(isWhole, isThisVersion),
      ...(isWhole && { etag }),
    },
  });
}

export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
}

/** The name of a picture's file without its ending, decoded; undefined for anything else. */
export function fileStem(file: string): string | undefined {
  return file.endsWith('.jpg') ? tryDecode(file.slice(0, -'.jpg'.length)) : undefined;
}
