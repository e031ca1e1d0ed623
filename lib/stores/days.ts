/** The days as the files of `content/stores` name them. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** A Monday: the first day of a week that other days are counted from. */
const SOME_MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** How a language calls the day. */
export function sayDay(day: Day, locale: string): string {
  const date = SOME_MONDAY_MS + DAYS.indexOf(day) * DAY_MS;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** How a language writes a time of day: `22:00`, in Indonesian `22.00`. */
export function sayClock(clock: string, locale: string): string {
  return locale === 'id' ? clock.replace(':', '.') : clock;
}
