import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';

const MAX_BYTES = 512 * 1024 * 1024;
/** The folder is measured once in so many writes. */
const WRITES_PER_PRUNE = 100;
let writes = 0;

/** Returns a file of the cache that is younger than `maxAgeMs`, and notes its use in its access time. */
export async function readCached(name: string, maxAgeMs: number): Promise<Buffer | undefined> {
  const file = await open(join(env.PICTURES_DIR, name)).catch(() => undefined);
  try {
    const info = await file?.stat();
    if (!file || !info || Date.now() - info.mtimeMs > maxAgeMs) return undefined;
    await file.utimes(new Date(), info.mtime);
    return await file.readFile();
  } finally {
    await file?.close();
  }
}

/** Writes a file atomically, so that other processes never read half of it. */
export async function writeCached(name: string, content: Buffer): Promise<void> {
  await mkdir(env.PICTURES_DIR, { recursive: true });
  const draft = join(env.PICTURES_DIR, `${randomUUID()}.part`);
  await writeFile(draft, content);
  // The clock of tests may differ from that of the file system.
  await utimes(draft, new Date(), new Date());
  await rename(draft, join(env.PICTURES_DIR, name));
  writes += 1;
  if (writes % WRITES_PER_PRUNE === 0) await pruneCache();
}

/** Deletes the least recently used files until the folder is within its bounds. */
export async function pruneCache(maxBytes = MAX_BYTES): Promise<void> {
  const paths = (await readdir(env.PICTURES_DIR)).map((name) => join(env.PICTURES_DIR, name));
  const files = await Promise.all(
    paths.map(async (path) => ({ path, info: await stat(path).catch(() => undefined) })),
  );
  const known = files.flatMap(({ path, info }) => (info?.isFile() ? [{ path, ...info }] : []));
  let bytes = 0;
  for (const { path, size } of known.sort((a, b) => b.atimeMs - a.atimeMs)) {
    bytes += size;
    if (bytes > maxBytes) await rm(path, { force: true });
  }
}
