import { getRedirectPath, loginPath } from './login-path';

it.each([
  ['en', '/men', '/login?redirect=%2Fmen'],
  ['en', '/order-status?transaction_id=a&b', '/login?redirect=%2Forder-status%3Ftransaction_id%3Da%26b'],
  ['id', '/id/woman', '/id/login?redirect=%2Fid%2Fwoman'],
  ['en', '/login?redirect=%2Fmen', '/login'],
  ['id', '/id/register', '/id/login'],
  ['en', '/verify-email?token=secret', '/login'],
] as const)('in %s creates a link from %s back to %s', (locale, from, path) => {
  expect(loginPath(locale, from)).toBe(path);
});

it.each([
  ['/men', '/men'],
  ['/id/woman/catalog?page=2#grid', '/id/woman/catalog?page=2#grid'],
  ['/order-status?transaction_id=a%26b', '/order-status?transaction_id=a%26b'],
  ['/men/../woman', '/woman'],
])('redirects to %s', (asked, path) => {
  expect(getRedirectPath(asked, '/')).toBe(path);
});

/** URLs that try to redirect to another site. */
const ELSEWHERE = [
  'https://evil.example/men',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/men',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/men/..//evil.example',
  '/men/../\\evil.example',
  '/%2e%2e//evil.example',
  '/men/%2e%2e//evil.example',
  '//evil.example@shop.example',
  '//shop.example@evil.example',
  '//evil.example:443/men',
  '//evil%2eexample',
  '//evil。example',
  '//[::1]/',
  '//0x7f000001/',
  'evil.example/men',
  'men',
  '?next=/men',
  '#/men',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hi',
  'blob:https://evil.example/1',
  'mailto:a@b.co',
  'http://shop.invalid.evil.example/',
  'http://shop.invalid@evil.example/',
];

it.each(ELSEWHERE)('redirects %j to the home page', (asked) => {
  expect(getRedirectPath(asked, '/id')).toBe('/id');
});

it.each([
  '/men?next=//evil.example',
  '/men#//evil.example',
  '/;//evil.example',
  '/@evil.example',
  '/%2f%2fevil.example',
  '/%5c%5cevil.example',
  '/men//evil.example',
])('accepts %j as a path of the shop', (asked) => {
  const path = getRedirectPath(asked, '/id');
  expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
  expect(path).toMatch(/^\/(?![/\\])/);
});

it.each([undefined, null, '', '/api/session', '/login', '/id/register', '/men/../login?redirect=/men'])(
  'redirects %j to the home page',
  (asked) => {
    expect(getRedirectPath(asked, '/id')).toBe('/id');
  },
);
