import { isPublicSite, listPublicShopErrors } from './public-shop';

const PUBLIC = { SITE_URL: 'https://shop.example', SESSION_SECRET: 'x'.repeat(32) };
const EARNEST = {
  ...PUBLIC,
  MIDTRANS_SERVER_KEY: 'Mid-server-1',
  MIDTRANS_CLIENT_KEY: 'Mid-client-1',
  MIDTRANS_API_URL: 'https://app.midtrans.com',
  SMTP_URL: 'smtps://mail.example',
};
const UNLESS = 'when SITE_URL is https, unless PAYMENTS=test';

it('starts a public shop with payments and mail', () => {
  expect(listPublicShopErrors(EARNEST, 'both')).toEqual([]);
});

it('starts a local shop without configuration', () => {
  expect(listPublicShopErrors({}, 'both')).toEqual([]);
  expect(listPublicShopErrors({ SITE_URL: 'http://localhost:3000' }, 'both')).toEqual([]);
});

it.each(['https://shop.example', 'HTTPS://SHOP.EXAMPLE', ' https://shop.example'])('%j is public', (url) =>
  expect(isPublicSite(url)).toBe(true),
);

it.each([undefined, '', 'shop.example', 'http://https.example'])('%j is not public', (url) =>
  expect(isPublicSite(url)).toBe(false),
);

it.each([
  [
    'the development provider',
    { MIDTRANS_SERVER_KEY: undefined, MIDTRANS_CLIENT_KEY: undefined },
    `MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY are required ${UNLESS}: the development provider charges nothing`,
  ],
  [
    'one key of two',
    { MIDTRANS_SERVER_KEY: undefined },
    'MIDTRANS_SERVER_KEY is required with MIDTRANS_CLIENT_KEY',
  ],
  [
    'one key of two',
    { MIDTRANS_CLIENT_KEY: undefined },
    'MIDTRANS_CLIENT_KEY is required with MIDTRANS_SERVER_KEY',
  ],
  [
    'the sandbox by default',
    { MIDTRANS_API_URL: undefined },
    `MIDTRANS_API_URL is required ${UNLESS}: without it payments go to the sandbox`,
  ],
  [
    'the sandbox',
    { MIDTRANS_API_URL: 'https://app.sandbox.midtrans.com/' },
    `MIDTRANS_API_URL must not be the sandbox, which takes no real payments, ${UNLESS}`,
  ],
  [
    'the sandbox’s widget',
    { MIDTRANS_SNAP_JS_URL: 'https://app.sandbox.midtrans.com/snap/snap.js' },
    `MIDTRANS_SNAP_JS_URL must not be the sandbox, which takes no real payments, ${UNLESS}`,
  ],
  [
    'no mail server',
    { SMTP_URL: '' },
    `SMTP_URL is required ${UNLESS}: otherwise emails are only written to files`,
  ],
  [
    'no secret',
    { SESSION_SECRET: undefined },
    'SESSION_SECRET is required when SITE_URL is https (32 characters or more)',
  ],
])('refuses to start a public shop %s', (_what, changes, error) => {
  expect(listPublicShopErrors({ ...EARNEST, ...changes }, 'both')).toEqual([error]);
});

it.each(['', '  '])('treats an empty key (%j) differently from a missing one', (key) => {
  expect(
    listPublicShopErrors({ ...EARNEST, MIDTRANS_SERVER_KEY: key, MIDTRANS_CLIENT_KEY: key }, 'both'),
  ).toEqual([
    `MIDTRANS_SERVER_KEY is empty, but required ${UNLESS}`,
    `MIDTRANS_CLIENT_KEY is empty, but required ${UNLESS}`,
  ]);
});

it('reports all errors at once', () => {
  expect(listPublicShopErrors({ SITE_URL: 'https://shop.example' }, 'both')).toEqual([
    expect.stringMatching(/^SESSION_SECRET /),
    expect.stringMatching(/^MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY /),
    expect.stringMatching(/^MIDTRANS_API_URL /),
    expect.stringMatching(/^SMTP_URL /),
  ]);
});

it('requires only the storefront’s variables for a storefront', () => {
  expect(listPublicShopErrors(PUBLIC, 'storefront')).toEqual([
    `MIDTRANS_CLIENT_KEY is required ${UNLESS}: the development provider charges nothing`,
    expect.stringMatching(/^MIDTRANS_API_URL /),
  ]);
  const { SMTP_URL: _mail, MIDTRANS_SERVER_KEY: _key, ...storefront } = EARNEST;
  expect(listPublicShopErrors(storefront, 'storefront')).toEqual([]);
});

it('requires only the API’s variables for a product API', () => {
  const { SESSION_SECRET: _secret, ...api } = EARNEST;
  expect(listPublicShopErrors(api, 'api')).toEqual([]);
  expect(listPublicShopErrors({ SITE_URL: 'https://shop.example' }, 'api')).toHaveLength(3);
});

it('starts a test shop, but requires its secret and both keys', () => {
  const test = { SITE_URL: 'https://shop.example', PAYMENTS: 'test' };
  expect(listPublicShopErrors({ ...PUBLIC, ...test }, 'both')).toEqual([]);
  expect(listPublicShopErrors({ ...test, MIDTRANS_CLIENT_KEY: 'SB-Mid-client-1' }, 'both')).toEqual([
    expect.stringMatching(/^SESSION_SECRET /),
    'MIDTRANS_SERVER_KEY is required with MIDTRANS_CLIENT_KEY',
  ]);
});

it('requires both keys for a local shop too', () => {
  expect(listPublicShopErrors({ MIDTRANS_CLIENT_KEY: 'client' }, 'both')).toEqual([
    'MIDTRANS_SERVER_KEY is required with MIDTRANS_CLIENT_KEY',
  ]);
});
