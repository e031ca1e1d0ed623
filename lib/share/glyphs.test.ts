import { drawGlyphs, markupText } from './glyphs';

it.each([
  ['<b>Tom & Jerry</b>', '&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;'],
  ['Ombak 🌊 Tee 👩‍🚀', 'Ombak Tee'],
  [' two\n lines ', 'two lines'],
])('writes %j as %j', (text, markup) => {
  expect(markupText(text)).toBe(markup);
});

const LINE = { font: 'strong', colour: '#000000', sizes: [72, 36], width: 576, height: 230 } as const;

it('takes the largest size that fits', async () => {
  const short = await drawGlyphs({ ...LINE, text: 'Melati' });
  const long = await drawGlyphs({ ...LINE, text: 'Melati '.repeat(10) });

  expect(short?.height).toBeGreaterThan(40);
  expect(long?.height).toBeLessThanOrEqual(230);
});

it('cuts what does not fit even then, and writes nothing for nothing', async () => {
  const endless = await drawGlyphs({ ...LINE, text: 'word '.repeat(500) });

  expect(endless?.height).toBeLessThanOrEqual(230);
  expect(endless?.width).toBeLessThanOrEqual(576);
  expect(await drawGlyphs({ ...LINE, text: '🌊' })).toBeUndefined();
});
