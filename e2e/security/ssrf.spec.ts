import { expect, test } from '@playwright/test';
import { SHARED_SHOP } from '@/e2e/support/servers/environments';
import { getRawHeader, sendRawGet } from '@/e2e/support/steps/raw-request';

const remoteImage = (url: string) => `/media/768/remote.jpg?url=${encodeURIComponent(url)}`;

/** Addresses that the image service must not fetch. */
const FOREIGN = [
  `http://127.0.0.1:${SHARED_SHOP.apiPort}/openapi.json`,
  `http://localhost:${SHARED_SHOP.apiPort}/images/brand/icon.svg`,
  `//127.0.0.1:${SHARED_SHOP.apiPort}/images/a.jpg`,
  `/\\127.0.0.1:${SHARED_SHOP.apiPort}/a.jpg`,
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:22/',
  'https://evil.example/a.jpg',
  'https://cdninstagram.com.evil.example/a.jpg',
  'https://evil.cdninstagram.com@127.0.0.1/a.jpg',
  'http://scontent.cdninstagram.com/a.jpg',
  'https://scontent.cdninstagram.com:22/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  '/api/session',
  '/payment/snap.js',
  '/images/../api/session',
  '/images/..%2f..%2fpackage.json',
  '/media/768/images/products/uluwatu-elite-pro/main.jpg',
];

test('the image service fetches nothing but pictures of the shop', async ({ request }) => {
  for (const url of FOREIGN) {
    const optimized = `/_next/image?url=${encodeURIComponent(url)}&w=768&q=75`;
    for (const path of [remoteImage(url), `/media/768/${url}`, optimized]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([307, 308, 400, 404], path).toContain(response.status());
      expect(response.headers()['content-type'] ?? '', path).not.toMatch(/^image\//);
      expect(await response.text(), path).not.toMatch(/"openapi"|"dependencies"|root:|loggedIn/);
    }
  }
});

test('the catalogue cannot be revalidated without a secret', async ({ request }) => {
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
    const response = await request.post('/api/revalidate', { data: { tags: ['products'] }, headers });
    expect(response.status(), 'no secret is configured').toBe(404);
  }
});

test('the payment proxy reaches nothing else of the product API', async () => {
  for (const target of [
    '/payment/../openapi.json',
    '/payment/%2e%2e/openapi.json',
    '/payment/..%2fopenapi.json',
    '/payment/..%5copenapi.json',
    '/payment/%252e%252e/openapi.json',
    '/payment/;/../openapi.json',
    '/payment//../openapi.json',
    '/payment@127.0.0.1/openapi.json',
  ]) {
    const response = await sendRawGet(SHARED_SHOP.siteUrl, target);
    expect([307, 308, 400, 404], target).toContain(response.status);
    expect(response.body, target).not.toContain('"openapi"');
  }
});

test('no file outside the public folders is served', async () => {
  for (const target of [
    '/.env',
    '/.git/config',
    '/.data/session-secret',
    '/package.json',
    '/images/..%2f..%2fpackage.json',
    '/images/../../package.json',
    '/images/%2e%2e/%2e%2e/package.json',
    '/pictures/..%2f..%2fsession-secret',
    '/_next/static/..%2f..%2f..%2fpackage.json',
    '/_next/static/chunks/..%5c..%5cpackage.json',
    '/_next/server/middleware.js',
    '/_next/BUILD_ID',
    '/feeds/..%2f..%2fpackage.json',
  ]) {
    const response = await sendRawGet(SHARED_SHOP.siteUrl, target);
    expect([307, 308, 400, 404], target).toContain(response.status);
    expect(response.body, target).not.toMatch(/"dependencies"|\[core\]|SESSION_SECRET/);
    expect(getRawHeader(response, 'content-security-policy'), target).toBeDefined();
  }
});
