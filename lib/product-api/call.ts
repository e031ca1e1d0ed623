import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { askUpstream, type Question } from '@/lib/upstream/ask-upstream';
import { readAnswer } from '@/lib/upstream/read-answer';

/**
 * The only way to the product API: its answer as it is, or an ApiError for none.
 * @throws ApiError `unavailable`, `timeout`
 */
export function askProductApi(path: string, question: Question): Promise<Response> {
  return askUpstream(`${env.PRODUCT_API_URL}${path}`, question);
}

/**
 * Asks the product API: a parsed value comes out, or an ApiError is thrown.
 * @throws ApiError `unavailable`, `timeout`, `upstream_failed`, or the code of the API's own refusal
 */
export async function callProductApi<S extends z.ZodType>(
  path: string,
  { schema, ...question }: Question & { schema: S },
): Promise<z.infer<S>> {
  return readAnswer(await askProductApi(path, question), schema);
}
