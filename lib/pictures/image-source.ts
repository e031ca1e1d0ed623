import { imageAddress } from './image-address';
import { DEVICE_WIDTHS, SMALL_WIDTHS } from './widths.mjs';

/** A picture of ours or of another host, with the size of its file in pixels. */
export type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** The image service may fetch it from its host (lib/pictures/listed-hosts.mjs). */
  listed?: boolean | undefined;
};

/** What an `<img>` or a `<source>` says of its files. */
export type ImageSource = { src: string; srcSet?: string; sizes?: string };

/** Pictures of hosts that are on no list are shown as they are. Drawings need no sizes. */
function isAsItIs(src: string): boolean {
  return /^(?:https?:|data:|blob:)/i.test(src) || /\.svg(?:$|\?)/i.test(src);
}

/** Every width up to that of the file, and the next: a larger one would be the same picture again. */
function fittingWidths(widths: readonly number[], file: number): number[] {
  const enough = widths.findIndex((width) => width >= file);
  return enough < 0 ? [...widths] : widths.slice(0, enough + 1);
}

/** The first of the made widths that is as wide as wished, or the widest. */
function widthFor(wish: number, made: readonly number[]): number {
  return made.find((width) => width >= wish) ?? Math.max(...made);
}

/**
 * The widths a picture is offered in, for the browser to choose from.
 * @param sizes how wide it is shown, as in the attribute of that name; a number of pixels when always the same
 */
export function imageSource({ src, width, listed }: PictureSource, sizes: string | number): ImageSource {
  if (!listed && isAsItIs(src)) return { src };
  if (typeof sizes === 'string') {
    const made = fittingWidths(DEVICE_WIDTHS, width);
    const srcSet = made.map((wide) => `${imageAddress(src, wide)} ${wide}w`).join(', ');
    return { src: imageAddress(src, made.at(-1) ?? width), srcSet, sizes };
  }
  const all = [...SMALL_WIDTHS, ...DEVICE_WIDTHS];
  const [once, twice] = [widthFor(sizes, all), widthFor(sizes * 2, all)];
  const single = imageAddress(src, once);
  return once === twice
    ? { src: single }
    : { src: single, srcSet: `${single} 1x, ${imageAddress(src, twice)} 2x` };
}
