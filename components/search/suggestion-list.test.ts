import { splitAtMatches } from './suggestion-list';

const marked = (text: string, typed: string) =>
  splitAtMatches(text, typed)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Kirana Bikini', 'bik', 'Kirana [Bik]ini'],
  ['Kirana Bikini', 'BIK kir', '[Kir]ana [Bik]ini'],
  ['Padang Pádang', 'pada', '[Pada]ng [Páda]ng'],
  ['Pa\u0301dang', 'pa', '[Pa\u0301]dang'],
  ["Women's Slide", 'womens', "[Women's] Slide"],
  ['Straße', 'stra', '[Stra]ße'],
  ['A <b> & "c"', 'b', 'A <[b]> & "c"'],
  ['Kirana', 'xy', 'Kirana'],
  ['Kirana', '', 'Kirana'],
  ['🏄 Tee', 'tee', '🏄 [Tee]'],
])('in “%s” highlights the matches of “%s”', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
  expect(
    splitAtMatches(text, typed)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
