import { z } from 'zod';
import { LOCALES } from './locale';

/** Maximum length of a search query in characters. Further characters are ignored. */
const QUERY_MAX_LENGTH = 80;
export const MAX_PRODUCT_SUGGESTIONS = 6;
export const MAX_QUERY_SUGGESTIONS = 3;

/** Characters that change the direction of text. They could reorder the sentence that quotes the query. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Normalises a search query: Unicode NFC, a single line, no direction marks, at most 80 characters. */
export function normalizeQuery(typed: string): string {
  const clean = typed
    .slice(0, 16 * QUERY_MAX_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(DIRECTION_MARKS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...clean].slice(0, QUERY_MAX_LENGTH).join('').trim();
}

/** The query parameters of `GET /api/search`. Invalid values fall back to defaults. */
export const searchQuerySchema = z.object({
  q: z
    .string()
    .nullish()
    .transform((typed) => normalizeQuery(typed ?? '')),
  locale: z.enum(LOCALES).optional().catch(undefined),
  /**
   * Requests the favourites instead of a search. The page shows the favourites when a search has no results.
   */
  favourites: z.string().optional().catch(undefined),
});

const productSuggestionSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number().int().nonnegative(),
  href: z.string(),
  section: z.enum(['men', 'woman']),
  picture: z
    .object({
      src: z.string(),
      width: z.number(),
      height: z.number(),
      dominant: z.string().optional(),
      encoded: z.string().optional(),
    })
    .optional(),
});
export type ProductSuggestion = z.infer<typeof productSuggestionSchema>;

/** The response of `GET /api/search`: product suggestions and completed queries. */
export const searchResponseSchema = z.object({
  products: z.array(productSuggestionSchema).max(MAX_PRODUCT_SUGGESTIONS),
  queries: z.array(z.string()).max(MAX_QUERY_SUGGESTIONS),
});
export type SearchSuggestions = z.infer<typeof searchResponseSchema>;
