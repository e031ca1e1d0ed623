/** The shop's languages. The first has no prefix in URLs. */
export const LOCALES = ['en', 'id'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Returns the language of an `Accept-Language` header, or English if it is unknown. */
export function negotiateLocale(acceptLanguage: string | null | undefined): Locale {
  return acceptLanguage?.trim().toLowerCase().startsWith('id') ? 'id' : DEFAULT_LOCALE;
}
