import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';

const MAX_BYTES = 512 * 1024 * 1024;
/** The time after which a picture is made again, because that of another server may have changed. */
const TTL_MS = 30 * 24 * 60 * 60 * 1_000;
/** The number of writes between two measurements of the folder's size. */
const WRITES_PER_PRUNE = 100;
let writes = 0;

const pathOf = (name: string) => join(env.PICTURES_DIR, name);

/** Returns a file of the cache. */
export async function readCachedPicture(name: string): Promise<Buffer | undefined> {
  const info = await stat(pathOf(name)).catch(() => undefined);
  if (!info || Date.now() - info.mtimeMs > TTL_MS) return undefined;
  // Another process may delete the file between these calls.
  return readFile(pathOf(name)).catch(() => undefined);
}

/** Writes a file atomically, so that other processes never read an incomplete one. */
export async function writeCachedPicture(name: string, content: Buffer): Promise<void> {
  await mkdir(env.PICTURES_DIR, { recursive: true });
  const draft = pathOf(`${randomUUID()}.part`);
  await writeFile(draft, content);
  // The times are set, because tests may use another clock than the file system.
  await utimes(draft, new Date(), new Date());
  await rename(draft, pathOf(name));
  writes += 1;
  if (writes % WRITES_PER_PRUNE === 0) await prunePictureCache();
}

/** Deletes the oldest files until the folder is within its limits. */
export async function prunePictureCache(maxBytes = MAX_BYTES): Promise<void> {
  const paths = (await readdir(env.PICTURES_DIR)).map(pathOf);
  // Another process may have deleted some of the files.
  const infos = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  const files = paths.map((path, index) => ({ path, size: 0, mtimeMs: 0, ...infos[index] }));
  let bytes = 0;
  for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size;
    if (bytes > maxBytes) await rm(path, { force: true });
  }
}
