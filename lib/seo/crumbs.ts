import 'server-only';
import type { Section } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import type { Crumb } from './page-data';

/** The first step of every way. */
export function homeCrumb(locale: Locale): Crumb {
  return { name: translator(locale, 'share')('home'), path: '/' };
}

/** The way to a half of the shop. */
export function sectionCrumbs(section: Section, locale: Locale): Crumb[] {
  return [homeCrumb(locale), { name: translator(locale, section)('title'), path: `/${section}` }];
}
