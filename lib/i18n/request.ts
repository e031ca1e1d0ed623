import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/contract/locale';
import { MESSAGES } from './messages';

/** What next-intl renders a page with. The language is the first part of the (rewritten) address. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = hasLocale(LOCALES, asked) ? asked : DEFAULT_LOCALE;
  return { locale, messages: MESSAGES[locale], timeZone: 'Asia/Makassar' };
});
