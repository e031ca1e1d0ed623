import 'server-only';
import type { MailRequest, PasswordChange, PasswordReset } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { messageAnswerSchema } from '@/lib/contract/wire';
import { callProductApi } from './call';
import { asExtension } from './extension';
import { pathSegment } from './path-segment';
import type { Said } from './said';

/** Has a link to choose a new password mailed. @throws ApiError `unsupported` on a server without this call */
export function requestPasswordReset(body: MailRequest, locale: Locale): Promise<Said> {
  const question = { method: 'POST', body, locale, schema: messageAnswerSchema } as const;
  return asExtension(callProductApi('/api/users/password/forgot', question));
}

/**
 * Sets the password of whoever has the mail's link, and ends every login.
 * @throws ApiError `bad_request` for a token that is no good (any more), `rejected` for the password; `unsupported` on a
 * server without this call
 */
export function resetPassword(token: string, body: PasswordReset, locale: Locale): Promise<Said> {
  const question = { method: 'POST', body, locale, schema: messageAnswerSchema } as const;
  return asExtension(callProductApi(`/api/users/password/reset/${pathSegment(token)}`, question));
}

/**
 * Sets the password of the customer who is logged in, and ends every other login.
 * @throws ApiError `unauthenticated` for the current password, or for the token; `rejected` for the new password;
 * `unsupported` on a server without this call
 */
export function changePassword(token: string, body: PasswordChange, locale: Locale): Promise<Said> {
  const question = { method: 'PUT', token, body, locale, schema: messageAnswerSchema } as const;
  return asExtension(callProductApi('/api/users/password', question));
}
