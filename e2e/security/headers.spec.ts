import { expect, test } from '@playwright/test';
import { SITE } from '@/content/site';
import { SHOP } from '@/e2e/support/servers/environments';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'referrer-policy': expect.any(String),
};

for (const [path, status, shared] of [
  ['/', 200, 'same-origin'],
  ['/account', 200, 'same-origin'],
  ['/api/session', 200, 'same-origin'],
  ['/api/none', 404, 'same-origin'],
  ['/payment/snap.js', 200, 'same-origin'],
  ['/no-such.txt', 404, 'cross-origin'],
  ['/nowhere', 307, 'same-origin'],
  ['/Men/', 308, 'same-origin'],
  ['/men/%E0%A4%A', 400, 'same-origin'],
  ['/images/brand/icon.svg', 200, 'cross-origin'],
  ['/feeds/en.xml', 200, 'cross-origin'],
  ['/.well-known/change-password', 302, 'same-origin'],
] as const) {
  test(`${path} carries all that keeps a browser safe`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers()).toMatchObject({ ...EVERYWHERE, 'cross-origin-resource-policy': shared });
    for (const name of ['server', 'x-powered-by', 'x-middleware-rewrite', 'access-control-allow-origin'])
      expect(answer.headers()[name], name).toBeUndefined();
  });
}

test('no cache is told to keep for long that there is nothing', async ({ request }) => {
  for (const path of [
    '/store/none/map.html',
    '/flags/zz.svg',
    '/feeds/none.xml',
    '/sitemaps/none.xml',
    '/pictures/none.jpg',
    '/images/none.jpg',
    '/men/no-such-product',
    '/no-such.txt',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const [, seconds = '0'] =
      /(?:s-maxage|max-age)=(\d+)/.exec(answer.headers()['cache-control'] ?? '') ?? [];
    expect(Number(seconds), path).toBeLessThanOrEqual(60);
  }
});

test('a page whose address holds a secret tells it to nobody', async ({ request }) => {
  for (const path of [
    '/verify-email?token=abc',
    '/id/verify-email?token=abc',
    '/reset-password?token=abc',
    '/id/reset-password?token=abc',
  ]) {
    const answer = await request.get(path);
    expect(answer.headers()['referrer-policy'], path).toBe('no-referrer');
  }
  expect((await request.get('/men')).headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('whom to tell of a hole is where everybody looks for it', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${SITE.contact.email}\n`);
  expect(text).toContain(`Canonical: ${SHOP.siteUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

test('password managers find where a password is changed, and that we say what is missing', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/account/password');
  const none = await request.get(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  );
  expect(none.status()).toBe(404);
});
