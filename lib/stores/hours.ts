import type { StoreHours } from './store-schema';

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** A Monday: the first day of a week that other days are counted from. */
const SOME_MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function sayDay(day: Day, locale: string): string {
  const date = SOME_MONDAY_MS + DAYS.indexOf(day) * DAY_MS;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** How a language writes a time of day: `22:00`, in Indonesian `22.00`. */
export function sayClock(clock: string, locale: string): string {
  return locale === 'id' ? clock.replace(':', '.') : clock;
}

type HoursRow = { days: string; times: string[] };

function timesOf(hours: readonly StoreHours[], day: Day, locale: string): string[] {
  return hours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => `${sayClock(opens, locale)}–${sayClock(closes, locale)}`);
}

/** A week's hours as a table shows them, from Monday on: days in a row with the same times share a line. */
export function hoursTable(hours: readonly StoreHours[], locale: string): HoursRow[] {
  const groups: { days: Day[]; times: string[] }[] = [];
  for (const day of DAYS) {
    const times = timesOf(hours, day, locale);
    const last = groups.at(-1);
    if (last && String(last.times) === String(times)) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups.map(({ days, times }) => ({
    days: [days[0], ...(days.length > 1 ? [days.at(-1)] : [])]
      .map((day) => (day ? sayDay(day, locale) : ''))
      .join(' – '),
    times,
  }));
}
