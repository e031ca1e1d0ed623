import 'server-only';
import { z } from 'zod';
import type { CatalogRequest, Subscription } from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';
import type { ErrorCode } from '@/lib/errors/api-error';
import { ApiError } from '@/lib/errors/api-error';
import { asExtension, callProductApi } from './call';

/**
 * Where servers take catalogue requests, in the order to try (contract, Leads), and how long each may take: both have
 * had their turn before the shopper's ten seconds are over.
 */
const CANDIDATES = [
  { path: '/api/catalog/request', timeoutMs: 6_000 },
  { path: '/catalog/request', timeoutMs: 3_000 },
] as const;

/** Failures that say nothing of the input: another address may do better. */
const TRY_NEXT: readonly ErrorCode[] = [
  'not_found',
  'method_not_allowed',
  'unsupported',
  'upstream_failed',
  'unavailable',
  'timeout',
];
async function tryCandidate(
  { path, timeoutMs }: (typeof CANDIDATES)[number],
  body: CatalogRequest,
  locale: Locale,
): Promise<ApiError | undefined> {
  try {
    await callProductApi(path, { method: 'POST', body, locale, timeoutMs, schema: z.unknown() });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && TRY_NEXT.includes(error.code)) return error;
    throw error;
  }
}

async function tryCandidates(request: CatalogRequest, locale: Locale): Promise<void> {
  let failure: ApiError | undefined;
  for (const candidate of CANDIDATES) {
    failure = await tryCandidate(candidate, request, locale);
    if (!failure) return;
  }
  throw failure;
}

/**
 * Asks for the catalogue at one address after the other, until one takes the request or judges it.
 * @throws ApiError of the input's refusal; else the last address's failure, `unsupported` when it does not exist
 */
export function requestCatalog(request: CatalogRequest, locale: Locale): Promise<void> {
  return asExtension(tryCandidates(request, locale));
}

/** @throws ApiError `conflict` when the address has been submitted before, `unsupported` on a server without this call */
export async function subscribe(subscription: Subscription, locale: Locale): Promise<void> {
  const question = { method: 'POST', body: subscription, locale, schema: z.unknown() } as const;
  await asExtension(callProductApi('/api/newsletter/subscribe', question));
}
