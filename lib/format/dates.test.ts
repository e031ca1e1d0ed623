import { formatDay } from './dates';

it.each([
  ['2025-04-17', 'en', '17 April 2025'],
  ['2025-08-01', 'id', '1 Agustus 2025'],
] as const)('formats %s in %s as %s', (day, locale, said) => {
  expect(formatDay(day, locale)).toBe(said);
});
