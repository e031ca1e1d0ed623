import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

type Page = {
  locale: Locale;
  /** Its canonical address without the language. */
  path: `/${string}`;
  /** What stands after `Apparel - `; the layout's own title without it. */
  title?: string | undefined;
  description?: string | undefined;
  /** False for pages of one shopper alone. */
  index?: boolean | undefined;
};

/** Title, description, the canonical address and the same page in the other languages. */
export function pageMetadata({ locale, path, title, description, index = true }: Page): Metadata {
  const languages = Object.fromEntries(LOCALES.map((language) => [language, localePath(language, path)]));

  return {
    ...(title && { title }),
    ...(description && { description }),
    alternates: {
      canonical: localePath(locale, path),
      languages: { ...languages, 'x-default': localePath(DEFAULT_LOCALE, path) },
    },
    ...(!index && { robots: { index: false } }),
  };
}
