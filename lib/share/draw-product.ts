import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { INKS } from '@/content/brand-style';
import { SITE } from '@/content/site';
import { publicFile } from '@/lib/pictures/public-file';
import { drawGlyphs, place } from './glyphs';
import { FRAME } from './own-picture';

export type ProductWords = { eyebrow: string; title: string; price: string; line: string };

/** The product fills a portrait at the right, four to five as it was taken. */
const PORTRAIT = { left: 696, width: 504 };
const MARGIN = 72;
/** Below it there is room for words. */
const LOGO_FOOT = 140;
const COLUMN = PORTRAIT.left - MARGIN - 24;
const TITLE_SIZES = [72, 62, 52, 44, 36];
/** Above it an edge is no plain ground any more; of 255. */
const PLAIN_DEVIATION = 24;
const DARK_BELOW = 110;

type Ground = { picture: Buffer | undefined; isDark: boolean };

/** The product's own ground, drawn out to the left, so that product and words stand on one paper. */
async function groundOf(portrait: Buffer): Promise<Ground> {
  const strip = await sharp(portrait).extract({ left: 0, top: 0, width: 6, height: FRAME.height }).toBuffer();
  const { channels } = await sharp(strip).stats();
  const [red, green, blue] = channels;
  if (!red || !green || !blue) return { picture: undefined, isDark: false };
  if ([red, green, blue].some(({ stdev }) => stdev > PLAIN_DEVIATION))
    return { picture: undefined, isDark: false };

  const picture = await sharp(strip)
    .resize(PORTRAIT.left + 2, FRAME.height, { fit: 'fill' })
    .blur(30)
    .toBuffer();
  return { picture, isDark: 0.3 * red.mean + 0.6 * green.mean + 0.1 * blue.mean < DARK_BELOW };
}

async function wording(words: ProductWords, isDark: boolean): Promise<OverlayOptions[]> {
  const style = { colour: isDark ? INKS.paper : INKS.ink, width: COLUMN, height: 40 };
  const [eyebrow, title, price, line] = await Promise.all([
    drawGlyphs({ ...style, text: words.eyebrow.toUpperCase(), font: 'strong', sizes: [24], spacing: 350 }),
    drawGlyphs({ ...style, text: words.title, font: 'strong', sizes: TITLE_SIZES, height: 230 }),
    drawGlyphs({ ...style, text: words.price, font: 'strong', sizes: [44, 36], height: 60 }),
    drawGlyphs({ ...style, text: words.line, font: 'tagline', sizes: [30, 26] }),
  ]);
  // The block of words stands in the middle of what the logo and the last line leave.
  const eyebrowHeight = eyebrow ? eyebrow.height + 22 : 0;
  const titleHeight = (title?.height ?? 0) + 34;
  const top =
    LOGO_FOOT + (FRAME.height - LOGO_FOOT - 120 - eyebrowHeight - titleHeight - (price?.height ?? 0)) / 2;
  return [
    ...place(eyebrow, MARGIN, top),
    ...place(title, MARGIN, top + eyebrowHeight),
    ...place(price, MARGIN, top + eyebrowHeight + titleHeight),
    ...place(line, MARGIN, FRAME.height - 64 - (line?.height ?? 0)),
  ];
}

/** Draws a product on its ground with name and price. Without a picture of it the brand's mark takes its place. */
export async function drawProduct(words: ProductWords, original: Buffer | undefined): Promise<Buffer> {
  const portrait =
    original &&
    (await sharp(original)
      .rotate()
      .resize(PORTRAIT.width, FRAME.height, { fit: 'cover' })
      .flatten({ background: INKS.paper })
      .toColourspace('srgb')
      .toBuffer());
  const ground = portrait ? await groundOf(portrait) : { picture: undefined, isDark: false };
  const logo = ground.isDark ? SITE.logoOnPicture : SITE.logo;
  const mark = portrait ? undefined : await sharp(publicFile(SITE.mark)).resize(252, 252).toBuffer();

  return sharp({ create: { ...FRAME, channels: 3, background: INKS.paper } })
    .composite([
      ...(ground.picture ? [{ input: ground.picture, left: 0, top: 0 }] : []),
      ...(portrait ? [{ input: portrait, left: PORTRAIT.left, top: 0 }] : []),
      ...(mark ? [{ input: mark, left: PORTRAIT.left + 126, top: 189 }] : []),
      { input: await sharp(publicFile(logo.src)).resize({ height: 44 }).toBuffer(), left: MARGIN, top: 64 },
      ...(await wording(words, ground.isDark)),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
