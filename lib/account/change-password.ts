import 'server-only';
import type { ServerMessage } from '@/lib/api/call';
import {
  changePassword as change,
  getProfile,
  isTokenValid,
  login,
  logout,
} from '@/lib/api/product-api/accounts';
import type { RouteCall } from '@/lib/bff/route-call';
import type { PasswordChange } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { ApiError, hasErrorCode } from '@/lib/errors/api-error';
import { withTimeout } from '@/lib/errors/with-timeout';
import { translator } from '@/lib/i18n/translator';
import { limitFailures } from '@/lib/rate-limit/limits';
import type { Session } from '@/lib/session/session';

/** Timeout in milliseconds of each step that replaces the token after the password change. */
const TIMEOUT_MS = 2_500;

function wrongPassword({ detail }: ApiError, locale: Locale): ApiError {
  const msg = detail || translator(locale, 'failures')('wrong_password');
  return new ApiError('wrong_password', { detail: msg, errors: [{ path: 'currentPassword', msg }] });
}

/**
 * Returns the result of `work`, or undefined if it fails or takes too long. It does not throw then, because
 * the password has been changed already.
 * @throws ApiError if its code is `unless`
 */
async function tryFor<T>(work: Promise<T>, unless?: ApiError['code']): Promise<T | undefined> {
  try {
    return await withTimeout(TIMEOUT_MS, work);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === unless) throw error;
    return undefined;
  }
}

async function logInAgain(token: string, password: string, locale: Locale): Promise<string> {
  const { email } = await getProfile(token, locale);
  return login({ email, password }, locale);
}

/**
 * Replaces the session's token, because the token may have been copied. If the server has not issued a new
 * token, a login gets a new one and a logout revokes the old one. If the login fails, the session keeps the
 * old token.
 * @returns undefined if the old token is invalid and there is no new one
 */
async function rotateToken(session: Session, issued: string | undefined, password: string, locale: Locale) {
  if (issued) return { ...session, token: issued };
  try {
    const token = await tryFor(logInAgain(session.token, password, locale), 'unauthenticated');
    if (!token || token === session.token) return session;
    await tryFor(logout(session.token, locale));
    return { ...session, token };
  } catch {
    return (await isTokenValid(session.token)) ? session : undefined;
  }
}

/**
 * Changes the password of the logged-in customer, who gets a new token. Wrong passwords are counted per
 * account, or per browser if the browser has logged in to the account before.
 * @returns the server's message, and the new session, which is undefined if the customer must log in again
 * @throws ApiError `wrong_password` at the field `currentPassword`, `rate_limited`, `rejected`,
 * `unauthenticated` after the session has ended, `unsupported`
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
      // The product API sends 401 for a wrong password and for an invalid token.
      const isAboutPassword = hasErrorCode(error, 'unauthenticated') && (await isTokenValid(session.token));
      throw isAboutPassword ? wrongPassword(error, locale) : error;
    }
  };
  const { customer } = session;
  const key = (await device.find(customer)) ?? customer;
  const isWrong = (error: unknown) => hasErrorCode(error, 'wrong_password');
  const { message, token } = await limitFailures('wrongPasswords', key, attempt, isWrong);
  await device.remember(customer);
  return { message, session: await rotateToken(session, token, input.newPassword, locale) };
}
