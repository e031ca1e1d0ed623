import { z } from 'zod';

/** What a back office may have the storefront revalidate (contract, Own handlers). */
export const REVALIDATION_TAGS = [
  'products',
  'categories',
  'variants',
  'sizes',
  'items',
  'social',
  'content',
] as const;
export type RevalidationTag = (typeof REVALIDATION_TAGS)[number];

/** The body of `POST /api/revalidate`. */
export const revalidationSchema = z.object({ tags: z.array(z.enum(REVALIDATION_TAGS)).min(1) });
