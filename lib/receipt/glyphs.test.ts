import { glyphsOf, MISSING_GLYPH } from './glyphs';

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
