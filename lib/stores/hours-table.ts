import { DAYS, type Day, sayClock, sayDay } from './days';
import type { StoreHours } from './store-schema';

/** Days in a row that have the same times; no times: closed. */
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
