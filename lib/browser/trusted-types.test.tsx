import { trustedHtml, trustedScript, trustedScriptUrl, trustOwnCode } from './trusted-types';

afterEach(() => {
  delete window.trustedTypes;
});

it.each([
  '/_next/static/chunks/07pjxq6tl89ak.js',
  `${'http://localhost'}/_next/static/chunks/a.js`,
  '/payment/snap.js',
])('lets %s be loaded', (address) => {
  expect(trustedScriptUrl(address)).toBe(address);
});

it.each([
  'https://evil.example/_next/static/chunks/a.js',
  '//evil.example/_next/static/a.js',
  '/_next/static/../../api/session',
  '/api/session',
  '/images/upload.js',
  '/payment/snap.js/../page',
  '/sw.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/x',
  'javascript:alert(1)',
])('does not let %s be loaded', (address) => {
  expect(trustedScriptUrl(address)).toBeNull();
});

it('makes nothing of a text but an empty script', () => {
  expect(trustedHtml('<script></script>')).toBe('<script></script>');
  for (const markup of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '', '<b>bold</b>'])
    expect(trustedHtml(markup)).toBeNull();
});

it('lets structured data stand in a script, and nothing that does something', () => {
  expect(trustedScript('{"@type":"Product"}')).toBe('{"@type":"Product"}');
  for (const text of ['alert(1)', '{"a":1};alert(1)', '', 'import("/x.js")'])
    expect(trustedScript(text)).toBeNull();
});

it('is the default policy of a browser that asks for one, and does without', () => {
  expect(trustOwnCode).not.toThrow();
  const createPolicy = jest.fn();
  window.trustedTypes = { createPolicy };
  trustOwnCode();
  expect(createPolicy).toHaveBeenCalledWith('default', {
    createHTML: trustedHtml,
    createScript: trustedScript,
    createScriptURL: trustedScriptUrl,
  });
});
