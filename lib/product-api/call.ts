import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { ApiError, type ErrorCode } from '@/lib/errors/api-error';
import { askUpstream, type Question, readAnswer } from '@/lib/upstream/upstream';

/** A sentence for the shopper, where the server has one. */
export type Said = { message?: string | undefined };

/**
 * The product API's answer as it is.
 * @throws ApiError `unavailable`, `timeout`
 */
export function askProductApi(path: string, question: Question): Promise<Response> {
  return askUpstream(`${env.PRODUCT_API_URL}${path}`, question);
}

/**
 * The product API's answer, parsed.
 * @throws ApiError `unavailable`, `timeout`, `upstream_failed`, or the code of the API's own refusal
 */
export async function callProductApi<S extends z.ZodType>(
  path: string,
  { schema, ...question }: Question & { schema: S },
): Promise<z.infer<S>> {
  return readAnswer(await askProductApi(path, question), schema);
}

/** A call whose answer says no more than that it was made. @throws ApiError as `callProductApi` does */
export async function sendToProductApi(path: string, question: Question): Promise<void> {
  await callProductApi(path, { ...question, schema: z.unknown() });
}

/**
 * An id as one segment of a path.
 * @throws ApiError `not_found` for `.` and `..`, which would lead to another call
 */
export function pathSegment(id: string): string {
  if (id === '.' || id === '..') throw new ApiError('not_found');
  return encodeURIComponent(id);
}

/** What a server answers to a call that it does not have. */
const UNKNOWN_CALL: readonly ErrorCode[] = ['not_found', 'method_not_allowed', 'unsupported'];

/**
 * The answer to a call that a product API need not have (contract, Extensions).
 * @throws ApiError `unsupported` for 404, 405 and 501, else what the call throws
 */
export async function asExtension<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const isUnknown = error instanceof ApiError && UNKNOWN_CALL.includes(error.code);
    throw isUnknown ? new ApiError('unsupported', { cause: error }) : error;
  }
}
