import 'server-only';
import * as svgs from 'country-flag-icons/string/3x2';
import type { Locale } from '@/lib/contract/locale';

/** Countries alone: the package also draws parts of some, whose names have an underscore. */
const FLAGS: ReadonlyMap<string, string> = new Map(
  Object.entries(svgs).filter(([code]) => /^[A-Z]{2}$/.test(code)),
);

/** Whether a country has a flag, by its ISO 3166-1 code in capitals. */
export function isFlag(code: string): boolean {
  return FLAGS.has(code);
}

/** A country's flag as an SVG, three wide and two high; undefined for a code that no country has. */
export function flagSvg(code: string): string | undefined {
  return FLAGS.get(code.toUpperCase());
}

/** The address of a flag's picture. */
export function flagAddress(code: string): `/${string}` {
  return `/flags/${code.toLowerCase()}.svg`;
}

/** What a country is called in a language. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
