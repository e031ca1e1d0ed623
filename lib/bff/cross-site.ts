import 'server-only';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether an address is ours: of the shop's public origin, or of the host that was asked. */
function isOwnOrigin(origin: string, host: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: asked, host: askedHost } = new URL(origin);
  return asked === new URL(env.SITE_URL).origin || askedHost === host;
}

/**
 * Only our own pages may write (CSRF). Browsers send `Sec-Fetch-Site` on https and localhost, else `Origin`. What sends
 * neither is no browser, and carries no shopper's cookie it was not given.
 * @throws ApiError `forbidden`
 */
export function refuseCrossSite(request: Request): void {
  if (!WRITES.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('forbidden');
    return;
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isOwnOrigin(origin, request.headers.get('host'))) throw new ApiError('forbidden');
}
