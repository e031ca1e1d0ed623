import { encodedAddress, encodedWidths, fallbackWidth, smallWidth } from './encoded-address';
import { imageAddress } from './image-address';
import { DEVICE_WIDTHS, SMALL_WIDTHS } from './widths.mjs';

export type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** What its encoded files are called, when it has some (lib/pictures/encoded-picture.ts). */
  encoded?: string | undefined;
  /** The image service fetches it from its host (lib/pictures/listed-hosts.mjs). */
  listed?: boolean | undefined;
};

export type ImageSource = { src: string; srcSet?: string | undefined; sizes?: string | undefined };
/** The `<source>` for browsers that know AVIF, when there is one, and the `<img>`. */
export type ImageSources = { avif?: ImageSource | undefined; image: ImageSource };

/** Pictures of hosts that are on no list are shown as they are. Drawings need no sizes, and what is encoded has one. */
function isAsItIs(src: string): boolean {
  return /^(?:https?:|data:|blob:|\/media\/)/i.test(src) || /\.svg(?:$|\?)/i.test(src);
}

/** Every width up to that of the file, and the next: a larger one would be the same picture again. */
function fittingWidths(widths: readonly number[], file: number): number[] {
  const enough = widths.findIndex((width) => width >= file);
  return enough < 0 ? [...widths] : widths.slice(0, enough + 1);
}

function srcSetOf(widths: readonly number[], addressOf: (width: number) => string): string {
  return widths.map((width) => `${addressOf(width)} ${width}w`).join(', ');
}

/** What dense screens need of a picture that is always the same size. */
function fixedWidth(pixels: number): number {
  const all = [...SMALL_WIDTHS, ...DEVICE_WIDTHS];
  return all.find((width) => width >= pixels * 2) ?? Math.max(...all);
}

/**
 * What a picture is shown from. One that is encoded has AVIF in all its widths, for a `<source>`, and one WebP for the
 * browsers that do not know that. Any other comes from the image service, or as it is.
 * @param sizes how wide it is shown, as in the attribute of that name; a number of pixels when always the same
 */
export function imageSource(
  { src, width, encoded, listed }: PictureSource,
  sizes: string | number,
): ImageSources {
  const isSmall = typeof sizes === 'number';
  if (encoded) {
    const avif = (wide: number) => encodedAddress(encoded, wide, 'avif');
    const webp = (wide: number) => encodedAddress(encoded, wide, 'webp');
    if (isSmall) return { avif: { src: avif(smallWidth(width)) }, image: { src: webp(smallWidth(width)) } };
    const widths = encodedWidths(width);
    return {
      avif: { src: avif(Math.max(...widths)), srcSet: srcSetOf(widths, avif), sizes },
      image: { src: webp(fallbackWidth(width)) },
    };
  }
  if (!listed && isAsItIs(src)) return { image: { src } };
  const service = (wide: number) => imageAddress(src, wide);
  if (isSmall) return { image: { src: service(fixedWidth(sizes)) } };
  const widths = fittingWidths(DEVICE_WIDTHS, width);
  return { image: { src: service(widths.at(-1) ?? width), srcSet: srcSetOf(widths, service), sizes } };
}
