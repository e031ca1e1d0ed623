import { createTrustedTypesPolicy, trustedHtml, trustedScript, trustedScriptUrl } from './trusted-types';

afterEach(() => {
  delete window.trustedTypes;
});

it.each([
  '/_next/static/chunks/07pjxq6tl89ak.js',
  `${'http://localhost'}/_next/static/chunks/a.js`,
  '/payment/snap.js',
])('allows %s to be loaded', (address) => {
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
])('does not allow %s to be loaded', (address) => {
  expect(trustedScriptUrl(address)).toBeNull();
});

it('allows only an empty script element as HTML', () => {
  expect(trustedHtml('<script></script>')).toBe('<script></script>');
  for (const markup of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '', '<b>bold</b>'])
    expect(trustedHtml(markup)).toBeNull();
});

it('allows JSON in a script, and nothing executable', () => {
  expect(trustedScript('{"@type":"Product"}')).toBe('{"@type":"Product"}');
  for (const text of ['alert(1)', '{"a":1};alert(1)', '', 'import("/x.js")'])
    expect(trustedScript(text)).toBeNull();
});

it('registers the default policy if the browser supports it', () => {
  expect(createTrustedTypesPolicy).not.toThrow();
  const createPolicy = jest.fn();
  window.trustedTypes = { createPolicy };
  createTrustedTypesPolicy();
  expect(createPolicy).toHaveBeenCalledWith('default', {
    createHTML: trustedHtml,
    createScript: trustedScript,
    createScriptURL: trustedScriptUrl,
  });
});
