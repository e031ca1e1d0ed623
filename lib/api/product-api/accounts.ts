import 'server-only';
import { createHmac } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import {
  apiPath,
  callProductApi,
  fetchProductApi,
  type ServerMessage,
  sendToProductApi,
  throwUnsupportedIfMissing,
} from '@/lib/api/call';
import {
  type Address,
  type Credentials,
  loginResponseSchema,
  type MailRequest,
  type PasswordChange,
  type PasswordReset,
  type Profile,
  type ProfileChanges,
  profileSchema,
  type Registration,
  savedAddressSchema,
} from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { SIGNED_CLIENT_HEADER, signClientHeader } from '@/lib/contract/signed-client';
import { messageResponseSchema, responseSchema } from '@/lib/contract/wire';
import { env } from '@/lib/env';
import { ApiError, getErrorStatus, hasErrorCode } from '@/lib/errors/api-error';

const PROFILE = '/api/users/profile';
const ADDRESS = '/api/users/address';

/** Assigns a conflict to the email field, even if the server did not (contract, Accounts). */
function nameEmail(error: unknown): never {
  if (!hasErrorCode(error, 'conflict')) throw error;
  const errors = error.errors.map(({ msg, path = 'email' }) => ({ msg, path }));
  throw new ApiError('conflict', { detail: error.detail, errors, cause: error });
}

/** Adds the status text to an error without a message (spec §8, Verify failure). */
function nameStatus(error: unknown): never {
  if (!(error instanceof ApiError) || error.detail !== '') throw error;
  const { code, errors, retryAfterSeconds } = error;
  const status = getErrorStatus(error);
  const detail = STATUS_CODES[status] ?? String(status);
  throw new ApiError(code, { detail, errors, status, retryAfterSeconds, cause: error });
}

/**
 * Registers a customer. @throws ApiError `conflict` if the email address is taken; `rejected` if the server
 * does not accept the input
 */
export function register(body: Registration, locale: Locale): Promise<ServerMessage> {
  const schema = messageResponseSchema;
  return callProductApi('/api/users/register', { body, locale, schema }).catch(nameEmail);
}

/** The client of a login: a device cookie, or else an IP address. */
type Client = { device: string | undefined; address: string };

/** Returns the signed client header, or no header if no secret is shared with the product API. */
async function clientHeader({ device, address }: Client, email: string): Promise<Record<string, string>> {
  const secret = env.REVALIDATE_SECRET;
  if (!secret) return {};
  // The address is hashed, so that shoppers' IP addresses do not reach the log of another server.
  const client = device
    ? ({ kind: 'device', key: device } as const)
    : ({ kind: 'address', key: createHmac('sha256', secret).update(address).digest('base64url') } as const);
  return { [SIGNED_CLIENT_HEADER]: await signClientHeader(client, email.trim().toLowerCase(), secret) };
}

/** A login response without a token is a separate error (spec §8). */
const loginSchema = loginResponseSchema.nullable().catch(null);

/**
 * Returns the bearer token for the credentials. @throws ApiError `unauthenticated` for wrong credentials,
 * `no_token` for a response without one
 */
export async function login(body: Credentials, locale: Locale, client?: Client): Promise<string> {
  const headers = client ? await clientHeader(client, body.email) : {};
  const response = await callProductApi('/api/users/login', { body, locale, headers, schema: loginSchema });
  if (!response) throw new ApiError('no_token');
  return response.data.token;
}

/**
 * Confirms an email address. @throws ApiError `bad_request` if the token is invalid, used or expired;
 * `unauthenticated` if the password is wrong
 */
export function verifyEmail(
  token: string,
  body: { password: string },
  locale: Locale,
): Promise<ServerMessage> {
  const path = apiPath`/api/users/verify-email/${token}`;
  return callProductApi(path, { body, locale, schema: messageResponseSchema }).catch(nameStatus);
}

/** Revokes a token. A token that is already invalid is not an error. @throws ApiError */
export async function logout(token: string, locale: Locale): Promise<void> {
  try {
    await sendToProductApi('/api/users/logout', { method: 'DELETE', token, locale });
  } catch (error) {
    if (!hasErrorCode(error, 'unauthenticated')) throw error;
  }
}

