import type { IncomingMessage } from 'node:http';
import { dropForgedHeaders, routeDocument } from './request-head';

const CLAIMS = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
const INTERNAL = {
  'x-page-routed': '1',
  'x-middleware-subrequest': 'middleware',
  'content-security-policy': "script-src 'nonce-a'",
};
const ADDRESS = '192.0.2.1';

type Asked = { url?: string; method?: string; headers?: IncomingMessage['headers'] };

/** A request as Node hands it over. */
function request({ url = '/', method = 'GET', headers = {} }: Asked = {}) {
  const socket = { remoteAddress: ADDRESS };
  return { url, method, headers: { host: 'segara.test', ...headers }, socket } as unknown as IncomingMessage;
}

function asked(url: string, { method = 'GET', headers = {} }: Asked = {}) {
  const request = { url, method, headers: { ...headers } };
  routeDocument(request);
  return request;
}

const ROUTER = {
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-router-state-tree': '%5B%5D',
  'next-url': '/en',
};

describe('the headers of a client', () => {
  it.each([undefined, '0', 'true'])(
    'name no part of a page to who asks for no RSC payload (rsc: %s)',
    (rsc) => {
      const asking = request({ headers: { ...ROUTER, ...(rsc && { rsc }), purpose: 'prefetch' } });
      dropForgedHeaders(asking, 0);
      expect(asking.headers).toEqual({ host: 'segara.test', 'x-forwarded-for': ADDRESS });
    },
  );

  it('name it to who asks for one', () => {
    const asking = request({ headers: { ...ROUTER, rsc: '1', purpose: 'prefetch' } });
    dropForgedHeaders(asking, 0);
    expect(asking.headers).toMatchObject({ ...ROUTER, rsc: '1' });
    expect(asking.headers.purpose).toBeUndefined();
  });

  it('say nothing of where it comes from', () => {
    const asking = request({ headers: { ...CLAIMS, ...INTERNAL } });
    dropForgedHeaders(asking, 0);
    expect(asking.headers).toEqual({ host: 'segara.test', 'x-forwarded-for': ADDRESS });
  });

  it('tell handlers alone who asks', () => {
    const cookieOf = (url: string) => {
      const asking = request({ url, headers: { cookie: 'segara_session=a' } });
      dropForgedHeaders(asking, 0);
      return asking.headers.cookie;
    };
    for (const url of ['/api/session', '/api', '/api?a=1']) expect(cookieOf(url)).toBe('segara_session=a');
    for (const url of ['/', '/account', '/payment/page/a', '/apis', '/_next/image?url=/api/']) {
      expect(cookieOf(url)).toBe(undefined);
    }
  });

  it('say it behind a proxy of ours, and still do not speak for Next', () => {
    const asking = request({ headers: { ...CLAIMS, ...INTERNAL } });
    dropForgedHeaders(asking, 1);
    expect(asking.headers).toEqual({ host: 'segara.test', ...CLAIMS });
  });

  it.each<[hops: number, said: string | undefined, counted: string]>([
    [0, '203.0.113.9', ADDRESS],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    [2, 'made up, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
    [3, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    [1, '203.0.113.9:51234', '203.0.113.9'],
    [1, '[2001:db8::7]:443', '2001:db8::7'],
    [1, '[2001:db8::7]', '2001:db8::7'],
    [1, '2001:db8::7', '2001:db8::7'],
    [1, 'unknown', ADDRESS],
    [1, undefined, ADDRESS],
  ])('count behind %i proxies that say %s as %s', (hops, said, counted) => {
    const asking = request({ headers: said ? { 'x-forwarded-for': said } : {} });
    dropForgedHeaders(asking, hops);
    expect(asking.headers['x-forwarded-for']).toBe(counted);
  });
});

describe('a document', () => {
  it.each([
    ['/', '/en'],
    ['/men?category=tees', '/en/listing/men/category%3Dtees?category=tees'],
    ['/men?utm_source=mail', '/en/men?utm_source=mail'],
    ['/id/men/uluwatu-elite-pro', '/id/men/uluwatu-elite-pro'],
  ])('of a known page goes straight there: %s', (address, inside) => {
    const { url, headers } = asked(address);
    expect(url).toBe(inside);
    expect(headers['x-page-routed']).toBe('1');
  });

  for (const address of ['/nowhere', '/api/session', '/payment/snap.js', '/images/a.jpg']) {
    it(`that is none is left to Next: ${address}`, () => {
      expect(asked(address)).toEqual({ url: address, method: 'GET', headers: {} });
    });
  }

  it('has one address, whatever else it is asked for by', () => {
    expect(routeDocument({ url: '/Men/?a=1', method: 'GET', headers: {} })).toBe('/men?a=1');
    expect(routeDocument({ url: '/en/men', method: 'GET', headers: {} })).toBe('/men');
    expect(routeDocument({ url: '/men', method: 'GET', headers: {} })).toBe(undefined);
  });

  it('is not what the browser’s router asks for', () => {
    expect(asked('/men', { headers: { rsc: '1' } }).url).toBe('/men');
  });

  it('has the head of GET when only its head is asked for', () => {
    expect(asked('/men', { method: 'HEAD' })).toMatchObject({ url: '/en/men', method: 'GET' });
    expect(asked('/api/session', { method: 'HEAD' }).method).toBe('HEAD');
  });

  it('is not what a form sends', () => {
    expect(asked('/login', { method: 'POST' }).url).toBe('/login');
  });
});
