import { type APIRequestContext, expect, test } from '@playwright/test';
import { SHOP } from '@/e2e/support/servers/environments';
import { getRaw, headerOf } from '@/e2e/support/steps/raw-request';

const EVIL = 'evil.example';

/** What a client may send to have a page made or chosen another way, for everybody who asks after it. */
const ATTEMPTS: [name: string, value: string][] = [
  ['host', EVIL],
  ['x-forwarded-host', EVIL],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-prefix', `//${EVIL}`],
  ['x-forwarded-for', EVIL],
  ['x-real-ip', EVIL],
  ['x-original-url', `/${EVIL}`],
  ['x-rewrite-url', `/${EVIL}`],
  ['x-http-method-override', 'POST'],
  ['forwarded', `host=${EVIL};proto=https`],
  ['x-middleware-rewrite', `https://${EVIL}/`],
  ['x-middleware-redirect', `https://${EVIL}/`],
  ['x-middleware-next', '1'],
  ['x-middleware-prefetch', '1'],
  ['x-middleware-subrequest', Array(5).fill('middleware').join(':')],
  ['x-middleware-subrequest', Array(5).fill('src/middleware').join(':')],
  ['x-middleware-set-cookie', 'a=b'],
  ['x-middleware-override-headers', 'host'],
  ['x-page-routed', '1'],
  ['x-page-missing', '1'],
  ['x-matched-path', `/${EVIL}`],
  ['x-invoke-path', `/${EVIL}`],
  ['x-invoke-status', '500'],
  ['x-invoke-error', '{}'],
  ['x-invoke-output', '/404'],
  ['x-now-route-matches', 'locale=evil'],
  ['x-nextjs-data', '1'],
  ['x-nextjs-rewritten-path', `/${EVIL}`],
  ['x-prerender-revalidate', 'guess'],
  ['x-prerender-revalidate-if-generated', '1'],
  ['x-next-revalidated-tags', '_N_T_/en/size-guide'],
  ['next-resume', '1'],
  ['next-action', 'a'.repeat(40)],
  ['next-url', `//${EVIL}`],
  ['next-router-state-tree', '%00'],
  ['next-router-prefetch', '1'],
  ['next-router-segment-prefetch', '/_tree'],
  ['rsc', '1'],
  ['accept-language', `${EVIL};q=1`],
  ['accept', 'text/x-component'],
  ['range', 'bytes=0-1'],
  ['cookie', `segara_session=${EVIL}; NEXT_LOCALE=id; __prerender_bypass=guess`],
  ['origin', `https://${EVIL}`],
  ['referer', `https://${EVIL}/`],
];

const PAGE = '/size-guide';

const SEGMENT: Record<string, string> = {
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-router-state-tree': '%5B%5D',
};
const POISONS = [...ATTEMPTS.map(([name, value]) => ({ [name]: value })), SEGMENT, { ...SEGMENT, rsc: '0' }];

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

async function locationsIn(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const xml = await (await request.get(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Each attempt has a page of its own: most of them nobody has asked for yet, so that it is Next who answers. */
async function pagesFor(request: APIRequestContext, count: number): Promise<string[]> {
  const sitemaps = await locationsIn(request, '/sitemap.xml');
  const pages = (await Promise.all(sitemaps.map((sitemap) => locationsIn(request, sitemap)))).flat();
  expect(pages.length).toBeGreaterThan(count);
  return pages.reverse().slice(0, count);
}

async function poison(path: string, headers: Record<string, string>, sent: string) {
  const poisoned = await getRaw(SHOP.siteUrl, path, headers);
  expect(poisoned.status, sent).toBeLessThan(500);
  expect(`${poisoned.head}${poisoned.body}`, sent).not.toContain(EVIL);
  expect(headerOf(poisoned, 'set-cookie'), sent).toBeUndefined();
  // What is not the page must not be kept for those who want the page.
  const isPage = poisoned.status === 200 && headerOf(poisoned, 'content-type')?.startsWith('text/html');
  const kept = `${headerOf(poisoned, 'cache-control')} ${headerOf(poisoned, 'vary')}`;
  if (!isPage) expect(kept, sent).toMatch(/no-store|rsc/);
}

test('a page is the same for whoever comes next, whatever was sent before', async ({ request }) => {
  const paths = await pagesFor(request, POISONS.length);
  for (const [index, headers] of POISONS.entries()) {
    const path = paths[index] ?? '/';
    const sent = `${path} after ${JSON.stringify(headers)}`;
    // What was made for the first may be kept for the second.
    await poison(path, headers, sent);
    await poison(path, headers, sent);
    for (const next of [await request.get(path), await request.get(path)]) {
      expect(next.status(), sent).toBe(200);
      const html = await next.text();
      expect(canonicalOf(html), sent).toBe(new URL(path, SHOP.siteUrl).href.replace(/\/$/, ''));
      expect(html, sent).not.toContain(EVIL);
      expect(html, sent).toContain(`<html lang="${path.startsWith('/id') ? 'id' : 'en'}"`);
    }
  }
});

test('nor does a made-up host get into what machines are told', async () => {
  const headers = { host: EVIL, 'x-forwarded-host': EVIL };
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/feeds/en.xml',
    '/.well-known/security.txt',
    '/api/payment',
  ]) {
    const answer = await getRaw(SHOP.siteUrl, path, headers);
    expect(answer.status, path).toBe(200);
    expect(`${answer.head}${answer.body}`, path).not.toContain(EVIL);
  }
});

test('a query of any length or kind is no page of its own to keep', async ({ request }) => {
  for (const query of [
    `?${'a'.repeat(4_000)}=1`,
    '?__nextLocale=id',
    '?nxtPlocale=id',
    '?__nextDataReq=1',
    '?_rsc=guess',
    '?__proto__=1',
    '?page=%00',
  ]) {
    const answer = await request.get(`${PAGE}${query}`);
    expect(answer.status(), query.slice(0, 40)).toBe(200);
    expect(await answer.text()).toContain('<html lang="en"');
  }
});
