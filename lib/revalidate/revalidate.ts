import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { ANSWER_MS } from '@/lib/bff/deadline';
import { pagesWith } from '@/lib/cache/kept-pages.mjs';
import type { RevalidationTag } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { expireFeed } from '@/lib/social-api/feed';
import { pagesToWarm } from './pages-to-warm';
import { type RevalidatedCatalogue, revalidateCatalogue } from './revalidate-catalogue';
import { warmPages } from './warm-pages';

/** What an answer takes after the catalogue has been read. */
const RESERVE_MS = 500;

/** Tags that name readings of their own; all others are lists of the catalogue. */
const OWN_READINGS: readonly RevalidationTag[] = ['social', 'content'];

function namesCatalogue(tag: RevalidationTag): boolean {
  return !OWN_READINGS.includes(tag) || (tag === 'content' && env.CONTENT_API_URL !== undefined);
}

const NOTHING: RevalidatedCatalogue = { slugs: [], tags: [], products: [], variants: [] };

/**
 * Has the pages made anew that show what has changed of the named things, in the background and no others (contract,
 * Own handlers).
 * @throws ApiError when the catalogue cannot be read; every page stays as it is then
 */
export async function revalidate(tags: RevalidationTag[]): Promise<{ changedProducts: number }> {
  const deadline = Date.now() + ANSWER_MS - RESERVE_MS;
  const catalogue = tags.some(namesCatalogue) ? await revalidateCatalogue(deadline) : NOTHING;
  const readings = tags.filter((tag) => OWN_READINGS.includes(tag));
  if (tags.includes('social')) await expireFeed();
  for (const tag of readings) revalidateTag(tag, 'max');

  const marked = new Set([...catalogue.tags, ...readings]);
  after(() => warmPages(pagesToWarm(catalogue, pagesWith(marked))));
  return { changedProducts: catalogue.slugs.length };
}
