import 'server-only';
import type { PasswordChange } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';
import { getProfile } from '@/lib/product-api/accounts';
import { changePassword as change } from '@/lib/product-api/passwords';
import type { Said } from '@/lib/product-api/said';
import { limitFailures } from '@/lib/rate-limit/consume';
import type { Session } from '@/lib/session/session';

const isCode = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code;

function wrongPassword({ detail }: ApiError, locale: Locale): ApiError {
  const msg = detail ?? translator(locale, 'failures')('wrong_password');
  return new ApiError('wrong_password', { detail: msg, errors: [{ path: 'currentPassword', msg }] });
}

/**
 * A 401 may be about the password or about the token, and not every server says which: the token that still opens
 * the profile is good.
 */
async function judge(refusal: ApiError, token: string, locale: Locale): Promise<ApiError> {
  try {
    await getProfile(token, locale);
    return wrongPassword(refusal, locale);
  } catch (error) {
    return isCode(error, 'unauthenticated') ? refusal : wrongPassword(refusal, locale);
  }
}

/**
 * Changes the password of the customer who is logged in; this login goes on. Wrong ones are counted by the account.
 * @throws ApiError `wrong_password` at the field `currentPassword`, `rate_limited`, `rejected`, `unauthenticated` when the
 * login is over, `unsupported`
 */
export function changePassword(session: Session, input: PasswordChange, locale: Locale): Promise<Said> {
  const { token, customer } = session;
  const attempt = async () => {
    try {
      return await change(token, input, locale);
    } catch (error) {
      throw isCode(error, 'unauthenticated') ? await judge(error, token, locale) : error;
    }
  };
  return limitFailures('wrongPasswords', customer, attempt, (error) => isCode(error, 'wrong_password'));
}
