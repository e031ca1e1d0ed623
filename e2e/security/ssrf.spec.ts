import { expect, test } from '@playwright/test';
import { SHOP } from '@/e2e/support/servers/environments';
import { getRaw, headerOf } from '@/e2e/support/steps/raw-request';

const image = (url: string, more = '&w=768&q=75') => `/_next/image?url=${encodeURIComponent(url)}${more}`;

/** What the server would fetch for us if it lent us its hands. */
const PICTURES = [
  `http://127.0.0.1:${SHOP.apiPort}/openapi.json`,
  `http://localhost:${SHOP.apiPort}/images/brand/icon.svg`,
  `//127.0.0.1:${SHOP.apiPort}/images/a.jpg`,
  `/\\127.0.0.1:${SHOP.apiPort}/a.jpg`,
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:22/',
  'https://evil.example/a.jpg',
  'https://cdninstagram.com.evil.example/a.jpg',
  'https://evil.cdninstagram.com@127.0.0.1/a.jpg',
  'http://scontent.cdninstagram.com/a.jpg',
  'https://scontent.cdninstagram.com:22/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'gopher://127.0.0.1/',
  '/api/session',
  '/api/social/feed',
  '/payment/snap.js',
  '/images/../api/session',
  '/images/..%2f..%2fpackage.json',
  '/images/%2e%2e/%2e%2e/package.json',
  '/pictures/../openapi.json',
  '/_next/image?url=%2Fimages%2Fa.jpg&w=768&q=75',
  '/images/brand/icon.svg?redirect=https://evil.example',
];

test('the image service fetches nothing but pictures of the shop', async ({ request }) => {
  for (const url of PICTURES) {
    const answer = await request.get(image(url), { maxRedirects: 0 });
    expect([400, 404], url).toContain(answer.status());
    expect(answer.headers()['content-type'] ?? '', url).not.toMatch(/^image\//);
    expect(await answer.text(), url).not.toMatch(/openapi|"dependencies"|root:|loggedIn/);
  }
});

test('nor does it make pictures of any size that is asked for', async ({ request }) => {
  const picture = '/images/products/uluwatu-elite-pro/main.jpg';
  expect((await request.get(image(picture))).status(), 'as a page asks for it').toBe(200);
  for (const more of [
    '&w=769&q=75',
    '&w=99999&q=75',
    '&w=768&q=100',
    '&w=-1&q=75',
    '&w=768',
    '&w=768&w=400&q=75',
  ]) {
    expect((await request.get(image(picture, more))).status(), more).toBe(400);
  }
});

test('nor does it make a picture again under another spelling of its name', async () => {
  const picture = '/images/home/like-1.jpg';
  const ask = (address: string) => getRaw(SHOP.siteUrl, address, { accept: 'image/avif' });
  expect((await ask(image(picture))).status, 'as a page asks for it').toBe(200);
  const again = await ask(image(picture));
  expect(headerOf(again, 'x-nextjs-cache'), 'kept').toBe('HIT');
  for (const url of [
    `${picture}#a`,
    '/images/home/like%2D1.jpg',
    '/images/home/%6Cike-1.jpg',
    '/images/home/./like-1.jpg',
    '/images/x/../home/like-1.jpg',
    '/images//home/like-1.jpg',
    '/images/home%2Flike-1.jpg',
  ]) {
    expect((await ask(image(url))).status, url).toBe(400);
  }
  for (const address of [
    `${image(picture)}#a`,
    `${image(picture)}&a=1`,
    image(picture).replaceAll('%2F', '/'),
    image(picture).replaceAll('%2F', '%2f'),
    image(picture, '&w=0768&q=75'),
    image(picture, '&q=75&w=768'),
    `/x/..${image(picture)}`,
    image(picture).replace('/image', '/images'),
  ]) {
    expect((await ask(address)).status, address).toBe(400);
  }
});

test('nor is there more than one picture for all browsers that read the same kinds', async () => {
  const address = image('/images/home/like-2.jpg');
  for (const [accept, type] of [
    ['image/avif', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    await getRaw(SHOP.siteUrl, address, { accept });
    for (const said of [`${accept};q=0.5`, `text/html, ${accept}, x/y;;`, `${accept},${'a/b,'.repeat(50)}`]) {
      const answer = await getRaw(SHOP.siteUrl, address, { accept: said });
      expect(headerOf(answer, 'content-type'), said).toBe(type);
      expect(headerOf(answer, 'x-nextjs-cache'), said).toBe('HIT');
    }
  }
});

test('the catalogue is not refreshed for those who guess', async ({ request }) => {
  for (const headers of [
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer undefined' },
    { authorization: 'Bearer null' },
  ]) {
    const answer = await request.post('/api/revalidate', { data: { tags: ['products'] }, headers });
    expect(answer.status(), 'without a secret there is no such path').toBe(404);
  }
});

test('the way to the payment page leads to nothing else of the product API', async () => {
  for (const target of [
    '/payment/../openapi.json',
    '/payment/%2e%2e/openapi.json',
    '/payment/.%2e/openapi.json',
    '/payment/..%2fopenapi.json',
    '/payment/..%5copenapi.json',
    '/payment/%252e%252e/openapi.json',
    '/payment/;/../openapi.json',
    '/payment//../openapi.json',
    '/payment@127.0.0.1/openapi.json',
  ]) {
    const answer = await getRaw(SHOP.siteUrl, target);
    expect([307, 308, 400, 404], target).toContain(answer.status);
    expect(answer.body, target).not.toContain('"openapi"');
  }
});

test('no file of the house is given out', async () => {
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
    '/_next/data/x/men.json',
    '/_next/webpack-hmr',
    '/__nextjs_original-stack-frame?file=package.json',
    '/feeds/..%2f..%2fpackage.json',
  ]) {
    const answer = await getRaw(SHOP.siteUrl, target);
    expect([307, 400, 404], target).toContain(answer.status);
    expect(answer.body, target).not.toMatch(/"dependencies"|\[core\]|SESSION_SECRET/);
  }
});
