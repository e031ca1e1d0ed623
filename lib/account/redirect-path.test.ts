import { redirectPath } from './redirect-path';

it.each([
  ['/men', '/men'],
  ['/id/woman/catalog?page=2#grid', '/id/woman/catalog?page=2#grid'],
  ['/order-status?transaction_id=a%26b', '/order-status?transaction_id=a%26b'],
  ['/men/../woman', '/woman'],
])('goes back to %s', (asked, path) => {
  expect(redirectPath(asked, '/')).toBe(path);
});

it.each([
  undefined,
  null,
  '',
  'men',
  'https://evil.example/men',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  '/api/session',
  '/login',
  '/id/register',
  '/men/../login?redirect=/men',
  'http://shop.invalid.evil.example/',
])('goes home instead of to %j', (asked) => {
  expect(redirectPath(asked, '/id')).toBe('/id');
});
