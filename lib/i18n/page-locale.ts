import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/contract/locale';

/** The language of the page around, for what is given no `params`, such as a not-found page. */
export async function pageLocale(): Promise<Locale> {
  const locale = await rootLocale();
  return hasLocale(LOCALES, locale) ? locale : DEFAULT_LOCALE;
}
