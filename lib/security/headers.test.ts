import { readEnv } from '@/lib/env';
import { contentSecurityPolicy, listPaymentHosts, nextConfigHeaders, securityHeaders } from './headers.mjs';

const siteOf = (environment: Record<string, string> = {}) => readEnv(environment);

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the policy', () => {
  it('allows only the shop’s own and the hashed scripts and styles', () => {
    const policy = contentSecurityPolicy(siteOf(), { scripts: [HASH], styles: [HASH] });
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${HASH}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${HASH}`);
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('never allows inline scripts or eval with any payment provider', () => {
    const policy = contentSecurityPolicy(siteOf({ MIDTRANS_CLIENT_KEY: 'key' }));
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe/);
  });

  it('denies everything by default', () => {
    expect(directive(contentSecurityPolicy(siteOf()), 'default-src')).toBe("default-src 'none'");
  });

  it('requires Trusted Types if all scripts are the shop’s own', () => {
    const policy = contentSecurityPolicy(siteOf());
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types default');
    expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  });

  it('does not require Trusted Types with a payment provider’s script', () => {
    const policy = contentSecurityPolicy(siteOf({ MIDTRANS_CLIENT_KEY: 'key' }), { styles: [HASH] });
    expect(policy).not.toContain('trusted-types');
    // Browsers ignore 'unsafe-inline' beside a hash.
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });
});

it.each([
  ['a shop without TLS', 'http://shop.example', 'http: https:'],
  ['a shop that is tried out', '', 'http: https:'],
  ['a shop with TLS', 'https://shop.example', 'https:'],
])('allows pictures of %s on any host', (_, SITE_URL, anywhere) => {
  const policy = contentSecurityPolicy(siteOf({ SITE_URL, PRODUCT_API_URL: 'http://api.example:4000/v1' }));
  expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: blob: ${anywhere}`);
});

describe('the payment hosts', () => {
  it('are empty with the development provider, which uses the shop’s origin', () => {
    expect(listPaymentHosts(siteOf())).toEqual([]);
  });

  it('are those of the sandbox if the script comes from there', () => {
    expect(listPaymentHosts(siteOf({ MIDTRANS_CLIENT_KEY: 'key' }))).toEqual([
      'https://app.sandbox.midtrans.com',
      'https://api.sandbox.midtrans.com',
      'https://snap-assets.sandbox.midtrans.com',
      'https://pay.google.com',
      'https://gwk.gopayapi.com',
    ]);
  });

  it('are only the configured ones for another provider', () => {
    expect(
      listPaymentHosts(
        siteOf({
          MIDTRANS_CLIENT_KEY: 'key',
          MIDTRANS_API_URL: 'https://pay.example',
          MIDTRANS_SNAP_JS_URL: 'https://cdn.example/snap.js',
        }),
      ),
    ).toEqual(['https://pay.example', 'https://cdn.example']);
  });
});

const headersOf = (environment: Record<string, string>, path = '/') =>
  new Map(securityHeaders(siteOf(environment))(path));

it('sets HSTS for two years if the shop has TLS', () => {
  const name = 'strict-transport-security';
  expect(headersOf({ SITE_URL: 'https://shop.example' }).get(name)).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect(headersOf({ SITE_URL: 'http://localhost:3000' }).has(name)).toBe(false);
});

it('denies camera, location and microphone', () => {
  const policy = headersOf({}).get('permissions-policy');
  for (const feature of ['camera', 'geolocation', 'microphone', 'usb'])
    expect(policy).toContain(`${feature}=()`);
  expect(policy).toContain('payment=(self)');
});

it('isolates pages from other windows, except those of a payment provider', () => {
  const name = 'cross-origin-opener-policy';
  expect(headersOf({}).get(name)).toBe('same-origin');
  const paid = headersOf({ MIDTRANS_CLIENT_KEY: 'key' });
  expect(paid.get(name)).toBe('same-origin-allow-popups');
  expect(paid.get('permissions-policy')).toMatch(/payment=\(self "https:\/\/app\.sandbox\.midtrans\.com" /);
});

it.each([
  ['/', 'same-origin'],
  ['/id/men?category=tees', 'same-origin'],
  ['/api/session', 'same-origin'],
  ['/_next/static/chunks/a.js', 'same-origin'],
  ['/store/kayu-aya/map.html', 'same-origin'],
  ['/images/brand/icon.svg', 'cross-origin'],
  ['/media/0123456789ab-768.avif', 'cross-origin'],
  ['/feeds/en.xml', 'cross-origin'],
  ['/catalogue-2025.pdf', 'cross-origin'],
  ['/favicon.ico?1', 'cross-origin'],
])('the resource policy of %s is %s', (path, policy) => {
  expect(headersOf({}, path).get('cross-origin-resource-policy')).toBe(policy);
});

it.each([
  ['/verify-email?token=abc', 'no-referrer'],
  ['/id/verify-email?token=abc', 'no-referrer'],
  ['/Reset-Password/?token=a', 'no-referrer'],
  ['/men', 'strict-origin-when-cross-origin'],
  ['/verify-emails', 'strict-origin-when-cross-origin'],
])('the referrer policy of %s is %s', (path, policy) => {
  expect(headersOf({}, path).get('referrer-policy')).toBe(policy);
});

describe('the headers of next.config.mjs', () => {
  const policyOf = (isDev: boolean) =>
    nextConfigHeaders(siteOf(), isDev)
      .flatMap(({ headers }) => headers)
      .find(({ key }) => key === 'content-security-policy')?.value ?? '';

  it('allow inline scripts, which cannot be hashed there, but no eval', () => {
    expect(directive(policyOf(false), 'script-src')).toBe("script-src 'self' 'unsafe-inline'");
    expect(policyOf(false)).not.toContain('unsafe-eval');
  });

  it('allow fast refresh in development only', () => {
    expect(directive(policyOf(true), 'script-src')).toContain("'unsafe-eval'");
    expect(directive(policyOf(true), 'connect-src')).toBe("connect-src 'self' ws:");
    expect(directive(policyOf(false), 'connect-src')).toBe("connect-src 'self'");
  });
});
