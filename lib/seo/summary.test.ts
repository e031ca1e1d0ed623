import { summary } from './summary';

it.each([
  ['a short text as it is', 'Light  and\nquick to dry.', 'Light and quick to dry.'],
  ['whole sentences', `One sentence. ${'word '.repeat(60)}`, 'One sentence.'],
  ['whole words where a sentence is too long', 'wave '.repeat(60), `${'wave '.repeat(32).trim()}…`],
])('keeps %s', (_, text, kept) => {
  expect(summary(text)).toBe(kept);
});
