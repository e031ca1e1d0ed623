import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';
import { SITE } from '@/content/site';

/** Dots a point: sharp on an office printer. */
const DOTS = 4;

/** The brand's logo as pixels for a paper, so many points high. */
export async function readLogo(height: number): Promise<{ picture: Buffer; width: number; height: number }> {
  const { src, width: w, height: h } = SITE.logo;
  const picture = await sharp(join(process.cwd(), 'public', src), { density: 300 })
    .resize({ height: Math.round(height * DOTS) })
    .png()
    .toBuffer();
  return { picture, height, width: (height * w) / h };
}
