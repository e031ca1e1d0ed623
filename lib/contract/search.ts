import { z } from 'zod';
import { LOCALES } from './locale';

/** The most of a question that is looked at, in characters. */
const QUESTION_MAX = 80;
export const MAX_PRODUCT_SUGGESTIONS = 6;
export const MAX_QUERY_SUGGESTIONS = 3;

/** What turns the direction of text around, so that it could rewrite the sentence it is quoted in. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody has typed, fit to be searched and shown: composed, on one line, cut at 80 characters. */
export function tidyQuestion(typed: string): string {
  const clean = typed
    .slice(0, 16 * QUESTION_MAX)
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(DIRECTION_MARKS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...clean].slice(0, QUESTION_MAX).join('').trim();
}

/** What `GET /api/search` is asked. Nothing in it is ever refused. */
export const searchQuestionSchema = z.object({
  q: z
    .string()
    .nullish()
    .transform((typed) => tidyQuestion(typed ?? '')),
  locale: z.enum(LOCALES).optional().catch(undefined),
  /** No question: what is shown to those who have found nothing. */
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

/** What it answers: products, and what the words typed may be meant to become. */
export const searchAnswerSchema = z.object({
  products: z.array(productSuggestionSchema).max(MAX_PRODUCT_SUGGESTIONS),
  queries: z.array(z.string()).max(MAX_QUERY_SUGGESTIONS),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
