import 'server-only';
import * as svgs from 'country-flag-icons/string/3x2';
import type { Locale } from '@/lib/contract/locale';

/** Countries alone: the package also draws parts of some, whose names have an underscore. */
const FLAGS: ReadonlyMap<string, string> = new Map(
  Object.entries(svgs).filter(([code]) => /^[A-Z]{2}$/.test(code)),
);

/** Whether a country has a flag, by its ISO 3166-1 code in capitals. */
export const isFlag = (code: string): boolean => FLAGS.has(code);

/** A country's flag as an SVG, three wide and two high; undefined for a code that no country has. */
export const flagSvg = (code: string): string | undefined => FLAGS.get(code.toUpperCase());

export const flagAddress = (code: string): `/${string}` => `/flags/${code.toLowerCase()}.svg`;

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
