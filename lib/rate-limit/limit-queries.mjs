// @ts-check
// Plain JavaScript: the shop's server asks it in front of Next (scripts/storefront.mjs).
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isQueryPage } from '../i18n/page-query.mjs';
import { routePage } from '../i18n/page-route.mjs';
import { readWords } from '../i18n/read-words.mjs';
import { networkOf } from './network.mjs';

/** What one address may ask for in a minute (contract, Rate limits): each other query is a page of its own to be made. */
const LIMIT = new RateLimiterMemory({ keyPrefix: 'queries', points: 120, duration: 60 });

/** @param {string} text */
const asHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * A page that says so without Next, its sheets or a script.
 * @param {string} locale
 * @param {string} address to be asked for again
 */
function waitPage(locale, address) {
  const { tooMany = '', tooManyText = '' } = readWords(locale, 'search');
  const { retry = '' } = readWords(locale, 'common');
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${asHtml(tooMany)}</title>
</head>
<body style="max-width:36rem;margin:15vh auto;padding:0 1.5rem;background:#f3eadb;color:#13242b;font:1.125rem/1.6 system-ui,sans-serif">
<main>
<h1 style="line-height:1.2">${asHtml(tooMany)}</h1>
<p>${asHtml(tooManyText)}</p>
<p><a href="${asHtml(address)}" style="color:inherit">${asHtml(retry)}</a></p>
</main>
</body>
</html>
`;
}

/**
 * Counts a request for a page that is made for its query, and refuses what is too much. Call it while the address is as
 * it was asked for, and the forged headers are gone.
 * @param {import('node:http').IncomingMessage} request
 * @returns {undefined | Promise<{ headers: Record<string, string>, body: string } | undefined>} what to answer with 429;
 * nothing at once for any other page
 */
export function limitQueries({ url = '/', headers, socket }) {
  const [pathname = '/', search] = url.split(/\?(.*)/s);
  const route = search ? routePage(pathname, search) : undefined;
  if (route?.kind !== 'show' || !isQueryPage(route.pathname)) return;

  const [, locale = 'en'] = route.pathname.split('/');
  const forwarded = headers['x-forwarded-for'] ?? socket.remoteAddress ?? '';
  const client = String(forwarded).split(',').at(-1)?.trim() || 'unknown';
  return LIMIT.consume(networkOf(client)).then(
    () => undefined,
    (refusal) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))),
        },
        body: waitPage(locale, url),
      };
    },
  );
}
