/**
 * The limits of pictures that the shop did not make itself: a small file can take all memory or CPU when it
 * is decoded.
 */
export const MAX_MEBIBYTES = 12;
export const MAX_PIXELS = 25_000_000;

/**
 * Parts of a file that are small but expensive to decode, and the largest number of them in real pictures.
 */
const EXPENSIVE_PARTS = [
  // Each scan of a progressive JPEG visits all pixels.
  { signature: '\xff\xd8', part: '\xff\xda', most: 50 },
  // The decoder stores each part with EXIF data or XMP, a colour profile or IPTC data in about 100 bytes,
  // several times.
  { signature: '\xff\xd8', part: '\xff\xe1', most: 1_000 },
  { signature: '\xff\xd8', part: '\xff\xe2', most: 1_000 },
  { signature: '\xff\xd8', part: '\xff\xed', most: 1_000 },
  // Each compressed text of a PNG expands to up to 8 MB, which are copied several times.
  { signature: '\x89PNG', part: 'zTXt', most: 5 },
  { signature: '\x89PNG', part: 'iTXt', most: 5 },
  // The decoder walks through the list of frames from its start for each frame of a WebP animation.
  { signature: 'RIFF', part: 'ANMF', most: 1_000 },
];

/** The beginning of EXIF data in JPEG, WebP and PNG files. */
const EXIF = /Exif\0\0|EXIF|eXIf/g;
/** The number of bytes of EXIF data that the decoder reads. */
const EXIF_LENGTH = 2 ** 16;
/**
 * Tags that point to another list of tags, in both byte orders. The decoder reads that list again for each of
 * them.
 */
const EXIF_POINTERS = ['\x69\x87', '\x87\x69', '\x25\x88', '\x88\x25', '\x05\xa0', '\xa0\x05'];
const MAX_EXIF_PARTS = 20;
const MAX_EXIF_POINTERS = 20;

function hasExpensiveExif(text: string): boolean {
  const parts = [...text.matchAll(EXIF)].map(({ index }) => text.slice(index, index + EXIF_LENGTH));
  if (parts.length > MAX_EXIF_PARTS) return true;
  return parts.some((part) => EXIF_POINTERS.some((tag) => part.split(tag).length > MAX_EXIF_POINTERS + 1));
}

/**
 * Returns true if a small file would take very long or much memory to decode, although it has few pixels.
 * @throws Error if the file is not a picture, or has too many pixels
 */
export async function isExpensive(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  const hasManyParts = EXPENSIVE_PARTS.some(
    ({ signature, part, most }) => text.startsWith(signature) && text.split(part, most + 2).length > most + 1,
  );
  if (hasManyParts || hasExpensiveExif(text)) return true;
  const { default: sharp } = await import('sharp');
  const { icc } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  // A colour profile with `mpet` tags can contain any number of calculations.
  return icc?.includes('mpet') ?? false;
}
