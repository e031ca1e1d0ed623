import 'server-only';
import type { ServerMessage } from '@/lib/api/call';
import { login, logout } from '@/lib/api/product-api/accounts';
import type { RouteCall } from '@/lib/bff/route-call';
import type { Credentials, MailRequest } from '@/lib/contract/account';
import { hasCode } from '@/lib/errors/api-error';
import { consume, hasRoom, LIMITS, limitFailures } from '@/lib/rate-limit/limits';
import { customerOf, newSession, type Session } from '@/lib/session/session';

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

/**
 * Ends the session here before the product API is asked; it stays so whatever that says (spec §4).
 * @throws ApiError `unauthenticated` where there is none, or as the product API fails
 */
export async function logOut(call: RouteCall): Promise<void> {
  const { token } = call.requireSession();
  call.session.end();
  call.headers.set('clear-site-data', '"cache", "storage"');
  await logout(token, call.locale);
}

/**
 * Asks for a mail, unless its inbox got enough of them: whoever presses is counted by themselves and is refused only for their
 * own presses. When strangers have used up what an inbox may get in ten minutes, the answer is as always and no further mail
 * goes out: the links of the last ones all work. A browser that has logged in to this account before is no stranger.
 * @throws ApiError `rate_limited`, or what `ask` throws
 */
export async function limitMails(
  call: RouteCall,
  kind: 'verification' | 'reset',
  { email }: MailRequest,
  ask: () => Promise<ServerMessage>,
): Promise<ServerMessage> {
  const inbox = `${kind} ${email.toLowerCase()}`;
  const device = await call.device.find(customerOf(email));
  await consume('mailRequests', `${inbox} ${device ?? call.address}`);
  if (device) return ask();

  if (!(await hasRoom('accountMails', inbox))) return {};
  try {
    return await ask();
  } catch (error) {
    await LIMITS.accountMails.reward(inbox);
    throw error;
  }
}
