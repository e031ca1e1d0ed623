import 'server-only';
import { LEGAL_PAGES, type LegalPageName } from '@/content/legal-pages';
import { SITE } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import type { Prose } from '@/lib/prose/prose';
import { type PlaceholderValues, readProse } from '@/lib/prose/read-prose';
import { DELIVERY_WORKING_DAYS, RETURN_PERIOD_DAYS } from './delivery-days';

/**
 * The placeholders of the legal texts, also used by product pages. They come from `content/site`. Days are
 * working days.
 */
export const LEGAL_PLACEHOLDERS = {
  brand: SITE.name,
  locality: SITE.home.locality,
  email: SITE.contact.email,
  firstDay: DELIVERY_WORKING_DAYS.first,
  lastDay: DELIVERY_WORKING_DAYS.last,
  returnDays: RETURN_PERIOD_DAYS,
  paymentProvider: SITE.payment.provider,
} satisfies PlaceholderValues;

const NAMES = Object.keys(LEGAL_PAGES).filter((name): name is LegalPageName => name in LEGAL_PAGES);

export type LegalPage = Prose & { name: LegalPageName; path: `/${LegalPageName}`; changed: string };

/** Returns a legal page in a language. @throws ProseError if the text breaks the rules of docs/content.md */
export function readLegalPage(name: LegalPageName, locale: Locale): LegalPage {
  const { changed } = LEGAL_PAGES[name];
  return { name, path: `/${name}`, changed, ...readProse(`legal/${name}/${locale}.md`, LEGAL_PLACEHOLDERS) };
}

/** Returns all legal pages in a language. @throws ProseError if a text breaks the rules of docs/content.md */
export function listLegalPages(locale: Locale): LegalPage[] {
  return NAMES.map((name) => readLegalPage(name, locale));
}
