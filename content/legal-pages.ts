/** The legal pages by their address, in the order of their links, with the day their words last changed. */
export const LEGAL_PAGES = {
  privacy: { changed: '2026-11-26' },
  terms: { changed: '2026-11-26' },
  'shipping-and-returns': { changed: '2026-11-21' },
} as const;

export type LegalPageName = keyof typeof LEGAL_PAGES;
