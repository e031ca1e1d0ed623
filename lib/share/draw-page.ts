import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { SITE } from '@/content/site';
import { FRAME, LAUT_DEEP, PAPER, publicFile } from './frame';
import { letter, place } from './letter';

/** What stands on the picture of a page. */
export type PageWords = { title: string; line: string };

const MARGIN = 72;

/** Darkens where the words stand, at the left and below, as the pages' own heroes do. */
const VEIL = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}">
    <linearGradient id="aside"><stop stop-color="${LAUT_DEEP}" stop-opacity=".72"/>
      <stop offset=".75" stop-color="${LAUT_DEEP}" stop-opacity="0"/></linearGradient>
    <linearGradient id="up" x1="0" y1="1" x2="0" y2="0">
      <stop stop-color="${LAUT_DEEP}" stop-opacity=".92"/>
      <stop offset=".4" stop-color="${LAUT_DEEP}" stop-opacity=".5"/>
      <stop offset=".75" stop-color="${LAUT_DEEP}" stop-opacity="0"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#aside)"/>
    <rect width="100%" height="100%" fill="url(#up)"/>
  </svg>`,
);

async function lettering({ title, line }: PageWords): Promise<OverlayOptions[]> {
  const style = { colour: PAPER, width: FRAME.width - 2 * MARGIN };
  const [titleLetters, lineLetters] = await Promise.all([
    letter({
      ...style,
      text: title.toUpperCase(),
      voice: 'text',
      sizes: [84, 72, 60],
      spacing: 200,
      height: 210,
    }),
    letter({ ...style, text: line, voice: 'tagline', sizes: [40, 34], height: 60 }),
  ]);
  const lineTop = FRAME.height - 68 - (lineLetters?.height ?? 0);
  return [
    ...place(titleLetters, MARGIN, lineTop - 30 - (titleLetters?.height ?? 0)),
    ...place(lineLetters, MARGIN, lineTop),
  ];
}

/** Draws a page's words on its picture. */
export async function drawPage(words: PageWords, art: string): Promise<Buffer> {
  const { src } = SITE.logoOnPicture;

  return sharp(publicFile(art))
    .resize(FRAME.width, FRAME.height, { fit: 'cover' })
    .composite([
      { input: VEIL, left: 0, top: 0 },
      { input: await sharp(publicFile(src)).resize({ height: 48 }).toBuffer(), left: MARGIN, top: 60 },
      ...(await lettering(words)),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
