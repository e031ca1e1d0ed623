import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES_FOLDER } from '@/backend/catalogue/pictures';
import { pathInside } from '@/backend/catalogue-command/find-pictures';
import { fetchPublicPicture } from '@/lib/pictures/fetch-public-picture';
import type { Box } from './sheet';

/** Enough for a screen that is two pages wide and for an office printer; more would make the file heavy. */
const DOTS_PER_INCH = 190;
const POINTS_PER_INCH = 72;

/** A picture that the catalogue names cannot be had. The message says which and why. */
export class PictureError extends Error {
  override name = 'PictureError';
}

async function readInside(folder: string, path: string): Promise<Buffer> {
  const file = await pathInside(folder, path);
  if (!file) throw new Error('there is no such file');
  return readFile(file);
}

function readBytes(address: string, dataDir: string): Promise<Buffer> {
  if (/^https?:\/\//.test(address)) return fetchPublicPicture(address);
  const path = decodeURIComponent(address);
  const imported = `/${PICTURES_FOLDER}/`;
  if (path.startsWith(imported))
    return readInside(join(dataDir, PICTURES_FOLDER), path.slice(imported.length));
  return readInside('public', path);
}

export function cataloguePictures(dataDir: string) {
  const pixels = (points: number) => Math.round((points * DOTS_PER_INCH) / POINTS_PER_INCH);

  return {
    /** A photograph, cut to fill its box. @throws PictureError */
    async photograph(address: string, { width, height }: Pick<Box, 'width' | 'height'>): Promise<Buffer> {
      try {
        return await sharp(await readBytes(address, dataDir))
          .rotate()
          .resize(pixels(width), pixels(height), { fit: 'cover' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .jpeg({ quality: 74, mozjpeg: true })
          .toBuffer();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new PictureError(`${address} cannot be put into the PDF: ${reason}`);
      }
    },

    /** A drawing of ours, such as the logo; four dots a point, its ground see-through. */
    drawing: async (address: string, height: number): Promise<Buffer> =>
      sharp(await readBytes(address, dataDir), { density: 300 })
        .resize({ height: Math.round(height * 4) })
        .png()
        .toBuffer(),
  };
}
export type CataloguePictures = ReturnType<typeof cataloguePictures>;
