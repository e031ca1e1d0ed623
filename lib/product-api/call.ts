import 'server-only';
import { context, propagation } from '@opentelemetry/api';
import { z } from 'zod';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { hasCode } from '@/lib/errors/has-code';
import { currentRequestId, REQUEST_ID_HEADER } from '@/lib/log/request-id';
import { askUpstream, type Question, readAnswer } from '@/lib/upstream/upstream';

/** A sentence for the shopper, where the server has one. */
export type Said = { message?: string | undefined };

/** A path that holds ids, and its pattern. */
type FilledPath = { path: string; route: string };

/** Another call's path, or half a character, which no address can carry. */
const NO_SEGMENT = /^\.\.?$|\p{Cs}/u;

/** A path of the product API, an id as one segment of it each. @throws ApiError `not_found` for what is no segment */
export function apiPath(parts: TemplateStringsArray, ...ids: string[]): FilledPath {
  if (ids.some((id) => NO_SEGMENT.test(id))) throw new ApiError('not_found');
  return { path: String.raw({ raw: parts }, ...ids.map(encodeURIComponent)), route: parts.join('*') };
}

/** The product API's answer as it is; its log names the same request as ours, its spans are of the same trace. @throws ApiError `unavailable`, `timeout` */
export function askProductApi(to: string | FilledPath, question: Question): Promise<Response> {
  const { path, ...pattern } = typeof to === 'string' ? { path: to } : to;
  const requestId = currentRequestId();
  const headers = { ...question.headers, ...(requestId && { [REQUEST_ID_HEADER]: requestId }) };
  propagation.inject(context.active(), headers);
  return askUpstream(`${env.PRODUCT_API_URL}${path}`, { ...question, ...pattern, headers });
}

/** Of an answer's headers those that are passed on. */
export function pickHeaders(headers: Headers, names: readonly string[]): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)));
}

/** The answer, parsed. @throws ApiError `unavailable`, `timeout`, `upstream_failed`, or the API's refusal */
export async function callProductApi<S extends z.ZodType>(
  path: string | FilledPath,
  { schema, ...question }: Question & { schema: S },
): Promise<z.infer<S>> {
  return readAnswer(await askProductApi(path, question), schema);
}

/** A call whose answer says no more than that it was made. @throws ApiError as `callProductApi` does */
export async function sendToProductApi(path: string | FilledPath, question: Question): Promise<void> {
  await callProductApi(path, { ...question, schema: z.unknown() });
}

/** What a server answers to a call that it does not have. */
export const UNKNOWN_CALL = ['not_found', 'method_not_allowed', 'unsupported'] as const;

/** A call that an API need not have (contract, Extensions). @throws ApiError `unsupported` for 404, 405, 501 */
export async function asExtension<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw hasCode(error, ...UNKNOWN_CALL) ? new ApiError('unsupported', { cause: error }) : error;
  }
}
