import 'server-only';
import type { ServerMessage } from '@/lib/api/call';
import {
  changePassword as change,
  getProfile,
  isTokenAlive,
  login,
  logout,
} from '@/lib/api/product-api/accounts';
import type { RouteCall } from '@/lib/bff/route-call';
import type { PasswordChange } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { ApiError, hasCode } from '@/lib/errors/api-error';
import { within } from '@/lib/errors/within';
import { translator } from '@/lib/i18n/translator';
import { limitFailures } from '@/lib/rate-limit/limits';
import type { Session } from '@/lib/session/session';

/** How long a shopper waits for a new login after the change, in milliseconds. */
const TIMEOUT_MS = 2_500;

function wrongPassword({ detail }: ApiError, locale: Locale): ApiError {
  const msg = detail || translator(locale, 'failures')('wrong_password');
  return new ApiError('wrong_password', { detail: msg, errors: [{ path: 'currentPassword', msg }] });
}

/** A 401 may be about the password or the token: a token that still reads the profile is valid. */
async function judge(refusal: ApiError, token: string, locale: Locale): Promise<ApiError> {
  try {
    await getProfile(token, locale);
    return wrongPassword(refusal, locale);
  } catch (error) {
    return hasCode(error, 'unauthenticated') ? refusal : wrongPassword(refusal, locale);
  }
}

/** The work's result; undefined when it fails or takes too long: the password is changed all the same. */
async function tryFor<T>(work: Promise<T>, unless?: ApiError['code']): Promise<T | undefined> {
  try {
    return await within(TIMEOUT_MS, work);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === unless) throw error;
    return undefined;
  }
}

async function logInAnew(token: string, password: string, locale: Locale): Promise<string> {
  const { email } = await getProfile(token, locale);
  return login({ email, password }, locale);
}

/**
 * Rotates the session's token, which somebody may have copied. On a server that answers no new one, a login gets it and
 * a logout ends the old one; where that fails the old one stays.
 * @returns undefined when the former token is dead and there is no other
 */
async function renew(session: Session, fresh: string | undefined, password: string, locale: Locale) {
  if (fresh) return { ...session, token: fresh };
  try {
    const token = await tryFor(logInAnew(session.token, password, locale), 'unauthenticated');
    if (!token || token === session.token) return session;
    await tryFor(logout(session.token, locale));
    return { ...session, token };
  } catch {
    return (await isTokenAlive(session.token)) ? session : undefined;
  }
}

/**
 * Changes the password of the customer who is logged in; they stay so under another token. Wrong ones are counted by the
 * account, those of a browser that has logged in with a password before by that browser.
 * @returns the session from now on, undefined when it could not be kept, and the server's words
 * @throws ApiError `wrong_password` at the field `currentPassword`, `rate_limited`, `rejected`, `unauthenticated` when the
 * login is over, `unsupported`
 */
export async function changePassword(
  { device, locale }: RouteCall,
  session: Session,
  input: PasswordChange,
): Promise<ServerMessage & { session: Session | undefined }> {
  const attempt = async () => {
    try {
      return await change(session.token, input, locale);
    } catch (error) {
      throw hasCode(error, 'unauthenticated') ? await judge(error, session.token, locale) : error;
    }
  };
  const { customer } = session;
  const key = (await device.find(customer)) ?? customer;
  const isWrong = (error: unknown) => hasCode(error, 'wrong_password');
  const { message, token } = await limitFailures('wrongPasswords', key, attempt, isWrong);
  await device.remember(customer);
  return { message, session: await renew(session, token, input.newPassword, locale) };
}
