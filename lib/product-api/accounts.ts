import 'server-only';
import { createHmac } from 'node:crypto';
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
import { CLIENT_HEADER, vouchForClient } from '@/lib/contract/vouched-client';
import { answerSchema, messageAnswerSchema } from '@/lib/contract/wire';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { asExtension, askProductApi, callProductApi, pathSegment, type Said } from './call';

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

/** Who wants to log in: a browser by its device cookie, else the address that asks. */
export type Client = { device: string | undefined; address: string };

/** The key is a hash: where our shoppers come from is no business of the other server's log. */
function addressKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url');
}

/** For whom a login is asked for, signed; nothing where no secret is shared with the product API. */
async function clientHeader({ device, address }: Client, email: string): Promise<Record<string, string>> {
  const secret = env.REVALIDATE_SECRET;
  if (!secret) return {};
  const client = device
    ? ({ kind: 'device', key: device } as const)
    : ({ kind: 'address', key: addressKey(address, secret) } as const);
  return { [CLIENT_HEADER]: await vouchForClient(client, email.trim().toLowerCase(), secret) };
}

/** Asked in passing: the page waits no longer for it, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** Whether a bearer token still opens something. It does until the product API says that it does not. */
export async function isTokenAlive(token: string): Promise<boolean> {
  try {
    const answer = await askProductApi('/api/users/profile', { token, timeoutMs: TIMEOUT_MS });
    await answer.body?.cancel();
    return answer.status !== 401;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}
