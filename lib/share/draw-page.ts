import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { INKS } from '@/content/brand-style';
import { SITE } from '@/content/site';
import { publicFile } from '@/lib/pictures/public-file';
import { drawGlyphs, place } from './glyphs';
import { FRAME } from './own-picture';

type PageWords = { title: string; line: string };

const MARGIN = 72;

/** Darkens where the words stand, at the left and below, as the pages' own heroes do. */
const VEIL = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}">
    <linearGradient id="aside"><stop stop-color="${INKS.lautDeep}" stop-opacity=".72"/>
      <stop offset=".75" stop-color="${INKS.lautDeep}" stop-opacity="0"/></linearGradient>
    <linearGradient id="up" x1="0" y1="1" x2="0" y2="0">
      <stop stop-color="${INKS.lautDeep}" stop-opacity=".92"/>
      <stop offset=".4" stop-color="${INKS.lautDeep}" stop-opacity=".5"/>
      <stop offset=".75" stop-color="${INKS.lautDeep}" stop-opacity="0"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#aside)"/>
    <rect width="100%" height="100%" fill="url(#up)"/>
  </svg>`,
);

async function wording({ title, line }: PageWords): Promise<OverlayOptions[]> {
  const style = { colour: INKS.paper, width: FRAME.width - 2 * MARGIN };
  const [titleGlyphs, lineGlyphs] = await Promise.all([
    drawGlyphs({
      ...style,
      text: title.toUpperCase(),
      font: 'strong',
      sizes: [84, 72, 60],
      spacing: 200,
      height: 210,
    }),
    drawGlyphs({ ...style, text: line, font: 'tagline', sizes: [40, 34], height: 60 }),
  ]);
  const lineTop = FRAME.height - 68 - (lineGlyphs?.height ?? 0);
  return [
    ...place(titleGlyphs, MARGIN, lineTop - 30 - (titleGlyphs?.height ?? 0)),
    ...place(lineGlyphs, MARGIN, lineTop),
  ];
}

export async function drawPage(words: PageWords, art: string): Promise<Buffer> {
  const { src } = SITE.logoOnPicture;

  return sharp(publicFile(art))
    .resize(FRAME.width, FRAME.height, { fit: 'cover' })
    .composite([
      { input: VEIL, left: 0, top: 0 },
      { input: await sharp(publicFile(src)).resize({ height: 48 }).toBuffer(), left: MARGIN, top: 60 },
      ...(await wording(words)),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
