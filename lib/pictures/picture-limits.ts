/** The limits of pictures that the shop did not make itself: a small file can take all memory or CPU when it is decoded. */
export const MAX_MEBIBYTES = 12;
export const MAX_PIXELS = 25_000_000;

/** Parts that cost much in a small file, and the number of them that real pictures have at most. */
const EXPENSIVE_PARTS = [
  // Each scan of a progressive JPEG visits all pixels.
  { signature: '\xff\xd8', part: '\xff\xda', most: 50 },
  // Each compressed text of a PNG expands to up to 8 MB, which are copied several times.
  { signature: '\x89PNG', part: 'zTXt', most: 5 },
  { signature: '\x89PNG', part: 'iTXt', most: 5 },
];

/** Returns true if a small file would take very long or much memory to decode, although it has few pixels. */
export function isExpensive(bytes: Buffer): boolean {
  return EXPENSIVE_PARTS.some(
    ({ signature, part, most }) =>
      bytes.toString('latin1', 0, signature.length) === signature &&
      bytes.toString('latin1').split(part, most + 2).length > most + 1,
  );
}
