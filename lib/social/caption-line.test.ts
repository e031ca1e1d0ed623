import { captionLine } from './caption-line';

it.each([
  ['  Sunrise\n\n at   Balangan \u0007', 'Sunrise at Balangan'],
  ['<b>Bold</b> &amp; "quoted" <script>', '<b>Bold</b> &amp; "quoted" <script>'],
  ['\u202Eneddih\u2066', 'neddih'],
  ['half \ud83c an emoji', 'half an emoji'],
  ['', ''],
  ['\n\n', ''],
])('puts %j on one line', (caption, line) => {
  expect(captionLine(caption)).toBe(line);
});

it('leaves what is short enough as it is, to the last character', () => {
  expect(captionLine('👨‍👩‍👧'.repeat(140))).toBe('👨‍👩‍👧'.repeat(140));
});

it('shortens between two words', () => {
  expect(captionLine('wave '.repeat(100))).toBe(`${'wave '.repeat(27)}wave…`);
});

it('cuts no emoji in half where there are no words to cut between', () => {
  expect(captionLine('👨‍👩‍👧'.repeat(200))).toBe(`${'👨‍👩‍👧'.repeat(140)}…`);
});
