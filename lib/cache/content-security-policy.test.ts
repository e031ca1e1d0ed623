import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  paymentHosts,
  policyOfPage,
} from './content-security-policy.mjs';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe('the hashes of a page', () => {
  it('name each inline script once, and none that has an address', () => {
    const html =
      '<script>a()</script><script src="/x.js"></script><script id="b">b()</script><script>a()</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()')]);
  });

  it('leave out structured data, which is never run', () => {
    const html = '<script type="application/ld+json">{"a":1}</script><script type="module">b()</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('b()')]);
  });
});

describe('the policy', () => {
  it('runs no script but our own and the hashed', () => {
    const policy = contentSecurityPolicy({ scriptHashes: [hashOf('a()')], environment: {} });
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('a()')}`);
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('never allows inline scripts or eval, whatever pays', () => {
    const policy = contentSecurityPolicy({ environment: { MIDTRANS_CLIENT_KEY: 'key' } });
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe/);
  });

  it('allows nothing that it does not name', () => {
    expect(directive(contentSecurityPolicy({ environment: {} }), 'default-src')).toBe("default-src 'none'");
  });

  it('lets no text become a script or a sheet where all code is ours', () => {
    const policy = contentSecurityPolicy({ environment: {} });
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types default');
    expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  });

  it('has no say in what the script of a payment provider makes', () => {
    const policy = contentSecurityPolicy({ environment: { MIDTRANS_CLIENT_KEY: 'key' } });
    expect(policy).not.toContain('trusted-types');
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });

  it('of a page names its scripts and sheets', () => {
    const policy = policyOfPage('<style>p{color:red}</style><script>a()</script>');
    expect(directive(policy, 'script-src')).toContain(hashOf('a()'));
    expect(directive(policy, 'style-src')).toContain(hashOf('p{color:red}'));
  });
});

it('lets pictures come from where the catalogue does', () => {
  const environment = {
    PRODUCT_API_URL: 'http://api.example:4000/v1',
    CONTENT_API_URL: 'http://content.example',
  };
  expect(directive(contentSecurityPolicy({ environment }), 'img-src')).toMatch(
    / http:\/\/api\.example:4000 http:\/\/content\.example$/,
  );
});

describe('the payment hosts', () => {
  it('are none with the development provider, which is reached through our own origin', () => {
    expect(paymentHosts({})).toEqual([]);
  });

  it('are those of the sandbox, when the script comes from there', () => {
    expect(paymentHosts({ MIDTRANS_CLIENT_KEY: 'key' })).toEqual([
      'https://app.sandbox.midtrans.com',
      'https://api.sandbox.midtrans.com',
      'https://snap-assets.sandbox.midtrans.com',
      'https://pay.google.com',
      'https://gwk.gopayapi.com',
    ]);
  });

  it('are the configured ones alone, when the provider is another', () => {
    expect(
      paymentHosts({
        MIDTRANS_CLIENT_KEY: 'key',
        MIDTRANS_API_URL: 'https://pay.example',
        MIDTRANS_SNAP_JS_URL: 'https://cdn.example/snap.js',
      }),
    ).toEqual(['https://pay.example', 'https://cdn.example']);
  });
});
