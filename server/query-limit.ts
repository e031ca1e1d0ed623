import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { escapeXml } from '@/lib/format/escape-xml';
import { splitLocale } from '@/lib/i18n/locale-path';
import { isQueryPage } from '@/lib/i18n/page-query';
import { routePage } from '@/lib/i18n/page-route';
import { readWords } from '@/lib/i18n/read-words';
import { log } from '@/lib/log/log';
import { maskAddress } from '@/lib/log/redact';
import { createLimiter, secondsToWait, takePoint } from '@/lib/rate-limit/create-limiter';
import { networkOf } from '@/lib/rate-limit/network';
import { findRoute } from '@/lib/routes';
import { splitTarget } from './request-head';

/** What one address may ask for in a minute (contract, Rate limits): each query, and each visitor, is a page of its own to render. */
const QUERIES = createLimiter({ keyPrefix: 'queries', points: 120, duration: 60 });
/** Likewise what there is not, under names of which there is no end: each is rendered whole, and never kept. */
const MISSING = createLimiter({ keyPrefix: 'missing', points: 120, duration: 60 });

/**
 * The page that says so, without Next, a style sheet or a script.
 * @param address to be asked for again
 */
function waitPage(locale: string, address: string): string {
  const { tooMany = '', tooManyText = '' } = readWords(locale, 'search');
  const { retry = '' } = readWords(locale, 'common');
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(tooMany)}</title>
</head>
<body style="max-width:36rem;margin:15vh auto;padding:0 1.5rem;background:#f3eadb;color:#13242b;font:1.125rem/1.6 system-ui,sans-serif">
<main>
<h1 style="line-height:1.2">${escapeXml(tooMany)}</h1>
<p>${escapeXml(tooManyText)}</p>
<p><a href="${escapeXml(address)}" style="color:inherit">${escapeXml(retry)}</a></p>
</main>
</body>
</html>
`;
}

/** What a client is answered that has asked for too many query pages, with 429. */
type TooMany = { headers: Record<string, string>; body: string };

/** Who asks; call it when the forged headers are gone (`dropForgedHeaders`). */
const clientOf = (headers: IncomingHttpHeaders): string => String(headers['x-forwarded-for'] ?? 'unknown');

/** Whether anybody can think of a name for such a page: of what `content/` names the addresses are known. */
function hasOpenName(pathname: string): boolean {
  const route = findRoute(splitLocale(pathname).path);
  return route?.path.includes('[') === true && !route.content;
}

/** Counts a page that there was not, when it was rendered. Call it when the forged headers are gone. */
export function countMissing(headers: IncomingHttpHeaders): void {
  takePoint(MISSING, networkOf(clientOf(headers))).catch((error: unknown) =>
    log.error({ err: error }, 'a missing page was not counted'),
  );
}

/** What a client has to wait for who has asked for too many pages that there are not. */
async function findExhausted(client: string): Promise<RateLimiterRes | undefined> {
  const counted = await MISSING.get(networkOf(client));
  return counted && counted.remainingPoints <= 0 ? counted : undefined;
}

/**
 * Counts a request for a query page, and refuses pages that may be missing to who has asked for too many.
 * Call it while the target is as it was asked for, and the forged headers are gone.
 * @returns nothing at once for any other page
 */
export function limitQueries(request: IncomingMessage): undefined | Promise<TooMany | undefined> {
  const { method, url = '/' } = request;
  const [pathname, search] = splitTarget(url);
  const route = routePage(pathname, search);
  if (route.kind !== 'show') return;
  const isCounted = isQueryPage(route.pathname);
  if (!isCounted && !hasOpenName(pathname)) return;

  const client = clientOf(request.headers);
  return (isCounted ? takePoint(QUERIES, networkOf(client)) : findExhausted(client)).then((refusal) => {
    if (!refusal) return undefined;
    log.warn(
      { route: `${method} ${pathname}`, code: 'rate_limited', client: maskAddress(client) },
      'refused',
    );
    return {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(secondsToWait(refusal)),
      },
      body: waitPage(splitLocale(route.pathname).locale, url),
    };
  });
}
