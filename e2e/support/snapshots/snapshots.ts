import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '@/e2e/support/servers/environments';

const SNAPSHOTS = join(ROOT, 'e2e/pictures/snapshots');

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1440, height: 900 };
/** all-pages.spec.ts visits the widths between these two. */
export const SIZES = [PHONE, DESKTOP];

/** Returns the name of a snapshot's file. */
export const getSnapshotName = (subject: string, { width }: { width: number }) => `${subject}-${width}.png`;

/** Compresses the snapshots to less than half of what the browser writes. */
export async function packSnapshots(): Promise<void> {
  const names = (await readdir(SNAPSHOTS)).filter((name) => name.endsWith('.png'));
  for (const path of names.map((name) => join(SNAPSHOTS, name))) {
    const packed = await sharp(path).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();
    if (packed.length < (await stat(path)).size) await writeFile(path, packed);
  }
}
