import 'server-only';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const FONTS = join(process.cwd(), 'node_modules/@expo-google-fonts');

/** The voices of the brand, as TrueType files: the drawing library reads no other. */
const VOICES = {
  text: { family: 'Outfit Medium', file: join(FONTS, 'outfit/500Medium/Outfit_500Medium.ttf') },
  name: { family: 'Outfit SemiBold', file: join(FONTS, 'outfit/600SemiBold/Outfit_600SemiBold.ttf') },
  tagline: {
    family: 'Zilla Slab Italic',
    file: join(FONTS, 'zilla-slab/400Regular_Italic/ZillaSlab_400Regular_Italic.ttf'),
  },
} as const;

type Line = {
  text: string;
  voice: keyof typeof VOICES;
  colour: string;
  /** Type sizes in pixels, the largest first: the first that fits is taken. */
  sizes: readonly number[];
  /** Hundredths of a pixel between letters. */
  spacing?: number;
  width: number;
  height: number;
};

/** What the fonts cannot write would be boxes. */
const UNWRITABLE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cc}|\u200d|\ufe0f/gu;
/** Lines stand close, as titles do; in type sizes. */
const LEADING = 0.85;
const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as Pango's markup has it, without pictographs. */
export function markupText(text: string): string {
  const plain = text.replace(UNWRITABLE, '').replace(/\s+/g, ' ').trim();
  return plain.replace(/[&<>]/g, (character) => MARKUP[character] ?? '');
}

async function set({ voice, colour, spacing = 0, width }: Line, markup: string, size: number) {
  const { family, file } = VOICES[voice];
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

/**
 * Letters one line or paragraph, as large as fits; what does not fit in the smallest size is cut.
 * Undefined when there is nothing to write.
 */
export async function letter(
  line: Line,
): Promise<{ data: Buffer; width: number; height: number } | undefined> {
  const markup = markupText(line.text);
  if (!markup) return undefined;

  for (const size of line.sizes) {
    const lettered = await set(line, markup, size);
    if (lettered.height <= line.height && lettered.width <= line.width) return lettered;
  }
  const smallest = line.sizes.at(-1) ?? 0;
  const { height } = await set(line, markup, smallest);
  return set(line, markupText(cut(line.text, (0.95 * line.height) / height)), smallest);
}

/** Puts what was lettered at a place of the picture; nothing where there is nothing. */
export function place(lettered: { data: Buffer } | undefined, left: number, top: number): OverlayOptions[] {
  return lettered ? [{ input: lettered.data, left: Math.round(left), top: Math.round(top) }] : [];
}
