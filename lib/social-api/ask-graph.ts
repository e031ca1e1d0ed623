import 'server-only';
import type { z } from 'zod';
import { graphFailureSchema } from '@/lib/contract/social';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { askUpstream, readAnswer, retryAfterSeconds } from '@/lib/upstream/ask-upstream';

/** Two tries and the pause between them are over before the shopper's ten seconds are. */
const TIMEOUT_MS = 3_500;

/** The provider's numbers for a token that is not valid (any more), and for too many calls. */
const TOKEN_ERROR = 190;
const RATE_ERRORS = [4, 17, 32, 613];

/** What the Graph API said no with. Its words stay outside: they may repeat the token. */
async function refusal(response: Response): Promise<ApiError> {
  const payload: unknown = await response.json().catch(() => undefined);
  const number = graphFailureSchema.safeParse(payload).data?.error.code;
  const isLimited = response.status === 429 || (number !== undefined && RATE_ERRORS.includes(number));
  if (isLimited) return new ApiError('rate_limited', { retryAfterSeconds: retryAfterSeconds(response) });
  const isTokenBad = response.status === 401 || number === TOKEN_ERROR;
  return new ApiError(isTokenBad ? 'unauthenticated' : 'upstream_failed');
}

/**
 * Asks the Graph API; the token among the parameters reaches nobody else.
 * @throws ApiError `unauthenticated` for a bad token, `rate_limited`, `unavailable`, `timeout`, `upstream_failed`
 */
export async function askGraph<S extends z.ZodType>(
  path: string,
  parameters: Record<string, string>,
  schema: S,
): Promise<z.infer<S>> {
  const address = `${env.SOCIAL_GRAPH_URL}${path}?${new URLSearchParams(parameters)}`;
  const response = await askUpstream(address, { timeoutMs: TIMEOUT_MS });
  if (!response.ok) throw await refusal(response);
  return readAnswer(response, schema);
}
