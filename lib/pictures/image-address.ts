import { DEVICE_WIDTHS, QUALITY, SMALL_WIDTHS } from './widths.mjs';

const SERVICE = '/_next/image';
const WIDTHS = [...SMALL_WIDTHS, ...DEVICE_WIDTHS];
const BASE = 'http://localhost';

/** @throws URIError */
const spellSegment = (segment: string): string => encodeURIComponent(decodeURIComponent(segment));

/** The canonical spelling of a path of ours or an address: the service caches under what is written. */
export function canonicalSource(src: string): string {
  try {
    if (src.startsWith('/')) return src.split('/').map(spellSegment).join('/');
    const address = new URL(src);
    address.hash = '';
    return address.href;
  } catch {
    return src;
  }
}

/** The address of a picture in one of `widths.mjs`; quicker to load than its file. */
export function imageAddress(src: string, width: number): string {
  // An apostrophe alone is spelled otherwise by browsers, in a query.
  const url = encodeURIComponent(canonicalSource(src)).replaceAll("'", '%27');
  return `${SERVICE}?url=${url}&w=${width}&q=${QUALITY}`;
}

/** Whether a path is the only name of a file: `/a/../b`, `/a//b` and `/a%2Fb` are not. @throws URIError */
function isPlainPath(path: string): boolean {
  const segments = path.slice(1).split('/');
  decodeURIComponent(path);
  return (
    segments.every((segment) => segment !== '' && !/%(2f|5c|00)/i.test(segment)) &&
    new URL(path, BASE).pathname === path
  );
}

/** Whether Next would take a path and query for its image service's, however it is spelled. */
export function isOfImageService(address: string): boolean {
  return URL.canParse(address, BASE) && new URL(address, BASE).pathname.startsWith(SERVICE);
}

/** The picture that a path and query of the image service names, if written as pages write it. */
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
