import { sayClock, sayDay } from './days';

it.each([
  ['monday', 'en', 'Monday'],
  ['sunday', 'en', 'Sunday'],
  ['wednesday', 'id', 'Rabu'],
] as const)('calls %s in %s %s', (day, locale, said) => {
  expect(sayDay(day, locale)).toBe(said);
});

it('writes times as the language does', () => {
  expect(sayClock('09:30', 'en')).toBe('09:30');
  expect(sayClock('09:30', 'id')).toBe('09.30');
});
