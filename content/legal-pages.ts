/** The legal pages by URL, in link order, with the day of their last change. */
export const LEGAL_PAGES = {
  privacy: { changed: '2026-11-26' },
  terms: { changed: '2026-11-26' },
  'shipping-and-returns': { changed: '2026-11-21' },
} as const;

export type LegalPageName = keyof typeof LEGAL_PAGES;
