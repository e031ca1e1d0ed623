import { mergeSequence } from './merge-catalogue';

it.each([
  ['keeps unlisted names', 'abc', '', 'abc'],
  ['reorders what is listed, in the places it has', 'abcde', 'db', 'adcbe'],
  ['puts the new behind its predecessor', 'abc', 'axb', 'axbc'],
  ['puts the first before its successor', 'abc', 'xb', 'axbc'],
  ['puts the unknown at the end', 'abc', 'xy', 'abcxy'],
  ['starts from nothing', '', 'abc', 'abc'],
  ['does both at once', 'abc', 'cxay', 'cxbay'],
])('%s', (_what, current, wanted, merged) => {
  expect(mergeSequence([...current], [...wanted]).join('')).toBe(merged);
});
