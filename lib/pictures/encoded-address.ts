import { DEVICE_WIDTHS, SMALL_WIDTHS } from './widths.mjs';

/** The formats that pictures of the shop's own are encoded in, ahead of any request. */
const ENCODED_FORMATS = ['avif', 'webp'] as const;
export type EncodedFormat = (typeof ENCODED_FORMATS)[number];

const WIDEST = Math.max(...DEVICE_WIDTHS);
/** Of two neighbouring widths, the larger takes half as many bytes again, or it is not made. */
const STEP = 1.25;
/** What is shown where AVIF cannot be: one width has to do for the two browsers in a hundred. */
const FALLBACK_WIDTH = 768;

/** The widths for screens that a picture is encoded in, its own the largest. */
export function encodedWidths(own: number): number[] {
  const widest = Math.min(own, WIDEST);
  return [...DEVICE_WIDTHS.filter((width) => width * STEP <= widest), widest];
}

/** The width for what is always small: a thumbnail is shown at half of it, for dense screens. */
export function smallWidth(own: number): number {
  return Math.min(own, ...SMALL_WIDTHS);
}

/** The one width for screens in WebP. */
export function fallbackWidth(own: number): number {
  return encodedWidths(own).find((width) => width >= FALLBACK_WIDTH) ?? Math.min(own, WIDEST);
}

/**
 * The address of an encoded picture: it changes with the picture and with how it is encoded.
 * @param id of the picture (`picture-store.ts`)
 * @param width in pixels, one that is made
 */
export function encodedAddress(id: string, width: number, format: EncodedFormat): string {
  return `/media/${id}-${width}.${format}`;
}

const ADDRESS = /^\/media\/([0-9a-f]{12})-([1-9]\d{0,3})\.(avif|webp)$/;

/** The parts of such an address; undefined for anything else. */
export function readEncodedAddress(
  address: string,
): { id: string; width: number; format: EncodedFormat } | undefined {
  const [, id, width, format] = ADDRESS.exec(address) ?? [];
  return id ? { id, width: Number(width), format: format as EncodedFormat } : undefined;
}
