import 'server-only';
import { login, logout } from '@/lib/api/product-api/accounts';
import type { RouteCall } from '@/lib/bff/route-call';
import type { Credentials } from '@/lib/contract/account';
import { hasErrorCode } from '@/lib/errors/api-error';
import { consumeRateLimit, limitFailures } from '@/lib/rate-limit/limits';
import { createSession, hashCustomer, type Session } from '@/lib/session/session';

const isWrongPair = (error: unknown) => hasErrorCode(error, 'unauthenticated');

/**
 * Returns a session for an email address and password. Failed attempts are counted per account, or per
 * browser if it has logged in to the account before. So strangers cannot lock out the owner's browser. If the
 * browser has no device cookie, the caller must count the attempt by IP address first.
 * @throws ApiError `unauthenticated`, `rate_limited`, `upstream_failed`
 */
export async function logIn(call: RouteCall, credentials: Credentials): Promise<Session> {
  const { email } = credentials;
  const customer = hashCustomer(email);
  const device = await call.device.find(customer);
  call.account = customer;
  if (device) await consumeRateLimit('login', `account ${customer}`);
  else if (call.device.hasCookie) await call.limit('login');

  const key = device ? `device ${device}` : customer;
  const client = { device, address: call.address };
  const attempt = () => login(credentials, call.locale, client);
  const token = await limitFailures('loginFailures', key, attempt, isWrongPair);
  await call.device.remember(customer);
  return createSession(token, email);
}

/**
 * Ends the session, then logs out at the product API. If that fails, the session stays ended (spec §4).
 * @throws ApiError `unauthenticated` without a session, or an error of the product API
 */
export async function logOut(call: RouteCall): Promise<void> {
  const { token } = call.requireSession();
  call.session.end();
  call.headers.set('clear-site-data', '"cache", "storage"');
  await logout(token, call.locale);
}
