const DAY_MS = 86_400_000;

/** What a clock and a calendar show in a place. */
type LocalTime = {
  /** The date as `2026-11-21`. */
  date: string;
  /** Minutes since midnight. */
  minutes: number;
};

/** What clocks show there at this moment. */
export function localTime(now: Date, timeZone: string): LocalTime {
  // Swedish writes dates and times as ISO 8601 does.
  const written = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  const [date = '', time = ''] = written.split(' ');
  return { date, minutes: minutesOf(time) };
}

/** Minutes since midnight of a time of day, `00:00` to `23:59`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Which day of the week a date is, 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
