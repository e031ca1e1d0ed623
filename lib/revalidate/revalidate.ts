import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { type RevalidationTag, tagsToRevalidate } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { expireFeed } from '@/lib/social/feed';
import { publishTags } from './storefront-events';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Checks the bearer secret in constant time. @throws ApiError `unauthenticated` */
export function requireSecret(headers: Headers): void {
  const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const isRight = timingSafeEqual(sha256(given), sha256(env.REVALIDATE_SECRET ?? ''));
  if (!env.REVALIDATE_SECRET || !isRight) throw new ApiError('unauthenticated');
}

/** If the content API is used, the tag `content` includes the catalogue. */
const CATALOGUE_TAGS = ['products', 'categories', 'variants', 'sizes', 'items'] as const;

/**
 * Marks all cache entries with these tags as stale. Old pages are served until the new ones are ready
 * (contract, part 2).
 * @param propagate whether to publish the tags to the other storefronts
 */
export async function revalidate(tags: RevalidationTag[], propagate: boolean): Promise<void> {
  const isCatalogue = tags.includes('content') && env.CONTENT_API_URL !== undefined;
  const marked = tagsToRevalidate(isCatalogue ? [...tags, ...CATALOGUE_TAGS] : tags);
  if (tags.includes('social')) await expireFeed();
  for (const tag of marked) revalidateTag(tag, 'max');
  if (propagate) await publishTags(tags);
}
