const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const KINDS: Record<string, (bytes: Uint8Array) => boolean> = {
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => /^ftyp(avif|avis|mif1)$/.test(ascii(bytes, 4, 12)),
  gif: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
};

/** What kind of picture bytes are, by what they begin with and never by a name; undefined for anything else. */
export function pictureKind(bytes: Uint8Array): string | undefined {
  return Object.entries(KINDS).find(([, begins]) => begins(bytes))?.[0];
}
