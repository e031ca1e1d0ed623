import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** About 70 kB each: some 200 MB at most. */
const MAX_FILES = 3_000;

/** Beside Next's own resized pictures. */
const FOLDER = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'cache/share');

const fileName = (key: string) => `${createHash('sha256').update(key).digest('hex')}.jpg`;

/** Makes room: the oldest tenth goes when there are too many. */
async function prune(folder: string, maxFiles: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
  if (names.length <= maxFiles) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, Math.ceil(maxFiles / 10));
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

/** Finished pictures on disk, so many at most; several processes may share the folder. */
export function pictureStore(folder = FOLDER, maxFiles = MAX_FILES) {
  return {
    /** Undefined when it is not there. */
    find: (key: string): Promise<Buffer | undefined> =>
      readFile(join(folder, fileName(key))).catch(() => undefined),

    /** Puts a whole picture in its place at once. @throws Error when the disk does not take it */
    async keep(key: string, picture: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${randomUUID()}.part`);
      await writeFile(draft, picture);
      await rename(draft, join(folder, fileName(key)));
      await prune(folder, maxFiles);
    },
  };
}
