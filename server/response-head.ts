import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { env } from '@/lib/env';
import { ROUTES } from '@/lib/routes';
import { contentSecurityPolicy, isSecure, paymentHosts } from './content-security-policy';
import { CACHE_STATE } from './log/access-log';
import { isForRouter, splitTarget } from './request-head';

export const POLICY_HEADER = 'content-security-policy';
type Header = [name: string, value: string];

/** What no page of a shop needs, nor anybody's frame in one. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const TOKEN_PATHS = ROUTES.filter(({ hasToken }) => hasToken).map(({ path }) => path.slice(1));
/** Pages whose address holds a secret out of a mail: no referrer, in no language. */
const TOKEN_PAGE = new RegExp(`^(/id)?/(${TOKEN_PATHS.join('|')})(?=[/?]|$)`, 'i');

/** Made once and for all, Next lets caches keep an answer for a year. */
const A_YEAR = 's-maxage=31536000';

/** @param hosts of the payment provider, whose frame may open the browser's own payment sheet */
function permissionsPolicy(hosts: string[]): string {
  const denied = DENIED_FEATURES.map((feature) => `${feature}=()`);
  const payment = ['self', ...hosts.map((host) => JSON.stringify(host))].join(' ');
  return [...denied, `payment=(${payment})`].join(', ');
}

/**
 * What every answer carries beside the policy, which each page has of its own. Set by the server and not by
 * next.config.mjs, so that what it answers before Next has them too, and no page pays for matching a pattern.
 */
export function securityHeaders(site?: Parameters<typeof paymentHosts>[0]): Header[] {
  const hosts = paymentHosts(site);
  const whenSecure: Header[] = [['strict-transport-security', 'max-age=63072000; includeSubDomains']];
  return [
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', permissionsPolicy(hosts)],
    // A provider's frame opens windows of its own, for a wallet or the bank, and has to hear from them.
    ['cross-origin-opener-policy', hosts.length === 0 ? 'same-origin' : 'same-origin-allow-popups'],
    ...(isSecure(site ?? env) ? whenSecure : []),
  ];
}

/**
 * Cross-Origin-Resource-Policy: pictures and what is read by machines stand on other sites too, nothing else does.
 * @param target as it was asked for
 */
export function resourcePolicy(target: string): string {
  return /^\/(images|pictures|media|films|feeds|_next\/image|[^/?]+\.[a-z]+(\?|$))/.test(target)
    ? 'cross-origin'
    : 'same-origin';
}

/**
 * Referrer-Policy: how much of a page's address others are told.
 * @param target as it was asked for
 */
export function referrerPolicy(target: string): string {
  return TOKEN_PAGE.test(target) ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

const SECURITY_HEADERS = securityHeaders();
/** Tells a page's browser, which reads it as PerformanceServerTiming, that visits are measured (lib/browser/web-vitals.ts). */
const MEASURES_VITALS = env.METRICS_PORT !== undefined || env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
/** Of whatever is no page with inline scripts of its own. */
const STRICT_POLICY = contentSecurityPolicy();

/** What Next says twice of what it has from its cache: where a redirect leads, and that a page was made ahead. */
const SAID_TWICE = ['location', 'x-nextjs-prerender'];

/** A product may move to the other section and back: without a word browsers keep such a redirect for good. */
const MOVED = 'max-age=60';

/** A shared cache may keep what is stale for a moment alone: the next to ask may get it renewed. @param cacheControl of an answer */
export const briefly = (cacheControl: string): string => cacheControl.replace(/^s-maxage=\d+/, 's-maxage=1');

/** Whether the page itself goes out where the router asks for its payload: by `_rsc` alone some caches tell them apart. */
function isPageForRouter({ req }: ServerResponse): boolean {
  return req.headers.rsc === undefined && isForRouter(splitTarget(req.url ?? '/')[1]);
}

/** Says for how long shared caches may keep an answer, where Next says too much of it or nothing. */
function limitCaches(response: ServerResponse): void {
  const cacheControl = response.getHeader('cache-control');
  // Tomorrow there may be what there is not today, and a redirect may hang on a header: no cache between may give it to others.
  const isPassing = response.statusCode === 307 || response.statusCode >= 400;
  const isTooMuch = cacheControl === undefined || String(cacheControl).includes(A_YEAR);
  if ((isPassing && isTooMuch) || isPageForRouter(response)) response.setHeader('cache-control', 'no-store');
  else if (cacheControl !== undefined && response.statusCode === 308)
    response.setHeader('cache-control', MOVED);
  else if (cacheControl !== undefined && response.getHeader(CACHE_STATE) === 'STALE')
    response.setHeader('cache-control', briefly(String(cacheControl)));
}

/** Before the head is written, whoever answers. */
function completeHead(this: ServerResponse): void {
  for (const [name, value] of SECURITY_HEADERS) this.setHeader(name, value);
  if (!this.hasHeader(POLICY_HEADER)) this.setHeader(POLICY_HEADER, STRICT_POLICY);
  limitCaches(this);
  if (MEASURES_VITALS && String(this.getHeader('content-type')).startsWith('text/html'))
    this.setHeader('server-timing', 'vitals');
  for (const name of SAID_TWICE) {
    const said = this.getHeader(name);
    if (Array.isArray(said) && said[0]) this.setHeader(name, said[0]);
  }
  this.removeHeader('x-middleware-rewrite');
}

/** The head of an answer to what is no request, which the server writes without Next and Node. */
export function bareHead(): Header[] {
  return [
    ...SECURITY_HEADERS,
    [POLICY_HEADER, STRICT_POLICY],
    ['referrer-policy', referrerPolicy('/')],
    ['cross-origin-resource-policy', resourcePolicy('/')],
    ['cache-control', 'no-store'],
  ];
}

/** Gives every answer its headers, whoever answers: call it first, while the target is as it was asked for. */
export function protectHead({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('referrer-policy', referrerPolicy(url));
  response.setHeader('cross-origin-resource-policy', resourcePolicy(url));
  onHeaders(response, completeHead);
}
