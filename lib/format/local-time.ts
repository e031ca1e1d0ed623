const DAY_MS = 86_400_000;

/** Returns the date (`2026-12-01`) and the minutes since midnight in a time zone. */
export function getLocalTime(now: Date, timeZone: string): { date: string; minutes: number } {
  // The Swedish locale formats dates and times like ISO 8601.
  const written = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  const [date = '', time = ''] = written.split(' ');
  return { date, minutes: minutesSinceMidnight(time) };
}

/** Returns the minutes since midnight of a time such as `12:30`. */
export function minutesSinceMidnight(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Adds days to a date such as `2026-12-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the weekday of a date, from 0 for Monday to 6 for Sunday. */
export function getWeekday(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
