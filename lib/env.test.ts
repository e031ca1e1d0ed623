import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnv, variablesSchema } from './env';

it('needs no variables', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    PRODUCT_API_URL: 'http://127.0.0.1:4000',
    MIDTRANS_SNAP_JS_URL: '/payment/snap.js',
    bundledApi: true,
    storefrontUrl: 'http://127.0.0.1:3000',
    TRUST_PROXY: 0,
  });
});

it('treats an empty variable as missing', () => {
  expect(readEnv({ PRODUCT_API_URL: '', PORT: '' })).toMatchObject({ bundledApi: true, PORT: 3000 });
});

it('treats blanks as missing, and accepts schemes in any case', () => {
  const env = readEnv({ MIDTRANS_CLIENT_KEY: ' ', SITE_URL: 'HTTPS://shop.example/' });
  expect(env).toMatchObject({ SITE_URL: 'https://shop.example', MIDTRANS_SNAP_JS_URL: '/payment/snap.js' });
});

it('reports all invalid variables at once', () => {
  const wrong = { PORT: '0', SMTP_URL: 'mail', PAYMENTS: 'no' };
  expect(() => readEnv(wrong)).toThrow(
    /^PORT is invalid: .+\nSMTP_URL is invalid: .+\nPAYMENTS is invalid: .+$/,
  );
});

it('does not use the bundled API if another one is configured', () => {
  expect(readEnv({ PRODUCT_API_URL: 'https://api.example/' })).toMatchObject({
    bundledApi: false,
    PRODUCT_API_URL: 'https://api.example',
  });
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
  ['shop.internal', 'http://shop.internal:3000'],
])('reaches a storefront that listens on %s at %s', (HOST, storefrontUrl) => {
  expect(readEnv({ HOST })).toMatchObject({ storefrontUrl });
});

it('reaches the bundled API at its host', () => {
  expect(readEnv({ PRODUCT_API_HOST: '10.0.0.8' })).toMatchObject({
    bundledApi: true,
    PRODUCT_API_URL: 'http://10.0.0.8:4000',
  });
});

it('parses the number of proxies', () => {
  expect(readEnv({ TRUST_PROXY: '2' })).toMatchObject({ TRUST_PROXY: 2 });
});

it.each([
  [{}, true],
  [{ SITE_URL: 'http://127.0.0.1:3000' }, true],
  [{ SITE_URL: 'https://localhost', SESSION_SECRET: 'x'.repeat(32) }, true],
  [{ SITE_URL: 'https://segara.example', SESSION_SECRET: 'x'.repeat(32) }, false],
  [{ SITE_URL: 'http://localhost.segara.example' }, false],
  [{ SITE_URL: 'http://192.168.1.7:3000' }, false],
  [{ SITE_URL: 'http://192.168.1.7:3000', PRODUCT_API_DOCS: '1' }, true],
  [{ PRODUCT_API_HOST: '0.0.0.0' }, false],
  [{ PRODUCT_API_HOST: '127.0.0.2' }, true],
  [{ PRODUCT_API_DOCS: '0' }, false],
])('with %j the product API serves its documentation: %s', (source, shown) => {
  expect(readEnv(source).PRODUCT_API_DOCS).toBe(shown);
});

it('loads the Snap script from the environment of the Midtrans keys', () => {
  const keys = { MIDTRANS_SERVER_KEY: 'server', MIDTRANS_CLIENT_KEY: 'client' };
  expect(readEnv(keys).MIDTRANS_SNAP_JS_URL).toBe('https://app.sandbox.midtrans.com/snap/snap.js');
});

it.each([
  ['PORT', { PORT: 'three thousand' }],
  ['PORT', { PORT: '70000' }],
  ['PRODUCT_API_URL', { PRODUCT_API_URL: 'api.example' }],
  ['HOST', { HOST: 'http://localhost' }],
  ['PRODUCT_API_HOST', { PRODUCT_API_HOST: '300.1.1.1:80' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/shop' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'too short' }],
  ['SESSION_SECRET_OLD', { SESSION_SECRET: 'x'.repeat(32), SESSION_SECRET_OLD: 'too short' }],
  ['SESSION_SECRET', { SESSION_SECRET_OLD: 'x'.repeat(32) }],
  ['REVALIDATE_SECRET', { REVALIDATE_SECRET: 'guessable' }],
  ['PAYMENTS', { PAYMENTS: 'yes' }],
  [
    'PAYMENTS',
    { PAYMENTS: 'test', MIDTRANS_CLIENT_KEY: 'client', MIDTRANS_API_URL: 'https://app.midtrans.com' },
  ],
  ['CONTENT_STORE_ID', { CONTENT_API_URL: 'https://content.example' }],
  ['PICTURE_HOSTS', { PICTURE_HOSTS: 'https://cdn.example' }],
  ['PICTURE_HOSTS', { PICTURE_HOSTS: '**' }],
])('reports an invalid %s in one line', (name, source) => {
  expect(() => readEnv(source)).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

it('.env.example lists all variables with valid values', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(example).sort()).toEqual(Object.keys(variablesSchema.shape).sort());
  expect(() => readEnv({ ...example })).not.toThrow();
});

it('docs/configuration.md lists all variables', () => {
  const rows = readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm);
  const names = [...rows].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
  expect(names.sort()).toEqual(Object.keys(variablesSchema.shape).sort());
});
