import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '@/e2e/support/servers/environments';

const SNAPSHOTS = join(ROOT, 'e2e/pictures/snapshots');

/** The snapshots that pages are compared with, and their sizes in bytes. */
export async function readSnapshots(): Promise<{ path: string; name: string; bytes: number }[]> {
  const names = (await readdir(SNAPSHOTS)).filter((name) => name.endsWith('.png'));
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(SNAPSHOTS, name);
      return { path, name, bytes: (await stat(path)).size };
    }),
  );
}

/** Flat surfaces and letters, unfiltered, are less than half as large as the browser writes them. */
export async function packSnapshots(): Promise<void> {
  for (const { path, bytes } of await readSnapshots()) {
    const packed = await sharp(path).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();
    if (packed.length < bytes) await writeFile(path, packed);
  }
}
