import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '@/e2e/servers/environments';

const KEPT = join(ROOT, 'e2e/pictures/kept');

/** The pictures that pages are compared with, and their sizes in bytes. */
export async function keptPictures(): Promise<{ path: string; name: string; bytes: number }[]> {
  const names = (await readdir(KEPT)).filter((name) => name.endsWith('.png'));
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(KEPT, name);
      return { path, name, bytes: (await stat(path)).size };
    }),
  );
}

/** Flat surfaces and letters, unfiltered, are less than half as large as the browser writes them. */
export async function packPictures(): Promise<void> {
  for (const { path, bytes } of await keptPictures()) {
    const packed = await sharp(path).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();
    if (packed.length < bytes) await writeFile(path, packed);
  }
}
