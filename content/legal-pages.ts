/**
 * The legal pages by their address, in the order of their links, with the day on which their text last changed.
 * A public shop does not start while a page is marked as a sample.
 */
export const LEGAL_PAGES = {
  privacy: { changed: '2026-11-28', sample: true },
  terms: { changed: '2026-11-28', sample: true },
  'shipping-and-returns': { changed: '2026-11-28', sample: true },
} as const;

export type LegalPageName = keyof typeof LEGAL_PAGES;
