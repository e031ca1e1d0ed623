import { ROUTES } from '@/lib/routes';
import { filesOf, isEverybodys, markKept, pageKey } from './page-key';

const ORIGIN = 'https://shop.example';
const key = (address: string) => pageKey(address, ORIGIN)?.slice(ORIGIN.length);

it.each([
  ['/', '/'],
  ['/id', '/id'],
  ['/men/uluwatu-elite-pro', '/men/uluwatu-elite-pro'],
  ['/men/uluwatu-elite-pro?size=32&utm_source=mail#sizes', '/men/uluwatu-elite-pro'],
  ['/id/store/kayu-aya', '/id/store/kayu-aya'],
  [`${ORIGIN}/riders`, '/riders'],
])('keeps %s as %s', (address, kept) => {
  expect(key(address)).toBe(kept);
});

it.each([
  '/api/session',
  '/api/cart',
  '/men?category=boardshorts',
  '/search?q=linen',
  '/order-status?transaction_id=1',
  '/verify-email?token=secret',
  '/id/account/orders',
  '/store/kayu-aya/map.html',
  '/payment/page/1',
  '/sitemap.xml',
  'https://evil.example/men',
])('never keeps %s', (address) => {
  expect(key(address)).toBeUndefined();
});

it('keeps no page that is private, in any language', () => {
  const secluded = ROUTES.filter(({ isPrivate, hasToken }) => isPrivate || hasToken).map(({ path }) => path);
  expect(secluded).toContain('/account');
  expect(secluded.flatMap((path) => [key(path), key(`/id${path}`)]).filter(Boolean)).toEqual([]);
});

const answer = (head: object, status = 200) => ({
  status,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...head }),
});

it.each([
  [true, answer({ 'cache-control': 's-maxage=60, stale-while-revalidate=2591940' })],
  [false, answer({ 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' })],
  [false, answer({ 'cache-control': 'no-store' })],
  [false, answer({ 'content-type': 'text/x-component' })],
  [false, answer({}, 404)],
  [false, { ...answer({}), redirected: true }],
])('takes it for a page of everybody’s: %s', (expected, { status, redirected, headers }) => {
  expect(isEverybodys({ status, redirected, headers } as Response)).toBe(expected);
});

it('finds the files of the build that a page cannot be read without', () => {
  const html = `
    <link rel="preload" href="/_next/static/media/outfit.0a-b~c.woff2" as="font"/>
    <link rel="stylesheet" href="/_next/static/chunks/joined-1.css"/>
    <link rel="stylesheet" href="/_next/static/chunks/2.css" disabled=""/>
    <script src="/_next/static/chunks/0p.js" async=""></script>
    <script>self.__next_f.push([1,"I[1,[\\"/_next/static/chunks/0p.js\\",\\"/_next/static/chunks/1q.js\\"]]"])</script>`;
  expect(filesOf(html)).toEqual([
    '/_next/static/media/outfit.0a-b~c.woff2',
    '/_next/static/chunks/0p.js',
    '/_next/static/chunks/1q.js',
    '/_next/static/chunks/joined-1.css',
  ]);
});

it('marks a former version, and changes nothing else', () => {
  expect(markKept('<!DOCTYPE html><html lang="en"><body>')).toBe(
    '<!DOCTYPE html><html data-offline="" lang="en"><body>',
  );
});
