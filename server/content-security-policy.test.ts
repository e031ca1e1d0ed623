import { readEnv } from '@/lib/env';
import { contentSecurityPolicy, paymentHosts } from './content-security-policy';

const siteOf = (environment: Record<string, string> = {}) => readEnv(environment);

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the policy', () => {
  it('runs no script but our own and the hashed', () => {
    const policy = contentSecurityPolicy({ scriptHashes: [HASH] }, siteOf());
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${HASH}`);
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('never allows inline scripts or eval, whatever pays', () => {
    const policy = contentSecurityPolicy({}, siteOf({ MIDTRANS_CLIENT_KEY: 'key' }));
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe/);
  });

  it('allows nothing that it does not name', () => {
    expect(directive(contentSecurityPolicy({}, siteOf()), 'default-src')).toBe("default-src 'none'");
  });

  it('lets no text become a script or a sheet where all code is ours', () => {
    const policy = contentSecurityPolicy({}, siteOf());
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types default');
    expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  });

  it('has no say in what the script of a payment provider makes', () => {
    const policy = contentSecurityPolicy({}, siteOf({ MIDTRANS_CLIENT_KEY: 'key' }));
    expect(policy).not.toContain('trusted-types');
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });
});

it('in development allows what Next needs by a nonce, and no more', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc' }, siteOf({ MIDTRANS_CLIENT_KEY: 'key' }));
  expect(directive(policy, 'script-src')).toMatch(
    /^script-src 'self' 'nonce-abc' 'unsafe-eval' https:\/\/app\.sandbox\.midtrans\.com /,
  );
  expect(directive(policy, 'script-src-attr')).toBe("script-src-attr 'none'");
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
});

it.each([
  ['a shop without TLS', 'http://shop.example', 'http: https:'],
  ['a shop that is tried out', '', 'http: https:'],
  ['a shop with TLS', 'https://shop.example', 'https:'],
])('lets the catalogue of %s have its pictures anywhere', (_, SITE_URL, anywhere) => {
  const policy = contentSecurityPolicy(
    {},
    siteOf({ SITE_URL, PRODUCT_API_URL: 'http://api.example:4000/v1' }),
  );
  expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: blob: ${anywhere}`);
});

describe('the payment hosts', () => {
  it('are none with the development provider, which is reached through our own origin', () => {
    expect(paymentHosts(siteOf())).toEqual([]);
  });

  it('are those of the sandbox, when the script comes from there', () => {
    expect(paymentHosts(siteOf({ MIDTRANS_CLIENT_KEY: 'key' }))).toEqual([
      'https://app.sandbox.midtrans.com',
      'https://api.sandbox.midtrans.com',
      'https://snap-assets.sandbox.midtrans.com',
      'https://pay.google.com',
      'https://gwk.gopayapi.com',
    ]);
  });

  it('are the configured ones alone, when the provider is another', () => {
    expect(
      paymentHosts(
        siteOf({
          MIDTRANS_CLIENT_KEY: 'key',
          MIDTRANS_API_URL: 'https://pay.example',
          MIDTRANS_SNAP_JS_URL: 'https://cdn.example/snap.js',
        }),
      ),
    ).toEqual(['https://pay.example', 'https://cdn.example']);
  });
});
