import type { Metadata } from 'next';

/** The head of a page that stands in for one that there is not: answered with 404 (`lib/cache/missing-page.mjs`). */
export function missingPage(words: { title: string; description: string }): Metadata {
  return { ...words, robots: { index: false }, other: { status: '404' } };
}
