import 'server-only';
import { existsSync } from 'node:fs';
import type { Locale } from '@/lib/contract/locale';
import { getPublicFilePath } from '@/lib/pictures/public-file';

/** Returns the address of a country's flag. Its aspect ratio is 3:2. */
export const flagUrl = (code: string): `/${string}` => `/images/flags/${code.toLowerCase()}.svg`;

/** Returns whether an ISO 3166-1 code in capitals has a flag in `public/images/flags`. */
export const isFlagCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && existsSync(getPublicFilePath(flagUrl(code)));

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
