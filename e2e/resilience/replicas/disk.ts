import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REFILL_MS = 100;

/** Where all that the stand writes lies. */
export type Disk = {
  folder: string;
  /** Has no room left for so long; undefined where nobody may make a small disk. */
  fill: ((ms: number) => Promise<void>) | undefined;
  remove: () => Promise<void>;
};

async function fillFor(folder: string, ms: number): Promise<void> {
  const end = performance.now() + ms;
  const names: string[] = [];
  while (performance.now() < end) {
    const { bavail, bsize } = await statfs(folder);
    const name = join(folder, `filler-${names.length}`);
    if (bavail > 0) {
      names.push(name);
      // What others take meanwhile is missing here: the next time it is less.
      await run('fallocate', ['-l', String(bavail * bsize), name]).catch(() => undefined);
    }
    await sleep(REFILL_MS);
  }
  await Promise.all(names.map((name) => rm(name, { force: true })));
}

/** A disk of a size of its own, as root can make one in memory; an ordinary folder otherwise. */
export async function openDisk(mebibytes: number): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const isMounted = await run('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${mebibytes}m,mode=755`,
    'tmpfs',
    folder,
  ]).then(
    () => true,
    () => false,
  );
  if (!isMounted) return { folder, fill: undefined, remove };
  return {
    folder,
    fill: (ms) => fillFor(folder, ms),
    remove: async () => {
      await run('umount', ['--lazy', folder]);
      await remove();
    },
  };
}
