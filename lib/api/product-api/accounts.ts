import 'server-only';
import { createHmac } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import {
  apiPath,
  asExtension,
  callProductApi,
  fetchProductApi,
  type ServerMessage,
  sendToProductApi,
} from '@/lib/api/call';
import {
  type Address,
  type Credentials,
  loginAnswerSchema,
  type MailRequest,
  type PasswordChange,
  type PasswordReset,
  type Profile,
  type ProfileChanges,
  profileSchema,
  type Registration,
  rememberedAddressSchema,
} from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { CLIENT_HEADER, vouchForClient } from '@/lib/contract/vouched-client';
import { answerSchema, messageAnswerSchema } from '@/lib/contract/wire';
import { env } from '@/lib/env';
import { ApiError, hasCode } from '@/lib/errors/api-error';

const PROFILE = '/api/users/profile';
const ADDRESS = '/api/users/address';

/** A conflict is about the e-mail, whether or not the server names the field (contract, Accounts). */
function nameEmail(error: unknown): never {
  if (!hasCode(error, 'conflict')) throw error;
  const errors = error.errors.map(({ msg, path = 'email' }) => ({ msg, path }));
  throw new ApiError('conflict', { detail: error.detail, errors, cause: error });
}

/** A refusal without words takes those of its status (spec §8, Verify failure). */
function nameStatus(error: unknown): never {
  if (!(error instanceof ApiError) || error.detail !== '') throw error;
  const { code, errors, status, retryAfterSeconds } = error;
  const detail = STATUS_CODES[status] ?? String(status);
  throw new ApiError(code, { detail, errors, status, retryAfterSeconds, cause: error });
}

/** @throws ApiError `conflict` for an e-mail that is taken, `rejected` */
export function register(body: Registration, locale: Locale): Promise<ServerMessage> {
  const schema = messageAnswerSchema;
  return callProductApi('/api/users/register', { body, locale, schema }).catch(nameEmail);
}

/** Who wants to log in: a browser by its device cookie, else the address that asks. */
type Client = { device: string | undefined; address: string };

/** For whom a login is asked for, signed; nothing where no secret is shared with the product API. */
async function clientHeader({ device, address }: Client, email: string): Promise<Record<string, string>> {
  const secret = env.REVALIDATE_SECRET;
  if (!secret) return {};
  // An address is hashed: where our shoppers come from is no business of the other server's log.
  const client = device
    ? ({ kind: 'device', key: device } as const)
    : ({ kind: 'address', key: createHmac('sha256', secret).update(address).digest('base64url') } as const);
  return { [CLIENT_HEADER]: await vouchForClient(client, email.trim().toLowerCase(), secret) };
}

/** A login may be answered without a token, which is a failure of its own (spec §8). */
const loginSchema = loginAnswerSchema.nullable().catch(null);

/** The bearer token for a pair. @throws ApiError `unauthenticated` for a wrong one, `no_token` for none */
export async function login(body: Credentials, locale: Locale, client?: Client): Promise<string> {
  const headers = client ? await clientHeader(client, body.email) : {};
  const answer = await callProductApi('/api/users/login', { body, locale, headers, schema: loginSchema });
  if (!answer) throw new ApiError('no_token');
  return answer.data.token;
}

/** @throws ApiError `bad_request` for a token that is invalid or expired, `unauthenticated` for the password */
export function verifyEmail(
  token: string,
  body: { password: string },
  locale: Locale,
): Promise<ServerMessage> {
  const path = apiPath`/api/users/verify-email/${token}`;
  return callProductApi(path, { body, locale, schema: messageAnswerSchema }).catch(nameStatus);
}

/** Ends a token; one that is dead already is what was wanted. @throws ApiError */
export async function logout(token: string, locale: Locale): Promise<void> {
  try {
    await sendToProductApi('/api/users/logout', { method: 'DELETE', token, locale });
  } catch (error) {
    if (!hasCode(error, 'unauthenticated')) throw error;
  }
}

/** Asked in passing: a page waits no longer for it. */
const ALIVE_TIMEOUT_MS = 2_000;

/** Whether a bearer token is valid. It is until the product API says that it is not. */
export async function isTokenAlive(token: string): Promise<boolean> {
  try {
    const answer = await fetchProductApi(PROFILE, { token, timeoutMs: ALIVE_TIMEOUT_MS });
    await answer.body?.cancel();
    return answer.status !== 401;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}

export async function getProfile(token: string, locale: Locale): Promise<Profile> {
  return (await callProductApi(PROFILE, { token, locale, schema: answerSchema(profileSchema) })).data;
}

/** The profile after the changes. @throws ApiError `rejected`; `unsupported` on a server without this call */
export async function changeProfile(token: string, body: ProfileChanges, locale: Locale): Promise<Profile> {
  const schema = answerSchema(profileSchema);
  const request = { method: 'PATCH', token, body, locale, schema } as const;
  return (await asExtension(callProductApi(PROFILE, request))).data;
}

/** Where the last order went; null when nothing is remembered. @throws ApiError `unsupported` on a server without this call */
export async function fetchAddress(token: string, locale: Locale): Promise<Address | null> {
  const schema = answerSchema(rememberedAddressSchema);
  return (await asExtension(callProductApi(ADDRESS, { token, locale, schema }))).data;
}

/** Saves where to send the goods, in place of what was there. @throws ApiError */
export function saveAddress(token: string, body: Address, locale: Locale): Promise<void> {
  return sendToProductApi(ADDRESS, { token, body, locale });
}

/** Has another link to confirm the address mailed. @throws ApiError `unsupported` on a server without this call */
export function resendVerification(body: MailRequest, locale: Locale): Promise<ServerMessage> {
  const schema = messageAnswerSchema;
  return asExtension(callProductApi('/api/users/resend-verification', { body, locale, schema }));
}

/** Has a link to choose a new password mailed. @throws ApiError `unsupported` on a server without this call */
export function requestPasswordReset(body: MailRequest, locale: Locale): Promise<ServerMessage> {
  const schema = messageAnswerSchema;
  return asExtension(callProductApi('/api/users/password/forgot', { body, locale, schema }));
}

/** Sets the password, ends every login. @throws ApiError `bad_request` (token), `rejected`, `unsupported` */
export function resetPassword(token: string, body: PasswordReset, locale: Locale): Promise<ServerMessage> {
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
): Promise<ServerMessage & { token?: string | undefined }> {
  const request = { method: 'PUT', token, body, locale, schema: changedSchema } as const;
  const { data, message } = await asExtension(callProductApi('/api/users/password', request));
  return { message, token: data?.token };
}
