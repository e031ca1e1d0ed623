/** The shop's languages, the first un-prefixed in addresses. */
export const LOCALES = ['en', 'id'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The language an `Accept-Language` header asks for; English for anything unknown. */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  return acceptLanguage?.trim().toLowerCase().startsWith('id') ? 'id' : DEFAULT_LOCALE;
}
