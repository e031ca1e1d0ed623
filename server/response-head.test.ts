import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readEnv } from '@/lib/env';
import { protectHead, referrerPolicy, resourcePolicy, securityHeaders } from './response-head';

const headersOf = (environment: Record<string, string>) => new Map(securityHeaders(readEnv(environment)));

it('ask for TLS for two years where the shop has it, and nowhere else', () => {
  const name = 'strict-transport-security';
  expect(headersOf({ SITE_URL: 'https://shop.example' }).get(name)).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect(headersOf({ SITE_URL: 'http://localhost:3000' }).has(name)).toBe(false);
});

it('let nobody ask for camera, place or microphone', () => {
  const policy = headersOf({}).get('permissions-policy');
  for (const feature of ['camera', 'geolocation', 'microphone', 'usb'])
    expect(policy).toContain(`${feature}=()`);
  expect(policy).toContain('payment=(self)');
});

it('cut the page off from every other window, but for those a payment provider opens', () => {
  const name = 'cross-origin-opener-policy';
  expect(headersOf({}).get(name)).toBe('same-origin');
  const paid = headersOf({ MIDTRANS_CLIENT_KEY: 'key' });
  expect(paid.get(name)).toBe('same-origin-allow-popups');
  expect(paid.get('permissions-policy')).toMatch(/payment=\(self "https:\/\/app\.sandbox\.midtrans\.com" /);
});

it.each([
  '/',
  '/men',
  '/id/men?category=tees',
  '/api/session',
  '/payment/snap.js',
  '/_next/static/chunks/a.js',
  '/store/kayu-aya/map.html',
])('keep %s from other sites', (address) => {
  expect(resourcePolicy(address)).toBe('same-origin');
});

it.each([
  '/images/brand/icon.svg',
  '/pictures/abc.jpg',
  '/_next/image?url=%2Fimages%2Fa.jpg&w=768&q=75',
  '/media/0123456789ab-768.avif',
  '/feeds/en.xml',
  '/catalogue-2025.pdf',
  '/favicon.ico?1',
])('let %s be shown elsewhere', (address) => {
  expect(resourcePolicy(address)).toBe('cross-origin');
});

it.each([
  '/verify-email?token=abc',
  '/id/verify-email?token=abc',
  '/reset-password?token=abc',
  '/Reset-Password/?token=a',
])('tell nobody where %s is', (address) => {
  expect(referrerPolicy(address)).toBe('no-referrer');
});

it('tell others the origin alone of any page', () => {
  expect(referrerPolicy('/men')).toBe('strict-origin-when-cross-origin');
  expect(referrerPolicy('/verify-emails')).toBe('strict-origin-when-cross-origin');
});

const A_YEAR = 's-maxage=31536000';

it.each([
  ['/men', 200, A_YEAR, A_YEAR],
  ['/men', 200, undefined, undefined],
  ['/search?page=2', 307, A_YEAR, 'no-store'],
  ['/nowhere', 307, undefined, 'no-store'],
  ['/men/none', 404, A_YEAR, 'no-store'],
  ['/men/none', 404, 's-maxage=60', 's-maxage=60'],
  ['/woman/moved', 308, 's-maxage=60, stale-while-revalidate=9', 'max-age=60'],
  ['/stores', 308, undefined, undefined],
  ['/payment/none', 404, undefined, 'no-store'],
  ['/cart', 500, undefined, 'no-store'],
  ['/men?_rsc=abc', 200, A_YEAR, 'no-store'],
])('let caches between keep %s, answered with %d and %s: %s', (url, status, said, kept) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  protectHead(request, response);
  if (said) response.setHeader('cache-control', said);
  response.writeHead(status).end();
  expect(response.getHeader('cache-control')).toBe(kept);
});
