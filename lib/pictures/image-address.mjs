// @ts-check
// Plain JavaScript: the shop's server reads it too (scripts/serve-picture.mjs).
import { DEVICE_WIDTHS, QUALITY, SMALL_WIDTHS } from './widths.mjs';

const SERVICE = '/_next/image';
const WIDTHS = [...SMALL_WIDTHS, ...DEVICE_WIDTHS];
const BASE = 'http://localhost';

/** @param {string} segment of a path, percent-encoded or not @throws URIError */
function spellSegment(segment) {
  return encodeURIComponent(decodeURIComponent(segment));
}

/**
 * The one spelling of a picture's address: the service keeps what it has made under the address as it is written.
 * @param {string} src a path of ours, or an absolute address
 */
function spellSource(src) {
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
 * @param {string} src
 * @param {number} width in pixels, one of `widths.mjs`
 */
export function imageAddress(src, width) {
  // An apostrophe alone is spelled otherwise by browsers, in a query.
  const url = encodeURIComponent(spellSource(src)).replaceAll("'", '%27');
  return `${SERVICE}?url=${url}&w=${width}&q=${QUALITY}`;
}

/**
 * Whether a path is the only name of a file: `/a/../b`, `/a//b` and `/a%2Fb` are second ones.
 * @param {string} path
 * @throws URIError
 */
function isPlainPath(path) {
  const segments = path.slice(1).split('/');
  decodeURIComponent(path);
  return (
    segments.every((segment) => segment !== '' && !/%(2f|5c|00)/i.test(segment)) &&
    new URL(path, BASE).pathname === path
  );
}

/**
 * Whether Next would take the address for one of its image service, however it is spelled.
 * @param {string} address as it was asked for, path and query
 */
export function isOfImageService(address) {
  return URL.canParse(address, BASE) && new URL(address, BASE).pathname.startsWith(SERVICE);
}

/**
 * The picture an address of the image service names, when it is written as pages write it; undefined for any other
 * spelling, width or quality.
 * @param {string} address as it was asked for, path and query
 * @returns {{ src: string, width: number } | undefined}
 */
export function readImageAddress(address) {
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
