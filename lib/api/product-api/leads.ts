import 'server-only';
import { sendToProductApi, throwUnsupportedIfMissing, UNKNOWN_ENDPOINT_CODES } from '@/lib/api/call';
import type { CatalogRequest, Subscription } from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';
import { hasErrorCode } from '@/lib/errors/api-error';

/**
 * The endpoints for catalogue requests, tried in order. The two timeouts together stay below the ten seconds
 * after which the browser gives up.
 */
const CANDIDATES = [
  { path: '/api/catalog/request', timeoutMs: 6_000 },
  { path: '/catalog/request', timeoutMs: 3_000 },
] as const;

/** Errors that do not concern the input, so the next endpoint is tried. */
const TRY_NEXT = [...UNKNOWN_ENDPOINT_CODES, 'upstream_failed', 'unavailable', 'timeout'] as const;

async function tryCandidates(body: CatalogRequest, locale: Locale): Promise<void> {
  let failure: unknown;
  for (const { path, timeoutMs } of CANDIDATES) {
    try {
      return await sendToProductApi(path, { body, locale, timeoutMs });
    } catch (error) {
      if (!hasErrorCode(error, ...TRY_NEXT)) throw error;
      failure = error;
    }
  }
  throw failure;
}

/**
 * Sends a catalogue request to the endpoints in order until one accepts or rejects it. @throws ApiError,
 * `unsupported` if none exists
 */
export function requestCatalog(request: CatalogRequest, locale: Locale): Promise<void> {
  return throwUnsupportedIfMissing(tryCandidates(request, locale));
}

/**
 * Subscribes an address to the newsletter. A 409 counts as success, because an error would tell strangers who
 * has subscribed.
 * @throws ApiError `unsupported` on a server without a newsletter
 */
export async function subscribeToNewsletter(body: Subscription, locale: Locale): Promise<void> {
  try {
    await throwUnsupportedIfMissing(sendToProductApi('/api/newsletter/subscribe', { body, locale }));
  } catch (error) {
    if (!hasErrorCode(error, 'conflict')) throw error;
  }
}
