import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';
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
let turn: Promise<unknown> = Promise.resolve();

async function drawAndKeep(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const drawing = await draw();
  if (drawing.isWhole) {
    await store
      .write(key, drawing.picture)
      .catch((error: unknown) => log.warn({ err: error }, 'a picture to be shared could not be stored'));
  }
  return drawing;
}

function inTurn(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const work = turn.then(() => drawAndKeep(key, draw));
  turn = work.catch(() => undefined);
  return work;
}

async function findOrDraw(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const cached = await store.find(key);
  return cached ? { picture: cached, isWhole: true } : inTurn(key, draw);
}

/** From the disk cache, or drawn once for all who ask (`key` has its version); undefined: queue full. */
export async function makePicture(key: string, draw: () => Promise<Drawing>): Promise<Drawing | undefined> {
  if (inWork.has(key)) return inWork.get(key);
  if (inWork.size >= MAX_WAITING) return undefined;

  const work = findOrDraw(key, draw);
  inWork.set(key, work);
  return work.finally(() => inWork.delete(key));
}
