import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyphsOf, MISSING_GLYPH, unwrapWoff } from './fonts';

const FILES = '@fontsource/unifont/files/unifont-latin-400-normal.woff';
const woff = readFileSync(join(process.cwd(), 'node_modules', FILES));
const font = unwrapWoff(woff);

const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
  const at = 12 + index * 16;
  const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
  return {
    tag: font.toString('latin1', at, at + 4),
    checksum: font.readUInt32BE(at + 4),
    offset,
    data: font.subarray(offset, offset + length),
  };
});

/** As the OpenType specification has it: the sum of a table's words of 32 bits, the last filled up with noughts. */
function checksumOf(data: Buffer): number {
  const whole = Buffer.alloc(Math.ceil(data.length / 4) * 4);
  data.copy(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

it('gives a TrueType file with the tables of the WOFF file', () => {
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(tables).toHaveLength(woff.readUInt16BE(12));
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
  expect(tables.every(({ offset }) => offset % 4 === 0)).toBe(true);
});

it('gives every table whole', () => {
  // The head's own counts in the file's, which is another file now.
  const others = tables.filter(({ tag }) => tag !== 'head');
  expect(others.map(({ data }) => checksumOf(data))).toEqual(others.map(({ checksum }) => checksum));
});

const latin = (codePoint: number) => codePoint < 0x250;
const plane = (codePoint: number) => codePoint < 0x10000 && codePoint !== 0x200d;
const drawn = (words: string) => glyphsOf(words, latin, plane);

it.each(['Jalan Pantai 58, Canggu', 'Željko Åström', ''])('leaves %j to the own font', (words) => {
  expect(drawn(words)).toEqual({ words, isOwn: true });
});

it.each(['Toko ᬳᬶᬦᬶ 8', '中村-san', 'Ольга', 'مرحبا'])('gives %s to the font that has all letters', (words) => {
  expect(drawn(words)).toEqual({ words, isOwn: false });
});

it('marks what nobody can write, and drops what has no body', () => {
  expect(drawn('Ayu 👩🏽‍🌾')).toEqual({ words: `Ayu ${MISSING_GLYPH.repeat(3)}`, isOwn: false });
});

it('keeps the words on their line, composed', () => {
  expect(drawn('a\r\nb\u0000c\u2028d e\u0301')).toEqual({ words: 'a b c d é', isOwn: true });
});
