import { type APIRequestContext, expect, test } from '@playwright/test';
import { SHARED_SHOP } from '@/e2e/support/servers/environments';
import { getRawHeader, sendRawGet } from '@/e2e/support/steps/raw-request';

const EVIL = 'evil.example';

/** Request headers that could change a page for everybody who requests it later. */
const HEADERS: Record<string, string>[] = [
  ...Object.entries({
    host: EVIL,
    'x-forwarded-host': EVIL,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    'x-forwarded-prefix': `//${EVIL}`,
    'x-forwarded-for': EVIL,
    'x-original-url': `/${EVIL}`,
    'x-rewrite-url': `/${EVIL}`,
    'x-http-method-override': 'POST',
    forwarded: `host=${EVIL};proto=https`,
    'x-middleware-rewrite': `https://${EVIL}/`,
    'x-middleware-redirect': `https://${EVIL}/`,
    'x-middleware-next': '1',
    'x-middleware-prefetch': '1',
    'x-middleware-subrequest': Array(5).fill('middleware').join(':'),
    'x-middleware-set-cookie': 'a=b',
    'x-middleware-override-headers': 'host',
    'x-matched-path': `/${EVIL}`,
    'x-invoke-path': `/${EVIL}`,
    'x-invoke-status': '500',
    'x-invoke-error': '{}',
    'x-invoke-output': '/404',
    'x-now-route-matches': 'locale=evil',
    'x-nextjs-data': '1',
    'x-nextjs-rewritten-path': `/${EVIL}`,
    'x-prerender-revalidate': 'guess',
    'x-prerender-revalidate-if-generated': '1',
    'x-next-revalidated-tags': '_N_T_/en/size-guide',
    'next-resume': '1',
    'next-action': 'a'.repeat(40),
    'next-url': `//${EVIL}`,
    'next-router-state-tree': '%00',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    rsc: '1',
    'accept-language': `${EVIL};q=1`,
    accept: 'text/x-component',
    range: 'bytes=0-1',
    cookie: `segara_session=${EVIL}; NEXT_LOCALE=id; __prerender_bypass=guess`,
    origin: `https://${EVIL}`,
    referer: `https://${EVIL}/`,
  }).map(([name, value]) => ({ [name]: value })),
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', rsc: '0' },
];

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

async function readLocations(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const xml = await (await request.get(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Returns as many pages as there are attempts. Most of them are not cached yet. */
async function listPages(request: APIRequestContext, count: number): Promise<string[]> {
  const sitemaps = await readLocations(request, '/sitemap.xml');
  const pages = (await Promise.all(sitemaps.map((sitemap) => readLocations(request, sitemap)))).flat();
  expect(pages.length).toBeGreaterThan(count);
  return pages.reverse().slice(0, count);
}

async function poison(path: string, headers: Record<string, string>, message: string) {
  const response = await sendRawGet(SHARED_SHOP.siteUrl, path, headers);
  expect(response.status, message).toBeLessThan(500);
  expect(`${response.head}${response.body}`, message).not.toContain(EVIL);
  expect(getRawHeader(response, 'set-cookie'), message).toBeUndefined();
  const isPage = response.status === 200 && getRawHeader(response, 'content-type')?.startsWith('text/html');
  // A response other than the page must not be cached for visitors who want the page.
  const caching = `${getRawHeader(response, 'cache-control')} ${getRawHeader(response, 'vary')}`;
  if (!isPage) expect(caching, message).toMatch(/no-store|rsc/);
}

test('request headers do not change what the next visitor gets', async ({ request }) => {
  const paths = await listPages(request, HEADERS.length);
  for (const [index, headers] of HEADERS.entries()) {
    const path = paths[index] ?? '/';
    const message = `${path} after ${JSON.stringify(headers)}`;
    // The second response may come from a cache.
    await poison(path, headers, message);
    await poison(path, headers, message);
    for (const next of [await request.get(path), await request.get(path)]) {
      expect(next.status(), message).toBe(200);
      const html = await next.text();
      const address = new URL(path, SHARED_SHOP.siteUrl).href.replace(/\/$/, '');
      expect(canonicalOf(html), message).toBe(address);
      expect(html, message).not.toContain(EVIL);
      expect(html, message).toContain(`<html lang="${path.startsWith('/id') ? 'id' : 'en'}"`);
    }
  }
});

test('a forged host is not in files for machines', async () => {
  const headers = { host: EVIL, 'x-forwarded-host': EVIL };
  const files = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/feeds/en.xml', '/.well-known/security.txt'];
  for (const path of [...files, '/api/payment']) {
    const response = await sendRawGet(SHARED_SHOP.siteUrl, path, headers);
    expect(response.status, path).toBe(200);
    expect(`${response.head}${response.body}`, path).not.toContain(EVIL);
  }
});

test('an unknown query does not change a page', async ({ request }) => {
  for (const query of [
    `${'a'.repeat(4_000)}=1`,
    '__nextLocale=id',
    'nxtPlocale=id',
    '_rsc=guess',
    'page=%00',
  ]) {
    const response = await request.get(`/size-guide?${query}`);
    expect(response.status(), query.slice(0, 40)).toBe(200);
    expect(await response.text()).toContain('<html lang="en"');
  }
});
