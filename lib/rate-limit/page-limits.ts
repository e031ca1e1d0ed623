import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Locale } from '@/lib/contract/locale';
import { escapeXml } from '@/lib/format/escape-xml';
import { splitLocale } from '@/lib/i18n/locale-path';
import { translator } from '@/lib/i18n/translator';
import { log } from '@/lib/log/log';
import { maskIpAddress } from '@/lib/log/redact';
import { consumePoint, createRateLimiter, getRetryAfterSeconds } from './create-limiter';
import { getClientIpAddress } from './network';

/** Pages that are rendered for every request: searches and filtered listings (contract, Rate limits). */
const QUERIES = createRateLimiter({ keyPrefix: 'queries', points: 120, duration: 60 });
const MISSING = createRateLimiter({ keyPrefix: 'missing', points: 120, duration: 60 });

/** Renders a page that works without style sheets and scripts. */
function waitPage(locale: Locale, address: string): string {
  const t = translator(locale, 'search');
  const retry = translator(locale, 'common')('retry');
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(t('tooMany'))}</title>
</head>
<body style="max-width:36rem;margin:15vh auto;padding:0 1.5rem;background:#f3eadb;color:#13242b;font:1.125rem/1.6 system-ui,sans-serif">
<main>
<h1 style="line-height:1.2">${escapeXml(t('tooMany'))}</h1>
<p>${escapeXml(t('tooManyText'))}</p>
<p><a href="${escapeXml(address)}" style="color:inherit">${escapeXml(retry)}</a></p>
</main>
</body>
</html>
`;
}

type PageRequest = { method: string; headers: Headers; nextUrl: { pathname: string; search: string } };

async function limitPages(
  limiter: RateLimiterAbstract,
  { method, headers, nextUrl }: PageRequest,
  internalPath: string,
): Promise<Response | undefined> {
  const client = getClientIpAddress(headers);
  const blocked = await consumePoint(limiter, client);
  if (!blocked) return undefined;
  const { pathname, search } = nextUrl;
  log.warn(
    { route: `${method} ${pathname}`, code: 'rate_limited', client: maskIpAddress(client) },
    'request rejected',
  );
  return new Response(waitPage(splitLocale(internalPath).locale, `${pathname}${search}`), {
    status: 429,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(getRetryAfterSeconds(blocked)),
    },
  });
}

/**
 * Counts a request for a search or a filtered listing. Returns the error page for a client that made too many
 * requests, or undefined.
 */
export const limitQueryPages = (request: PageRequest, internalPath: string) =>
  limitPages(QUERIES, request, internalPath);

/**
 * Counts a request for a page that does not exist. Returns the error page for a client that made too many
 * requests, or undefined.
 */
export const limitMissingPages = (request: PageRequest, internalPath: string) =>
  limitPages(MISSING, request, internalPath);
