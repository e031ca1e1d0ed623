import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { REPOSITORY_FOLDER } from '@/e2e/support/servers/environments';

const SNAPSHOTS = join(REPOSITORY_FOLDER, 'e2e/pictures/snapshots');

/** all-pages.spec.ts visits the widths between these two. */
export const SNAPSHOT_VIEWPORTS = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

export const getSnapshotFileName = (subject: string, { width }: { width: number }) =>
  `${subject}-${width}.png`;

/** Compresses the snapshots to less than half of what the browser writes. */
export async function compressSnapshots(): Promise<void> {
  const names = (await readdir(SNAPSHOTS)).filter((name) => name.endsWith('.png'));
  for (const path of names.map((name) => join(SNAPSHOTS, name))) {
    const packed = await sharp(path).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();
    if (packed.length < (await stat(path)).size) await writeFile(path, packed);
  }
}