/** Timeout in milliseconds. The check is not important enough to delay a page further. */
const VALIDITY_TIMEOUT_MS = 2_000;

/** Returns whether a bearer token is valid. It counts as valid unless the product API rejects it. */
export async function isTokenValid(token: string): Promise<boolean> {
  try {
    const response = await fetchProductApi(PROFILE, { token, timeoutMs: VALIDITY_TIMEOUT_MS });
    await response.body?.cancel();
    return response.status !== 401;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}

/** Returns the customer's profile. @throws ApiError `unauthenticated` for an invalid token */
export async function getProfile(token: string, locale: Locale): Promise<Profile> {
  return (await callProductApi(PROFILE, { token, locale, schema: responseSchema(profileSchema) })).data;
}

/**
 * Changes the profile and returns it. @throws ApiError `rejected` if the server does not accept the input;
 * `unsupported` on a server without the endpoint
 */
export async function changeProfile(token: string, body: ProfileChanges, locale: Locale): Promise<Profile> {
  const schema = responseSchema(profileSchema);
  const request = { method: 'PATCH', token, body, locale, schema } as const;
  return (await throwUnsupportedIfMissing(callProductApi(PROFILE, request))).data;
}

/**
 * Returns the saved delivery address, or null if the customer has none. @throws ApiError `unsupported` on a
 * server without the endpoint
 */
export async function fetchAddress(token: string, locale: Locale): Promise<Address | null> {
  const schema = responseSchema(savedAddressSchema);
  return (await throwUnsupportedIfMissing(callProductApi(ADDRESS, { token, locale, schema }))).data;
}

/** Saves the delivery address, replacing the previous one. @throws ApiError */
export function saveAddress(token: string, body: Address, locale: Locale): Promise<void> {
  return sendToProductApi(ADDRESS, { token, body, locale });
}

/** Requests another confirmation email. @throws ApiError `unsupported` on a server without the endpoint */
export function resendVerification(body: MailRequest, locale: Locale): Promise<ServerMessage> {
  const schema = messageResponseSchema;
  return throwUnsupportedIfMissing(
    callProductApi('/api/users/resend-verification', { body, locale, schema }),
  );
}

/** Requests an email with a reset link. @throws ApiError `unsupported` on a server without the endpoint */
export function requestPasswordReset(body: MailRequest, locale: Locale): Promise<ServerMessage> {
  const schema = messageResponseSchema;
  return throwUnsupportedIfMissing(callProductApi('/api/users/password/forgot', { body, locale, schema }));
}

/**
 * Sets the password and revokes all tokens. @throws ApiError `bad_request` if the token is invalid, used or
 * expired; `rejected` if the server does not accept the password; `unsupported` on a server without the
 * endpoint
 */
export function resetPassword(token: string, body: PasswordReset, locale: Locale): Promise<ServerMessage> {
  const path = apiPath`/api/users/password/reset/${token}`;
  return throwUnsupportedIfMissing(callProductApi(path, { body, locale, schema: messageResponseSchema }));
}

/** The response to a password change. Some servers return a new token. */
const changedSchema = messageResponseSchema.extend({
  data: z
    .object({ token: z.string().min(1).optional() })
    .nullish()
    .catch(null),
});

/**
 * Changes the password of a logged-in customer and revokes all other tokens. Returns a replacement token if
 * the server sends one.
 * @throws ApiError `unauthenticated` if the current password or the token is wrong; `rejected` if the server
 * does not accept the new password; `unsupported` on a server without the endpoint
 */
export async function changePassword(
  token: string,
  body: PasswordChange,
  locale: Locale,
): Promise<ServerMessage & { token?: string | undefined }> {
  const request = { method: 'PUT', token, body, locale, schema: changedSchema } as const;
  const { data, message } = await throwUnsupportedIfMissing(callProductApi('/api/users/password', request));
  return { message, token: data?.token };
}
