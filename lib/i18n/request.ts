import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/contract/locale';
import { MESSAGES } from './translator';

/** Configures next-intl for the language of the `[locale]` segment, or the one that the caller passes. */
export default getRequestConfig(async ({ locale: named }) => {
  const asked = named ?? (await rootLocale());
  const locale = hasLocale(LOCALES, asked) ? asked : DEFAULT_LOCALE;
  return { locale, messages: MESSAGES[locale], timeZone: 'Asia/Makassar' };
});
