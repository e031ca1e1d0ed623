import { summarizeText } from './summary';

it.each([
  ['a short text unchanged', 'Light  and\nquick to dry.', 'Light and quick to dry.'],
  ['whole sentences', `${'word '.repeat(10)}ends. ${'word '.repeat(60)}`, `${'word '.repeat(10)}ends.`],
  [
    'whole words if the first sentence is too short',
    `Ren builds things. ${'wave '.repeat(60)}`,
    `Ren builds things. ${'wave '.repeat(28).trim()}…`,
  ],
  ['whole words if the first sentence is too long', 'wave '.repeat(60), `${'wave '.repeat(32).trim()}…`],
])('returns %s', (_, text, kept) => {
  expect(summarizeText(text)).toBe(kept);
});
