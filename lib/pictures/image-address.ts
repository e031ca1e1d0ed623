import { DEVICE_WIDTHS, QUALITY, SMALL_WIDTHS } from './widths.mjs';

const SERVICE = '/_next/image';
const WIDTHS = [...SMALL_WIDTHS, ...DEVICE_WIDTHS];
const BASE = 'http://localhost';

/** @throws URIError */
function spellSegment(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment));
}

/**
 * The canonical address of a picture: the service caches under the address as it is written.
 * @param src a path of ours, or an absolute address
 */
function spellSource(src: string): string {
  try {
    if (src.startsWith('/')) return src.split('/').map(spellSegment).join('/');
    const address = new URL(src);
    address.hash = '';
    return address.href;
  } catch {
    return src;
  }
}

/**
 * The address of a picture in another width; quicker to load than its file, which may be a large one.
 * @param width in pixels, one of `widths.mjs`
 */
export function imageAddress(src: string, width: number): string {
  // An apostrophe alone is spelled otherwise by browsers, in a query.
  const url = encodeURIComponent(spellSource(src)).replaceAll("'", '%27');
  return `${SERVICE}?url=${url}&w=${width}&q=${QUALITY}`;
}

/**
 * Whether a path is the only name of a file: `/a/../b`, `/a//b` and `/a%2Fb` are second ones.
 * @throws URIError
 */
function isPlainPath(path: string): boolean {
  const segments = path.slice(1).split('/');
  decodeURIComponent(path);
  return (
    segments.every((segment) => segment !== '' && !/%(2f|5c|00)/i.test(segment)) &&
    new URL(path, BASE).pathname === path
  );
}

/**
 * Whether Next would take the address for one of its image service, however it is spelled.
 * @param address as it was asked for, path and query
 */
export function isOfImageService(address: string): boolean {
  return URL.canParse(address, BASE) && new URL(address, BASE).pathname.startsWith(SERVICE);
}

/**
 * The picture an address of the image service names, when it is written as pages write it; undefined for any other
 * spelling, width or quality.
 * @param address as it was asked for, path and query
 */
export function readImageAddress(address: string): { src: string; width: number } | undefined {
  const [, url, w] = /^\/_next\/image\?url=([^&#]+)&w=(\d+)&q=\d+$/.exec(address) ?? [];
  if (!url || !WIDTHS.includes(Number(w))) return;
  try {
    const picture = { src: decodeURIComponent(url), width: Number(w) };
    if (imageAddress(picture.src, picture.width) !== address) return;
    return picture.src.startsWith('/') && !isPlainPath(picture.src) ? undefined : picture;
  } catch {
    return;
  }
}
