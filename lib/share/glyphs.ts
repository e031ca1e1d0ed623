import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { FONTS } from '@/content/brand-style';
import { escapeXml } from '@/lib/format/escape-xml';

type Line = {
  text: string;
  font: keyof typeof FONTS;
  colour: string;
  /** Type sizes in pixels, the largest first: the first that fits is taken. */
  sizes: readonly number[];
  /** Hundredths of a pixel between letters. */
  spacing?: number;
  width: number;
  height: number;
};

/** Code points the fonts have no glyph for; they would be boxes. */
const UNWRITABLE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cc}|\u200d|\ufe0f/gu;
/** Lines stand close, as titles do; in type sizes. */
const LEADING = 0.85;

/** Text as Pango's markup has it, without pictographs. */
export function markupText(text: string): string {
  return escapeXml(text.replace(UNWRITABLE, '').replace(/\s+/g, ' ').trim());
}

async function drawAt({ font, colour, spacing = 0, width }: Line, markup: string, size: number) {
  const { family, file } = FONTS[font];
  // Pango measures in 1024ths of a point; at 72 dpi a point is a pixel.
  const letterSpacing = Math.round((spacing * 1024) / 100);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${letterSpacing}" line_height="${LEADING}">${markup}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Words cut so that they fill so much of the height at most. */
const cut = (text: string, share: number) => `${text.slice(0, Math.floor(text.length * share)).trimEnd()}…`;

/** Draws words as large as fits, cut where even the smallest does not; undefined for no words. */
export async function drawGlyphs(line: Line) {
  const markup = markupText(line.text);
  if (!markup) return undefined;

  for (const size of line.sizes) {
    const drawn = await drawAt(line, markup, size);
    if (drawn.height <= line.height && drawn.width <= line.width) return drawn;
  }
  const smallest = line.sizes.at(-1) ?? 0;
  const { height } = await drawAt(line, markup, smallest);
  return drawAt(line, markupText(cut(line.text, (0.95 * line.height) / height)), smallest);
}

export function place(drawn: { data: Buffer } | undefined, left: number, top: number): OverlayOptions[] {
  return drawn ? [{ input: drawn.data, left: Math.round(left), top: Math.round(top) }] : [];
}
