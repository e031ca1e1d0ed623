import { saySpan } from './say-span';

it.each([
  ['79-83', 'cm', 'en', '79–83'],
  ['79-83', 'inch', 'en', '31–32.5'],
  ['79-83', 'inch', 'id', '31–32,5'],
  [23.2, 'cm', 'id', '23,2'],
  [23.2, 'inch', 'en', '9.1'],
] as const)('says %s in %s (%s) as %s', (span, unit, locale, said) => {
  expect(saySpan(span, unit, locale)).toBe(said);
});
