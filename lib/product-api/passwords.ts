import 'server-only';
import { z } from 'zod';
import type { MailRequest, PasswordChange, PasswordReset } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { messageAnswerSchema } from '@/lib/contract/wire';
import { apiPath, asExtension, callProductApi, type Said } from './call';

/** Has a link to choose a new password mailed. @throws ApiError `unsupported` on a server without this call */
export function requestPasswordReset(body: MailRequest, locale: Locale): Promise<Said> {
  const schema = messageAnswerSchema;
  return asExtension(callProductApi('/api/users/password/forgot', { body, locale, schema }));
}

/** Sets the password, ends every login. @throws ApiError `bad_request` (token), `rejected`, `unsupported` */
export function resetPassword(token: string, body: PasswordReset, locale: Locale): Promise<Said> {
  const path = apiPath`/api/users/password/reset/${token}`;
  return asExtension(callProductApi(path, { body, locale, schema: messageAnswerSchema }));
}

/** A server need not answer a token. */
const changedSchema = messageAnswerSchema.extend({
  data: z
    .object({ token: z.string().min(1).optional() })
    .nullish()
    .catch(null),
});

/**
 * Sets the password of the customer who is logged in, and ends every other login. `token` is a new one, in place of the
 * one it was asked with, where the server answers one.
 * @throws ApiError `unauthenticated` for the current password, or for the token; `rejected` for the new password;
 * `unsupported` on a server without this call
 */
export async function changePassword(
  token: string,
  body: PasswordChange,
  locale: Locale,
): Promise<Said & { token?: string | undefined }> {
  const question = { method: 'PUT', token, body, locale, schema: changedSchema } as const;
  const { data, message } = await asExtension(callProductApi('/api/users/password', question));
  return { message, token: data?.token };
}
