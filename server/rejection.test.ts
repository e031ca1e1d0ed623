import { MAX_BODY_BYTES } from '@/lib/contract/limits';
import { findRejection } from './rejection';

type Options = { url?: string; method?: string; headers?: Record<string, string> };

function request({ url = '/', method = 'GET', headers = {} }: Options = {}) {
  const rawHeaders = ['accept', 'host', 'Host', 'segara.test'];
  return { url, method, rawHeaders, headers: { host: 'segara.test', ...headers } };
}

describe('a request', () => {
  for (const url of [
    'http://evil.example/men',
    '*',
    'evil.example:80',
    '/men/%E0%A4%A',
    '',
    '/api/../men',
    '/./search?q=a',
    '/%2e/search',
    '/x/%2E%2e/search',
    '/x\\..\\search',
    '/x%2f..%5csearch',
    '/cart#a',
    '/men?a=1#b',
  ]) {
    it(`with the target ${url} is rejected`, () =>
      expect(findRejection({ ...request(), url })).toBe('bad_request'));
  }

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    it(`with ${method} for a page is rejected`, () => {
      expect(findRejection(request({ method, url: '/login?next=/api/' }))).toBe('method_not_allowed');
    });
  }

  it('to a handler or the payment provider may have other methods', () => {
    for (const url of ['/api', '/api/users/login', '/api?a=1', '/payment/page/a/charge']) {
      expect(findRejection(request({ method: 'POST', url }))).toBe(undefined);
    }
    expect(findRejection(request({ method: 'TRACE', url: '/api/session' }))).toBe('method_not_allowed');
    expect(findRejection(request({ method: 'POST', url: '/apis' }))).toBe('method_not_allowed');
  });

  it('with two Host headers is rejected', () => {
    const rawHeaders = ['Host', 'segara.test', 'host', 'elsewhere.example'];
    expect(findRejection({ ...request(), rawHeaders })).toBe('bad_request');
  });

  it('may have dots in a name', () => {
    for (const url of ['/men/no.-5-tee', '/men/...', '/.well-known/security.txt', '/men?a=../b'])
      expect(findRejection(request({ url }))).toBe(undefined);
  });

  it('with a malformed router state is rejected', () => {
    const find = (tree: string) =>
      findRejection(request({ url: '/cart', headers: { rsc: '1', 'next-router-state-tree': tree } }));
    for (const tree of ['x', '%00', '%5B', 'null', 'a'.repeat(50_000)])
      expect(find(tree)).toBe('bad_request');
    expect(findRejection(request({ headers: { 'next-router-state-tree': 'x' } }))).toBe(undefined);
    expect(find(encodeURIComponent('["",{"children":["cart",{}]}]'))).toBe(undefined);
  });

  it('with a too long body is rejected, except by handlers, which check the sender first', () => {
    const find = (url: string, method: string, length: number) =>
      findRejection(request({ url, method, headers: { 'content-length': String(length) } }));
    expect(find('/payment/page/a', 'POST', MAX_BODY_BYTES + 1)).toBe('too_large');
    expect(find('/men', 'GET', MAX_BODY_BYTES + 1)).toBe('too_large');
    expect(find('/payment/page/a', 'POST', MAX_BODY_BYTES)).toBe(undefined);
    expect(find('/api/users/login', 'POST', MAX_BODY_BYTES + 1)).toBe(undefined);
  });

  it('with a body of unknown length is rejected, except by handlers, which count the bytes', () => {
    const find = (url: string) =>
      findRejection(request({ url, method: 'POST', headers: { 'transfer-encoding': 'chunked' } }));
    expect(find('/payment/page/a')).toBe('too_large');
    expect(find('/api/users/login')).toBe(undefined);
  });
});
