import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import pLimit from 'p-limit';
import { ANSWER_MS } from '@/lib/bff/deadline';
import { refreshLists } from '@/lib/catalogue/catalogue';
import type { RevalidationTag } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { within } from '@/lib/errors/within';
import { log } from '@/lib/log/log';
import { followTags, tellTags } from '@/lib/redis/tag-log';
import { expireFeed } from '@/lib/social-api/feed';
import { catalogueChange, fingerprintCatalogue, type RevalidatedCatalogue } from './catalogue-change';
import { readFingerprints, storeFingerprints } from './known-fingerprints';
import { pagesToWarm, pagesWith, warmPages } from './warm-pages';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. @throws ApiError `unauthenticated` */
export function requireSecret(headers: Headers): void {
  const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const isRight = timingSafeEqual(digest(given), digest(env.REVALIDATE_SECRET ?? ''));
  if (!env.REVALIDATE_SECRET || !isRight) throw new ApiError('unauthenticated');
}

type MarkTags = (tags: string[]) => unknown;

/** Stale while revalidate: old pages are served until the new ones are there. */
function markInRequest(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, 'max');
}

async function revalidateNow(deadline: number, mark: MarkTags): Promise<RevalidatedCatalogue> {
  const catalogue = await within(deadline - Date.now(), refreshLists());
  const fingerprints = fingerprintCatalogue(catalogue);
  const change = catalogueChange(await readFingerprints(), fingerprints);
  await mark(change.tags);
  await storeFingerprints(fingerprints);
  const { products, variants } = catalogue;
  return { ...change, products, variants };
}

const queue = pLimit(1);

/**
 * Refreshes the catalogue, compares it with the one that the pages were rendered from, and revalidates the tags of the
 * difference. One at a time, so that no change falls between two comparisons.
 * @param deadline in milliseconds of the clock; tags revalidated after the answer would be lost
 * @throws ApiError when the catalogue cannot be read; nothing is revalidated then
 */
function revalidateCatalogue(deadline: number, mark: MarkTags): Promise<RevalidatedCatalogue> {
  return queue(() => revalidateNow(deadline, mark));
}

/** What an answer takes after the catalogue has been read. */
const RESERVE_MS = 500;

/** Tags with cached reads of their own; all others are lists of the catalogue. */
const OWN_READS: readonly RevalidationTag[] = ['social', 'content'];

function namesCatalogue(tag: RevalidationTag): boolean {
  return !OWN_READS.includes(tag) || (tag === 'content' && env.CONTENT_API_URL !== undefined);
}

const NOTHING: RevalidatedCatalogue = { slugs: [], tags: [], products: [], variants: [] };

/**
 * Revalidates the pages that show what has changed of the named things, and warms them in the background (contract, Own
 * handlers).
 * @throws ApiError when the catalogue cannot be read; every page stays as it is then
 */
export async function revalidate(tags: RevalidationTag[]): Promise<{ changedProducts: number }> {
  const deadline = Date.now() + ANSWER_MS - RESERVE_MS;
  const catalogue = tags.some(namesCatalogue) ? await revalidateCatalogue(deadline, markInRequest) : NOTHING;
  const reads = tags.filter((tag) => OWN_READS.includes(tag));
  if (tags.includes('social')) await expireFeed();
  markInRequest(reads);
  // Even when nothing is new here: this storefront may have started after the change.
  const marked = new Set([...catalogue.tags, ...reads]);
  await tellTags(marked);
  after(() => warmPages(pagesToWarm(catalogue, pagesWith(marked))));
  return { changedProducts: catalogue.slugs.length };
}

async function followOther(told: string[]): Promise<void> {
  const mark = async (tags: string[]) => globalThis.markTags?.([...told, ...tags]);
  if (told.includes('social')) await expireFeed();
  const catalogue = await revalidateCatalogue(Date.now() + ANSWER_MS, mark);
  const found = catalogue.tags.filter((tag) => !told.includes(tag));
  if (found.length > 0) await tellTags(found);
  void warmPages(pagesToWarm(catalogue, pagesWith(new Set([...told, ...catalogue.tags]))));
}

/**
 * Revalidates what other storefronts of the shop were told of, from now on. Each compares the catalogue with what its own
 * pages were rendered from, so that whatever was missed is found.
 */
export function followStorefronts(): void {
  let isFollowing = true;
  followTags(async (told) => {
    try {
      await followOther(told);
      isFollowing = true;
    } catch (error) {
      if (isFollowing)
        log.warn({ err: error }, 'a change that another storefront was told of is not shown yet');
      isFollowing = false;
      throw error;
    }
  });
}
