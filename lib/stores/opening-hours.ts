import { addDays, getLocalTime, getWeekday, minutesSinceMidnight } from '@/lib/format/local-time';
import type { StoreHours } from './store-schema';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
type Day = (typeof WEEKDAYS)[number];

/** An arbitrary Monday. */
const SOME_MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns the localised name of a weekday. */
export function formatWeekday(day: Day, locale: string): string {
  const date = SOME_MONDAY_MS + WEEKDAYS.indexOf(day) * DAY_MS;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** Formats a time of day: `22:00`, in Indonesian `22.00`. */
export function formatClockTime(clock: string, locale: string): string {
  return locale === 'id' ? clock.replace(':', '.') : clock;
}

type HoursRow = { days: string; times: string[] };

function timesOf(hours: readonly StoreHours[], day: Day, locale: string): string[] {
  return hours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => `${formatClockTime(opens, locale)}–${formatClockTime(closes, locale)}`);
}

/** Returns a week's opening hours from Monday on. Consecutive days with the same times share a row. */
export function listOpeningHours(hours: readonly StoreHours[], locale: string): HoursRow[] {
  const groups: { days: Day[]; times: string[] }[] = [];
  for (const day of WEEKDAYS) {
    const times = timesOf(hours, day, locale);
    const last = groups.at(-1);
    if (last && String(last.times) === String(times)) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups.map(({ days, times }) => ({
    days: [days[0], ...(days.length > 1 ? [days.at(-1)] : [])]
      .map((day) => (day ? formatWeekday(day, locale) : ''))
      .join(' – '),
    times,
  }));
}

const DAY_MINUTES = 1440;
/** How many days ahead to search for the next opening: a week and a holiday. */
const DAYS_AHEAD = 8;

export type OpeningTimes = {
  hours: readonly StoreHours[];
  timeZone: string;
  holidays: readonly { date: string; name: string }[];
};

export type NextOpening = { opens: string; day: Day; inDays: number };

/** The opening state at a moment, with the time of the next change. */
export type OpeningState =
  | { isOpen: true; closes: string; closesInMinutes: number }
  | {
      isOpen: false;
      next?: NextOpening;
      holiday?: string;
    };

/** An opening period from `start` to `end`, in minutes since the start of today. */
type Period = { start: number; end: number; opens: string; closes: string; inDays: number };

function periodsOf({ hours, holidays }: OpeningTimes, today: string, inDays: number): Period[] {
  const date = addDays(today, inDays);
  if (holidays.some((holiday) => holiday.date === date)) return [];
  const day = WEEKDAYS[getWeekday(date)];
  return hours
    .filter(({ days }) => days.some((one) => one === day))
    .map(({ opens, closes }) => {
      const start = inDays * DAY_MINUTES + minutesSinceMidnight(opens);
      const end = inDays * DAY_MINUTES + minutesSinceMidnight(closes);
      return { start, end: end > start ? end : end + DAY_MINUTES, opens, closes, inDays };
    });
}

/**
 * Returns the opening state in the store's time zone. Hours after midnight belong to the day they began on.
 */
export function findOpening(times: OpeningTimes, now: Date): OpeningState {
  const { date, minutes } = getLocalTime(now, times.timeZone);
  const periods = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) =>
    periodsOf(times, date, index - 1),
  ).flat();

  const current = periods.find(({ start, end }) => start <= minutes && minutes < end);
  if (current) return { isOpen: true, closes: current.closes, closesInMinutes: current.end - minutes };

  const [next] = periods.filter(({ start }) => start > minutes).sort((one, other) => one.start - other.start);
  const day = next && WEEKDAYS[getWeekday(addDays(date, next.inDays))];
  const holiday = times.holidays.find((one) => one.date === date)?.name;
  return {
    isOpen: false,
    ...(next && day && { next: { opens: next.opens, day, inDays: next.inDays } }),
    ...(holiday && { holiday }),
  };
}
