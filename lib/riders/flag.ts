import 'server-only';
import * as svgs from 'country-flag-icons/string/3x2';
import type { Locale } from '@/lib/contract/locale';

/** Only countries. The package also has flags of regions, whose names contain an underscore. */
const FLAGS: ReadonlyMap<string, string> = new Map(
  Object.entries(svgs).filter(([code]) => /^[A-Z]{2}$/.test(code)),
);

/** Returns whether a country has a flag. `code` is an ISO 3166-1 code in upper case. */
export const isFlag = (code: string): boolean => FLAGS.has(code);

/** Returns the flag of a country as an SVG in the ratio 3:2, or undefined for an unknown code. */
export const flagSvg = (code: string): string | undefined => FLAGS.get(code.toUpperCase());

/** Returns the path of a country's flag. */
export const flagAddress = (code: string): `/${string}` => `/flags/${code.toLowerCase()}.svg`;

/** Returns the localised name of a country, or its code if it is unknown. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
