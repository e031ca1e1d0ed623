import { env } from '@/lib/env';
import { rejectCrossSite } from './handle-route';

const { SITE_URL } = env;
afterEach(() => Object.assign(env, { SITE_URL, TRUST_PROXY: 0 }));

const ask = (method: string, headers: Record<string, string>) => () =>
  rejectCrossSite(new Request('https://shop.example/api', { method, headers }));

it.each([
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  [{ origin: 'https://shop.example' }],
  [{ origin: 'https://www.shop.example', host: 'www.shop.example' }],
  [{}],
])('lets a write with %j pass', (headers) => {
  expect(ask('POST', headers)).not.toThrow();
});

it.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://evil.example', host: 'shop.example' }],
  [{ origin: 'http://shop.example' }],
  [{ origin: 'http://shop.example', host: 'shop.example' }],
  [{ origin: 'http://www.shop.example', host: 'www.shop.example', 'x-forwarded-proto': 'http' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
])('refuses a write with %j', (headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(ask(method, headers)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  }
});

it('lets anyone read', () => {
  expect(ask('GET', { 'sec-fetch-site': 'cross-site' })).not.toThrow();
});

it('lets a write from another address of a shop without TLS pass', () => {
  env.SITE_URL = 'http://localhost:3000';
  const lan = { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' };
  expect(ask('POST', lan)).not.toThrow();
  expect(ask('POST', { ...lan, 'x-forwarded-proto': 'https' })).not.toThrow();
});

it.each([
  [1, 'https', 'https://www.shop.example', true],
  [1, 'https', 'http://www.shop.example', false],
  [1, 'https, http', 'https://www.shop.example', false],
  [2, 'https, http', 'https://www.shop.example', true],
])(
  'takes the scheme from the outermost of %d trusted proxies: %s, %s: %s',
  (hops, scheme, origin, passes) => {
    env.TRUST_PROXY = hops;
    const write = ask('POST', { origin, host: 'www.shop.example', 'x-forwarded-proto': scheme });
    if (passes) expect(write).not.toThrow();
    else expect(write).toThrow(expect.objectContaining({ code: 'forbidden' }));
  },
);
