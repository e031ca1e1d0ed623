import { z } from 'zod';

/** The cache tags that `POST /api/revalidate` accepts (contract, part 2). */
export const REVALIDATION_TAGS = [
  'products',
  'categories',
  'variants',
  'sizes',
  'items',
  'social',
  'content',
] as const;

type ProductTag = `product:${string}`;
export type RevalidationTag = (typeof REVALIDATION_TAGS)[number] | ProductTag;

/** The tag of one product, by the URL form of its id. */
export const productTag = (slug: string): ProductTag => `product:${encodeURIComponent(slug)}`;

/** A tag that all product pages share. */
export const ANY_PRODUCT_TAG = 'product';

const isProductTag = (tag: string): tag is ProductTag => tag.startsWith('product:');

/** Maximum length in characters. Next.js ignores longer tags. */
const MAX_TAG_LENGTH = 256;

/** The body of `POST /api/revalidate`. `propagate: false` marks an event received from another storefront. */
export const revalidationSchema = z.object({
  tags: z
    .array(
      z.union([
        z.enum(REVALIDATION_TAGS),
        z.custom<ProductTag>(
          (tag) => typeof tag === 'string' && isProductTag(tag) && tag.length <= MAX_TAG_LENGTH,
        ),
      ]),
    )
    .min(1),
  propagate: z.boolean().default(true),
});

/**
 * Returns the cache tags to revalidate. `products` and `items` may concern any product, so they include every
 * product page. The tag of one product includes the lists, but no other product page.
 */
export function tagsToRevalidate(tags: readonly RevalidationTag[]): string[] {
  const marked = new Set<string>(tags);
  if (marked.has('products') || marked.has('items')) marked.add(ANY_PRODUCT_TAG);
  if (tags.some(isProductTag)) marked.add('products').add('items');
  return [...marked];
}
