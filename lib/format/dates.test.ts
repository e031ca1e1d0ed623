import { formatDateTime, formatDay, formatDayRange } from './dates';

it.each([
  ['2025-04-17', 'en', '17 April 2025'],
  ['2025-08-01', 'id', '1 Agustus 2025'],
] as const)('formats %s in %s as %s', (day, locale, said) => {
  expect(formatDay(day, locale)).toBe(said);
});

it.each([
  ['en', '22 Nov 2026, 00:30 WITA'],
  ['id', '22 Nov 2026, 00.30 WITA'],
] as const)('formats a moment in Bali time, in %s', (locale, said) => {
  expect(formatDateTime('2026-11-21T16:30:00.000Z', locale)).toBe(said);
});

it.each([
  ['2026-12-01', '2026-12-08', 'en', 'Tue 1 – Tue 8 December'],
  ['2026-12-01', '2026-12-08', 'id', 'Sel 1 – Sel 8 Desember'],
  ['2026-12-30', '2027-01-08', 'en', 'Wed 30 December – Fri 8 January'],
] as const)('formats the days from %s to %s in %s as %s', (first, last, locale, said) => {
  expect(formatDayRange([first, last], locale)).toBe(said);
});

it('keeps text that is not a moment', () => {
  expect(formatDateTime('soon', 'en')).toBe('soon');
});
