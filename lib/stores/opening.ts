import { DAYS, type Day } from './hours';
import type { StoreHours } from './store-schema';

const DAY_MINUTES = 1440;
/** How far ahead the next opening is looked for, in days: a week and a holiday. */
const DAYS_AHEAD = 8;

/** When a store is open, as a page hands it to the browser. */
export type OpeningTimes = {
  hours: readonly StoreHours[];
  timeZone: string;
  /** The dates on which it stays closed, with the name of the day. */
  holidays: readonly { date: string; name: string }[];
};

/** The time, the day and how many days from today. */
export type NextOpening = { opens: string; day: Day; inDays: number };

/** Whether it is open at a moment, until when or from when on. */
export type Opening =
  | { isOpen: true; closes: string; closesInMinutes: number }
  | {
      isOpen: false;
      /** Absent when it does not open again within days. */
      next?: NextOpening;
      /** The holiday that keeps it closed today. */
      holiday?: string;
    };

/** From `start` to before `end`, in minutes since the midnight that today began with. */
type Period = { start: number; end: number; opens: string; closes: string; inDays: number };

function periodsOf({ hours, holidays }: OpeningTimes, today: string, inDays: number): Period[] {
  const date = addDays(today, inDays);
  if (holidays.some((holiday) => holiday.date === date)) return [];
  const day = DAYS[weekdayOf(date)];
  return hours
    .filter(({ days }) => days.some((one) => one === day))
    .map(({ opens, closes }) => {
      const start = inDays * DAY_MINUTES + minutesOf(opens);
      const end = inDays * DAY_MINUTES + minutesOf(closes);
      return { start, end: end > start ? end : end + DAY_MINUTES, opens, closes, inDays };
    });
}

/**
 * Whether a store is open now, by the clock where it stands. Hours that run past midnight belong to the day on which
 * they began, so the first night of a holiday ends as usual.
 */
export function openingAt(times: OpeningTimes, now: Date): Opening {
  const { date, minutes } = localTime(now, times.timeZone);
  const periods = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) =>
    periodsOf(times, date, index - 1),
  ).flat();

  const current = periods.find(({ start, end }) => start <= minutes && minutes < end);
  if (current) return { isOpen: true, closes: current.closes, closesInMinutes: current.end - minutes };

  const [next] = periods.filter(({ start }) => start > minutes).sort((one, other) => one.start - other.start);
  const day = next && DAYS[weekdayOf(addDays(date, next.inDays))];
  const holiday = times.holidays.find((one) => one.date === date)?.name;
  return {
    isOpen: false,
    ...(next && day && { next: { opens: next.opens, day, inDays: next.inDays } }),
    ...(holiday && { holiday }),
  };
}

const DAY_MS = 86_400_000;

/** What a clock and a calendar show in a place. */
type LocalTime = {
  /** The date as `2026-11-21`. */
  date: string;
  /** Minutes since midnight. */
  minutes: number;
};

/** What clocks show there at this moment. */
function localTime(now: Date, timeZone: string): LocalTime {
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
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A date so many days later. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Which day of the week a date is, 0 for Monday. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
