import { DAYS, hoursTable, sayClock, sayDay } from './hours';

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

it('says the same of every day in one line', () => {
  expect(hoursTable([{ days: [...DAYS], opens: '09:00', closes: '22:00' }], 'en')).toEqual([
    { days: 'Monday – Sunday', times: ['09:00–22:00'] },
  ]);
});

it('keeps days apart that differ, and has a line for those that are closed', () => {
  const hours = [
    { days: ['tuesday', 'wednesday', 'thursday', 'sunday'] as const, opens: '11:00', closes: '23:00' },
    { days: ['friday', 'saturday'] as const, opens: '11:00', closes: '01:00' },
  ].map((one) => ({ ...one, days: [...one.days] }));

  expect(hoursTable(hours, 'id')).toEqual([
    { days: 'Senin', times: [] },
    { days: 'Selasa – Kamis', times: ['11.00–23.00'] },
    { days: 'Jumat – Sabtu', times: ['11.00–01.00'] },
    { days: 'Minggu', times: ['11.00–23.00'] },
  ]);
});
