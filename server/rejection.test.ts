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
      expect(findRejection({ ...request(), url })?.status).toBe(400));
  }

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    it(`with ${method} for a page is rejected`, () => {
      const rejection = findRejection(request({ method, url: '/login?next=/api/' }));
      expect(rejection?.status).toBe(405);
      expect(rejection?.headers?.allow).toBe('GET, HEAD');
    });
  }

  it('to a handler or the payment provider may have other methods', () => {
    for (const url of ['/api', '/api/users/login', '/api?a=1', '/payment/page/a/charge']) {
      expect(findRejection(request({ method: 'POST', url }))).toBe(undefined);
    }
    expect(findRejection(request({ method: 'TRACE', url: '/api/session' }))?.status).toBe(405);
    expect(findRejection(request({ method: 'POST', url: '/apis' }))?.status).toBe(405);
  });

  it('with two Host headers is rejected', () => {
    const rawHeaders = ['Host', 'segara.test', 'host', 'elsewhere.example'];
    expect(findRejection({ ...request(), rawHeaders })?.status).toBe(400);
  });

  it('may have dots in a name', () => {
    for (const url of ['/men/no.-5-tee', '/men/...', '/.well-known/security.txt', '/men?a=../b'])
      expect(findRejection(request({ url }))).toBe(undefined);
  });

  it('with a malformed router state is rejected', () => {
    const statusOf = (tree: string) =>
      findRejection(request({ url: '/cart', headers: { rsc: '1', 'next-router-state-tree': tree } }))?.status;
    for (const tree of ['x', '%00', '%5B', 'null', 'a'.repeat(50_000)]) expect(statusOf(tree)).toBe(400);
    expect(findRejection(request({ headers: { 'next-router-state-tree': 'x' } }))).toBe(undefined);
    expect(statusOf(encodeURIComponent('["",{"children":["cart",{}]}]'))).toBe(undefined);
  });

  it('with a too long body is rejected, except by handlers, which check the sender first', () => {
    const long = (url: string, method: string, length: number) =>
      findRejection(request({ url, method, headers: { 'content-length': String(length) } }))?.status;
    expect(long('/payment/page/a', 'POST', MAX_BODY_BYTES + 1)).toBe(413);
    expect(long('/men', 'GET', MAX_BODY_BYTES + 1)).toBe(413);
    expect(long('/payment/page/a', 'POST', MAX_BODY_BYTES)).toBe(undefined);
    expect(long('/api/users/login', 'POST', MAX_BODY_BYTES + 1)).toBe(undefined);
  });
});
