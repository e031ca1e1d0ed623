import 'server-only';
import { login } from '@/lib/api/product-api/accounts';
import type { RouteCall } from '@/lib/bff/route-call';
import type { Credentials } from '@/lib/contract/account';
import { hasCode } from '@/lib/errors/has-code';
import { consume, limitFailures } from '@/lib/rate-limit/limits';
import type { Session } from '@/lib/session/session';
import { customerOf, newSession } from '@/lib/session/session';

const isWrongPair = (error: unknown) => hasCode(error, 'unauthenticated');

/**
 * A session for a pair of e-mail and password. Wrong pairs are counted by the account; those of a browser that has logged in
 * to it before by that browser alone, and so are its tries: strangers cannot lock anybody out of the own device. Where no
 * device cookie came along, the caller has counted the try by the address.
 * @throws ApiError `unauthenticated`, `rate_limited`, `upstream_failed`
 */
export async function logIn(call: RouteCall, credentials: Credentials): Promise<Session> {
  const { email } = credentials;
  const customer = customerOf(email);
  const device = await call.device.find(customer);
  call.account = customer;
  if (device) await consume('login', `account ${customer}`);
  else if (call.device.isThere) await call.limit('login');

  const key = device ? `device ${device}` : customer;
  const client = { device, address: call.address };
  const attempt = () => login(credentials, call.locale, client);
  const token = await limitFailures('loginFailures', key, attempt, isWrongPair);
  await call.device.remember(customer);
  return newSession(token, email);
}
