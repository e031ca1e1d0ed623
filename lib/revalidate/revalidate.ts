import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { ANSWER_MS, within } from '@/lib/bff/deadline';
import { refreshLists } from '@/lib/catalogue/catalogue';
import type { RevalidationTag } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { expireFeed } from '@/lib/social-api/feed';
import { pagesWith } from './cached-pages';
import { catalogueChange, fingerprintCatalogue, type RevalidatedCatalogue } from './catalogue-change';
import { readFingerprints, storeFingerprints } from './known-fingerprints';
import { pagesToWarm, warmPages } from './warm-pages';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whoever may refresh the catalogue knows the secret. Compared in the same time whatever was sent.
 * @throws ApiError `unauthenticated`
 */
export function requireSecret(headers: Headers): void {
  const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const isRight = timingSafeEqual(digest(given), digest(env.REVALIDATE_SECRET ?? ''));
  if (!env.REVALIDATE_SECRET || !isRight) throw new ApiError('unauthenticated');
}

async function revalidateNow(deadline: number): Promise<RevalidatedCatalogue> {
  const catalogue = await within(deadline - Date.now(), refreshLists());
  const fingerprints = fingerprintCatalogue(catalogue);
  const change = catalogueChange(await readFingerprints(), fingerprints);
  // Old pages are served while they are made anew, and for good while that fails.
  for (const tag of change.tags) revalidateTag(tag, 'max');
  await storeFingerprints(fingerprints);
  const { products, variants } = catalogue;
  return { ...change, products, variants };
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads the catalogue anew, compares it with the one that the pages were made of, and marks the pages that show a
 * difference. One at a time, so that no change falls between two comparisons.
 * @param deadline when nobody waits for it any more, in milliseconds of the clock; marks made later would be lost
 * @throws ApiError when the catalogue cannot be read; nothing is marked then
 */
function revalidateCatalogue(deadline: number): Promise<RevalidatedCatalogue> {
  const mine = turn.then(() => revalidateNow(deadline));
  turn = mine.catch(() => undefined);
  return mine;
}

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
