import 'server-only';
import type { Credentials } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { login } from '@/lib/product-api/accounts';
import { limitFailures } from '@/lib/rate-limit/consume';
import { newSession } from '@/lib/session/new-session';
import type { Session } from '@/lib/session/session';

function isWrongPair(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthenticated';
}

/**
 * A session for a pair of e-mail and password; wrong pairs are counted by the account.
 * @throws ApiError `unauthenticated`, `rate_limited`, `upstream_failed`
 */
export async function logIn(credentials: Credentials, locale: Locale): Promise<Session> {
  const account = credentials.email.toLowerCase();
  const token = await limitFailures('loginFailures', account, () => login(credentials, locale), isWrongPair);
  return newSession(token, account);
}
