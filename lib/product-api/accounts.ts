import 'server-only';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import {
  type Address,
  type Credentials,
  type MailRequest,
  type Profile,
  type ProfileChanges,
  profileSchema,
  type Registration,
  rememberedAddressSchema,
} from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { answerSchema, messageAnswerSchema } from '@/lib/contract/wire';
import { ApiError } from '@/lib/errors/api-error';
import { callProductApi } from './call';
import { type Client, clientHeader } from './client-header';
import { asExtension } from './extension';
import { pathSegment } from './path-segment';
import type { Said } from './said';

/** A login may be answered without a token, which is a failure of its own (spec §8). */
const loginSchema = z
  .object({ data: z.object({ token: z.string().min(1) }).nullish() })
  .catch({ data: null });

/** A conflict is about the e-mail, whether or not the server names the field (contract, Accounts). */
function nameEmail(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
  const errors = error.errors.map(({ msg, path = 'email' }) => ({ msg, path }));
  throw new ApiError('conflict', { detail: error.detail, errors, cause: error });
}

/** A refusal without words is told by its status (spec §8, Verify failure). */
function nameStatus(error: unknown): never {
  if (!(error instanceof ApiError) || error.detail !== '') throw error;
  const { code, errors, status, retryAfterSeconds } = error;
  const detail = STATUS_CODES[status] ?? String(status);
  throw new ApiError(code, { detail, errors, status, retryAfterSeconds, cause: error });
}

/** @throws ApiError `conflict` for an e-mail that is taken, `rejected` */
export function register(registration: Registration, locale: Locale): Promise<Said> {
  return callProductApi('/api/users/register', {
    method: 'POST',
    body: registration,
    locale,
    schema: messageAnswerSchema,
  }).catch(nameEmail);
}

/**
 * The bearer token for a pair of e-mail and password.
 * @param client who asks, for a server that counts tries itself
 * @throws ApiError `unauthenticated` for a wrong pair; `no_token` when none came
 */
export async function login(credentials: Credentials, locale: Locale, client?: Client): Promise<string> {
  const { data } = await callProductApi('/api/users/login', {
    method: 'POST',
    body: credentials,
    locale,
    ...(client && { headers: await clientHeader(client, credentials.email) }),
    schema: loginSchema,
  });
  if (!data) throw new ApiError('no_token');
  return data.token;
}

/** @throws ApiError `bad_request` for a token that is no good (any more), `unauthenticated` for the password */
export function verifyEmail(token: string, body: { password: string }, locale: Locale): Promise<Said> {
  return callProductApi(`/api/users/verify-email/${pathSegment(token)}`, {
    method: 'POST',
    body,
    locale,
    schema: messageAnswerSchema,
  }).catch(nameStatus);
}

/** Kills the token; one that is dead already is what was wanted. @throws ApiError */
export async function logout(token: string, locale: Locale): Promise<void> {
  try {
    await callProductApi('/api/users/logout', { method: 'DELETE', token, locale, schema: z.unknown() });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
  }
}

/** @throws ApiError */
export async function getProfile(token: string, locale: Locale): Promise<Profile> {
  const { data } = await callProductApi('/api/users/profile', {
    token,
    locale,
    schema: answerSchema(profileSchema),
  });
  return data;
}

/** The profile after the changes. @throws ApiError `rejected`; `unsupported` on a server without this call */
export async function changeProfile(token: string, body: ProfileChanges, locale: Locale): Promise<Profile> {
  const { data } = await asExtension(
    callProductApi('/api/users/profile', {
      method: 'PATCH',
      token,
      body,
      locale,
      schema: answerSchema(profileSchema),
    }),
  );
  return data;
}

/** Where the last order went; null when nothing is remembered. @throws ApiError `unsupported` on a server without this call */
export async function fetchAddress(token: string, locale: Locale): Promise<Address | null> {
  const { data } = await asExtension(
    callProductApi('/api/users/address', { token, locale, schema: answerSchema(rememberedAddressSchema) }),
  );
  return data;
}

/** Has another link to confirm the address mailed. @throws ApiError `unsupported` on a server without this call */
export function resendVerification(body: MailRequest, locale: Locale): Promise<Said> {
  return asExtension(
    callProductApi('/api/users/resend-verification', {
      method: 'POST',
      body,
      locale,
      schema: messageAnswerSchema,
    }),
  );
}

/** Saves where to send the goods, in place of what was there. @throws ApiError */
export async function saveAddress(token: string, address: Address, locale: Locale): Promise<void> {
  await callProductApi('/api/users/address', {
    method: 'POST',
    token,
    body: address,
    locale,
    schema: z.unknown(),
  });
}
