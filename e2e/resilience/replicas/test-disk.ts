import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REFILL_MS = 100;

/** The disk that a replicated shop writes to. */
export type TestDisk = {
  folder: string;
  /** Fills the disk for some time. Undefined where a small disk cannot be mounted. */
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
      // Fails if another process has taken space since; the next round tries with less.
      await run('fallocate', ['-l', String(bavail * bsize), name]).catch(() => undefined);
    }
    await sleep(REFILL_MS);
  }
  await Promise.all(names.map((name) => rm(name, { force: true })));
}

/** Mounts a small disk in memory, which only root can do; otherwise returns an ordinary folder. */
export async function mountTestDisk(mebibytes: number): Promise<TestDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const options = `size=${mebibytes}m,mode=755`;
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  // PostgreSQL may run as another user, who must reach its folder inside this one.
  await chmod(folder, 0o711);
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
