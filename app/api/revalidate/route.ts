import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { handleRoute, handleUnknownPath } from '@/lib/bff/handle-route';
import { type RevalidationTag, revalidationSchema, tagsToRevalidate } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { publishRevalidatedTags } from '@/lib/revalidate/storefront-events';
import { expireFeed } from '@/lib/social/feed';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Checks the bearer secret in constant time. @throws ApiError `unauthenticated` */
function requireRevalidationSecret(headers: Headers): void {
  const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const isRight = timingSafeEqual(sha256(given), sha256(env.REVALIDATE_SECRET ?? ''));
  if (!env.REVALIDATE_SECRET || !isRight) throw new ApiError('unauthenticated');
}

/** The tags of the catalogue. If the content API is used, the tag `content` also revalidates them. */
const CATALOGUE_TAGS = ['products', 'categories', 'variants', 'sizes', 'items'] as const;

/**
 * Marks all cache entries with these tags as stale. Old pages are served until the new ones are ready
 * (contract, part 2).
 * @param propagate whether to publish the tags to the other storefronts
 */
async function revalidate(tags: RevalidationTag[], propagate: boolean): Promise<void> {
  const isCatalogue = tags.includes('content') && env.CONTENT_API_URL !== undefined;
  const marked = tagsToRevalidate(isCatalogue ? [...tags, ...CATALOGUE_TAGS] : tags);
  if (tags.includes('social')) await expireFeed();
  for (const tag of marked) revalidateTag(tag, 'max');
  if (propagate) await publishRevalidatedTags(tags);
}

const handlers = handleRoute({
  async POST(call) {
    requireRevalidationSecret(call.request.headers);
    const { tags, propagate } = await call.readBody(revalidationSchema);

    await revalidate(tags, propagate);
    return { data: { tags } };
  },
});

/** Without a secret, the path does not exist. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = env.REVALIDATE_SECRET
  ? handlers
  : handleUnknownPath();
