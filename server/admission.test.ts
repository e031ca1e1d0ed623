import { once } from 'node:events';
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { BODY_MAX } from '@/lib/contract/limits';
import { drain } from '@/lib/shutdown';
import { limitBody, refusalOf } from './admission';

type Asked = { url?: string; method?: string; headers?: Record<string, string> };

/** A request as Node hands it over. */
function request({ url = '/', method = 'GET', headers = {} }: Asked = {}) {
  const rawHeaders = ['accept', 'host', 'Host', 'segara.test'];
  return { url, method, httpVersion: '1.1', rawHeaders, headers: { host: 'segara.test', ...headers } };
}

describe('a request that nobody can serve', () => {
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
    it(`is refused: ${url}`, () => expect(refusalOf({ ...request(), url })?.status).toBe(400));
  }

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    it(`is refused: ${method} of a page`, () => {
      const refusal = refusalOf(request({ method, url: '/login?next=/api/' }));
      expect(refusal?.status).toBe(405);
      expect(refusal?.headers?.allow).toBe('GET, HEAD');
    });
  }

  it('is none of those of handlers and the payment provider', () => {
    for (const url of ['/api', '/api/users/login', '/api?a=1', '/payment/page/a/charge']) {
      expect(refusalOf(request({ method: 'POST', url }))).toBe(undefined);
    }
    expect(refusalOf(request({ method: 'TRACE', url: '/api/session' }))?.status).toBe(405);
    expect(refusalOf(request({ method: 'POST', url: '/apis' }))?.status).toBe(405);
  });

  it('is one that names two hosts', () => {
    const rawHeaders = ['Host', 'segara.test', 'host', 'elsewhere.example'];
    expect(refusalOf({ ...request(), rawHeaders })?.status).toBe(400);
  });

  it('is one that names no host, but in the HTTP that had none', () => {
    expect(refusalOf({ ...request(), rawHeaders: [] })?.status).toBe(400);
    expect(refusalOf({ ...request(), rawHeaders: [], httpVersion: '1.0' })).toBe(undefined);
  });

  it('is not one with dots in a name', () => {
    for (const url of ['/men/no.-5-tee', '/men/...', '/.well-known/security.txt', '/men?a=../b'])
      expect(refusalOf(request({ url }))).toBe(undefined);
  });

  it('is a file below a language, for which Next would render a page', () => {
    for (const url of ['/en/none.txt', '/id/search/q%3Dfoo.bar?a=1', '/search.rsc?q=foo'])
      expect(refusalOf(request({ url }))?.status).toBe(404);
    expect(refusalOf(request({ url: '/none.txt' }))).toBe(undefined);
  });

  it('is one of a router that names no tree of segments', () => {
    const statusOf = (tree: string) =>
      refusalOf(request({ url: '/cart', headers: { rsc: '1', 'next-router-state-tree': tree } }))?.status;
    for (const tree of ['x', '%00', '%5B', 'null', '%5B%5D', 'a'.repeat(50_000)])
      expect(statusOf(tree)).toBe(400);
    expect(refusalOf(request({ headers: { 'next-router-state-tree': 'x' } }))).toBe(undefined);
    expect(statusOf(encodeURIComponent('["",{"children":["cart",{}]}]'))).toBe(undefined);
  });

  it('is one with a body longer than any may be; handlers look first who asks', () => {
    const long = (url: string, method: string, length: number) =>
      refusalOf(request({ url, method, headers: { 'content-length': String(length) } }))?.status;
    expect(long('/payment/page/a', 'POST', BODY_MAX + 1)).toBe(413);
    expect(long('/men', 'GET', BODY_MAX + 1)).toBe(413);
    expect(long('/payment/page/a', 'POST', BODY_MAX)).toBe(undefined);
    expect(long('/api/users/login', 'POST', BODY_MAX + 1)).toBe(undefined);
  });
});

it('hands a body on until it is too long', async () => {
  const body = new PassThrough();
  let refusals = 0;
  let read = 0;
  limitBody(body, () => {
    refusals += 1;
  });
  body.on('data', (chunk) => {
    read += chunk.length;
  });
  for (let count = 0; count < 10; count += 1)
    await new Promise((done) => body.write(Buffer.alloc(10_000), done));
  expect(refusals).toBe(1);
  expect(read).toBe(Math.floor(BODY_MAX / 10_000) * 10_000);
});

it('says of a closing shop that it is alive, but not ready', async () => {
  const statusOf = (url: string) => refusalOf(request({ url }))?.status;
  expect(statusOf('/api/health?ready=1')).toBe(undefined);
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await drain(server, 0, 0);
  expect(statusOf('/api/health?ready=1')).toBe(503);
  expect(statusOf('/api/health')).toBe(undefined);
});
