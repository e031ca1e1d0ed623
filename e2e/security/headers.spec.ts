import { expect, test } from '@playwright/test';
import { listCspErrors } from '@/e2e/support/checks/csp-errors';
import { FIRST_ARTICLE_SLUG, FIRST_STORE, RIDER_WITH_RESULTS } from '@/e2e/support/content';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*payment=\(self\)$/),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
};

/** One response of each kind: address, status and cross-origin resource policy. */
const RESPONSES: [path: string, status: number, shared?: 'cross-origin'][] = [
  ['/', 200],
  ['/id/men', 200],
  ['/men/uluwatu-elite-pro', 200],
  ['/id/woman/lestari-swimsuit', 200],
  [`/id/${RIDER_WITH_RESULTS.slug}`, 200],
  [`/id/store/${FIRST_STORE.slug}`, 200],
  [`/blog/${FIRST_ARTICLE_SLUG}`, 200],
  ['/id/activities?category=charity', 200],
  ['/login?redirect=%2Fmen', 200],
  ['/verify-email?token=abc', 200],
  ['/order-status?transaction_id=1', 200],
  ['/account', 200],
  ['/men?category=tees', 200],
  ['/search?q=tee', 200],
  ['/stores', 308],
  ['/Men/', 308],
  ['/woman/uluwatu-elite-pro', 308],
  ['/store/nothing', 307],
  ['/no/such/page', 307],
  ['/.well-known/change-password', 302],
  ['/men/nobody-made-this', 404],
  ['/_next/static/none.js', 404],
  ['/men/%E0%A4%A', 400],
  ['/api/session', 200],
  ['/api/none', 404],
  ['/payment/snap.js', 200],
  ['/no-such-file.txt', 404, 'cross-origin'],
  ['/images/brand/icon.svg', 200, 'cross-origin'],
  ['/feeds/en.xml', 200, 'cross-origin'],
];

for (const [path, status, shared] of RESPONSES) {
  test(`${path} (${status}) has security headers and a strict content security policy`, async ({
    request,
  }) => {
    // Two requests, because the second response may come from a cache.
    for (const _ of [1, 2]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      const headers = response.headers();
      const html = headers['content-type']?.startsWith('text/html') ? await response.text() : '';
      // Payment pages have a policy of the product API, not the storefront's.
      if (!path.startsWith('/payment/'))
        expect(listCspErrors(headers['content-security-policy'], html)).toEqual([]);
      expect(headers).toMatchObject(HEADERS);
      if (status !== 404 || shared)
        expect(headers['cross-origin-resource-policy']).toBe(shared ?? 'same-origin');
      for (const name of ['server', 'x-powered-by', 'x-middleware-rewrite', 'access-control-allow-origin'])
        expect(headers[name], name).toBeUndefined();
    }
  });
}

test('the check of a content security policy notices a weak one', () => {
  const strict =
    "default-src 'none'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default";
  expect(listCspErrors(undefined, '')).toEqual(['no policy']);
  expect(listCspErrors(`${strict}; script-src 'self' 'unsafe-inline'`, '')).toEqual([
    "loose 'unsafe-inline'",
  ]);
  expect(listCspErrors(`${strict}; script-src 'self'`, '<script>alert(1)</script>')).toHaveLength(1);
  expect(listCspErrors(`${strict}; script-src 'self'`, '<p>fine</p>')).toEqual([]);
});

test('caches keep a 404 for a minute at most', async ({ request }) => {
  for (const path of [
    '/store/none/map.html',
    '/feeds/none.xml',
    '/sitemaps/none.xml',
    '/pictures/none.jpg',
    '/images/none.jpg',
    '/men/no-such-product',
    '/no-such.txt',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const cacheControl = response.headers()['cache-control'] ?? '';
    const [, seconds = '0'] = /(?:s-maxage|max-age)=(\d+)/.exec(cacheControl) ?? [];
    expect(Number(seconds), path).toBeLessThanOrEqual(60);
  }
});

test('a page with a token in its address sends no referrer', async ({ request }) => {
  for (const path of ['/verify-email?token=abc', '/id/verify-email?token=abc', '/reset-password?token=abc'])
    expect((await request.get(path)).headers()['referrer-policy'], path).toBe('no-referrer');
});

test('password managers find the page where a password is changed', async ({ request }) => {
  const response = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(response.headers().location).toBe('/account/password');
  const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await request.get(probe)).status()).toBe(404);
});
