import {
  findOpening,
  formatClockTime,
  formatWeekday,
  listOpeningHours,
  type OpeningTimes,
  WEEKDAYS,
} from './opening-hours';

it.each([
  ['monday', 'en', 'Monday'],
  ['sunday', 'en', 'Sunday'],
  ['wednesday', 'id', 'Rabu'],
] as const)('formats %s in %s as %s', (day, locale, said) => {
  expect(formatWeekday(day, locale)).toBe(said);
});

it('formats times as the language does', () => {
  expect(formatClockTime('09:30', 'en')).toBe('09:30');
  expect(formatClockTime('09:30', 'id')).toBe('09.30');
});

it('groups all days with the same hours', () => {
  expect(listOpeningHours([{ days: [...WEEKDAYS], opens: '09:00', closes: '22:00' }], 'en')).toEqual([
    { days: 'Monday – Sunday', times: ['09:00–22:00'] },
  ]);
});

it('separates days with different hours, and lists closed days', () => {
  const hours = [
    { days: ['tuesday', 'wednesday', 'thursday', 'sunday'] as const, opens: '11:00', closes: '23:00' },
    { days: ['friday', 'saturday'] as const, opens: '11:00', closes: '01:00' },
  ].map((one) => ({ ...one, days: [...one.days] }));

  expect(listOpeningHours(hours, 'id')).toEqual([
    { days: 'Senin', times: [] },
    { days: 'Selasa – Kamis', times: ['11.00–23.00'] },
    { days: 'Jumat – Sabtu', times: ['11.00–01.00'] },
    { days: 'Minggu', times: ['11.00–23.00'] },
  ]);
});

/** 21 November 2026 is a Saturday. Bali is eight hours ahead of UTC. */
const inBali = (time: string) => new Date(`${time}+08:00`);

const BAR: OpeningTimes = {
  timeZone: 'Asia/Makassar',
  hours: [
    { days: ['tuesday', 'thursday', 'sunday'], opens: '11:00', closes: '23:00' },
    { days: ['friday', 'saturday'], opens: '11:00', closes: '01:00' },
  ],
  holidays: [{ date: '2027-03-09', name: 'Nyepi' }],
};

it.each([
  ['in the afternoon', '2026-11-21T15:00', { closes: '01:00', closesInMinutes: 600 }],
  ['to the minute it opens', '2026-11-21T11:00', { closes: '01:00' }],
  ['past midnight', '2026-11-22T00:59', { closes: '01:00', closesInMinutes: 1 }],
])('is open %s', (_, time, expected) => {
  expect(findOpening(BAR, inBali(time))).toMatchObject({ isOpen: true, ...expected });
});

it.each([
  ['in the morning', '2026-11-21T10:59', { opens: '11:00', day: 'saturday', inDays: 0 }],
  [
    'to the minute it closes, after midnight',
    '2026-11-22T01:00',
    { opens: '11:00', day: 'sunday', inDays: 0 },
  ],
  ['after closing before midnight', '2026-11-26T23:00', { day: 'friday', inDays: 1 }],
  ['on its day off', '2026-11-23T12:00', { day: 'tuesday', inDays: 1 }],
  ['after midnight of a day that ended before it', '2026-11-27T00:30', { day: 'friday', inDays: 0 }],
])('is closed %s', (_, time, next) => {
  expect(findOpening(BAR, inBali(time))).toMatchObject({ isOpen: false, next });
});

it('uses the time zone of the store', () => {
  // Friday evening in London is early Saturday in Bali, where Friday's opening has not ended.
  expect(findOpening(BAR, new Date('2026-11-20T16:30:00Z'))).toMatchObject({ isOpen: true, closes: '01:00' });
  expect(findOpening(BAR, new Date('2026-11-20T17:00:00Z'))).toMatchObject({ isOpen: false });
});

it('is closed on a holiday and names it', () => {
  expect(findOpening(BAR, inBali('2027-03-09T12:00'))).toEqual({
    isOpen: false,
    holiday: 'Nyepi',
    next: { opens: '11:00', day: 'thursday', inDays: 2 },
  });
});

it('skips a holiday to find the next opening', () => {
  const weekly = { ...BAR, hours: [{ days: ['tuesday' as const], opens: '09:00', closes: '17:00' }] };
  expect(findOpening(weekly, inBali('2027-03-08T12:00'))).toEqual({
    isOpen: false,
    next: { opens: '09:00', day: 'tuesday', inDays: 8 },
  });
});

it('returns no next opening if there is none soon', () => {
  const closed = {
    ...BAR,
    hours: [{ days: ['tuesday' as const], opens: '09:00', closes: '17:00' }],
    holidays: ['2027-03-09', '2027-03-16'].map((date) => ({ date, name: 'Closed' })),
  };
  expect(findOpening(closed, inBali('2027-03-08T12:00'))).toEqual({ isOpen: false });
});

it('is closed between two openings of a day', () => {
  const siesta: OpeningTimes = {
    ...BAR,
    hours: [
      { days: ['monday'], opens: '08:00', closes: '12:00' },
      { days: ['monday'], opens: '15:00', closes: '19:00' },
    ],
  };
  expect(findOpening(siesta, inBali('2026-11-23T13:00'))).toMatchObject({
    isOpen: false,
    next: { opens: '15:00', inDays: 0 },
  });
});
