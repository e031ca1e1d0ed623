import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { INKS } from '@/content/brand-style';
import { drawGlyphs, place } from './glyphs';
import { FRAME, STORY } from './own-picture';
import { logoOn, portraitOn, type RiderWords, roleOn, swellOn } from './rider-art';

type Size = { width: number; height: number };
type Column = { left: number; width: number };

async function stack(
  { name, tagline, inks }: RiderWords,
  { left, width }: Column,
  sizes: { name: readonly number[]; nameHeight: number; tagline: readonly number[]; gap: number },
): Promise<{ at: (top: number) => OverlayOptions[]; height: number }> {
  const [nameGlyphs, taglineGlyphs] = await Promise.all([
    drawGlyphs({
      text: name.toUpperCase(),
      font: 'heavy',
      colour: INKS.paper,
      sizes: sizes.name,
      width,
      height: sizes.nameHeight,
    }),
    drawGlyphs({
      text: tagline,
      font: 'strong',
      colour: inks.bright,
      sizes: sizes.tagline,
      spacing: 60,
      width,
      height: 110,
    }),
  ]);
  const below = (nameGlyphs?.height ?? 0) + sizes.gap;
  return {
    at: (top) => [...place(nameGlyphs, left, top), ...place(taglineGlyphs, left, top + below)],
    height: below + (taglineGlyphs?.height ?? 0),
  };
}

async function compose(size: Size, ground: string, layers: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The card of a rider, 1200 by 630: words on their dark ink, their print at the right. */
export async function drawRiderCard(words: RiderWords): Promise<Buffer> {
  const column = { left: 64, width: 580 };
  const portrait = { left: FRAME.width - 504, top: 0, width: 504, height: FRAME.height };
  const middle = await stack(words, column, {
    name: [116, 104, 92, 80, 68, 56],
    nameHeight: 240,
    tagline: [36, 32, 28],
    gap: 38,
  });
  const layers = await Promise.all([
    portraitOn(words, portrait),
    logoOn({ left: column.left, top: 56 }, 42),
    roleOn(words, INKS.paper, { ...column, top: FRAME.height - 88, height: 30 }),
  ]);
  return compose(FRAME, words.inks.deep, [...layers.flat(), ...middle.at(130 + (390 - middle.height) / 2)]);
}

/** The lowest pixels of a story, where networks lay their own controls. */
const STORY_FOOT = 340;

/**
 * The story of a rider, 1080 by 1920. What is to be read stands where no network lays its own controls: not in the
 * uppermost 270 pixels nor in the lowest 340. The print takes what the words leave.
 */
export async function drawRiderStory(words: RiderWords): Promise<Buffer> {
  const column = { left: 84, width: STORY.width - 168 };
  const logo = { width: 283, height: 56 };
  const middle = await stack(words, column, {
    name: [176, 160, 144, 128, 112, 96],
    nameHeight: 340,
    tagline: [46, 40, 34],
    gap: 38,
  });
  const foot = STORY.height - STORY_FOOT - logo.height;
  const top = foot - 56 - middle.height;
  const role = { ...column, top: foot + 9, width: column.width - logo.width - 48, height: 38 };
  const layers = await Promise.all([
    portraitOn(words, { left: 0, top: 0, width: STORY.width, height: Math.round(top - 64) }),
    roleOn(words, INKS.paper, role),
    logoOn({ left: column.left + column.width - logo.width, top: foot }, logo.height),
    swellOn(words, { left: 0, top: STORY.height - 220, width: STORY.width, height: 220 }),
  ]);
  return compose(STORY, words.inks.deep, [...layers.flat(), ...middle.at(top)]);
}
