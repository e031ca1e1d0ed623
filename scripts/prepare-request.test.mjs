import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import { BODY_MAX } from '../lib/bff/body-max.mjs';
import { cutBody, dropForgedHeaders, refusalOf, routeDocument } from './prepare-request.mjs';

const CLAIMS = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
const INTERNAL = { 'x-page-routed': '1', 'x-middleware-subrequest': 'middleware' };

const ADDRESS = '192.0.2.1';

/** A request as Node hands it over. */
function request({ url = '/', method = 'GET', headers = {} } = {}) {
  const socket = { remoteAddress: ADDRESS };
  return { url, method, httpVersion: '1.1', headers: { host: 'segara.test', ...headers }, socket };
}

function asked(url, { method = 'GET', headers = {} } = {}) {
  const request = { url, method, headers: { ...headers } };
  routeDocument(request);
  return request;
}

describe('the headers of a client', () => {
  it('say nothing of where it comes from', () => {
    const asking = request({ headers: { ...CLAIMS, ...INTERNAL } });
    dropForgedHeaders(asking, 0);
    assert.deepEqual(asking.headers, { host: 'segara.test', 'x-forwarded-for': ADDRESS });
  });

  it('tell handlers alone who asks', () => {
    const cookieOf = (url) => {
      const asking = request({ url, headers: { cookie: 'segara_session=a' } });
      dropForgedHeaders(asking, 0);
      return asking.headers.cookie;
    };
    for (const url of ['/api/session', '/api', '/api?a=1']) assert.equal(cookieOf(url), 'segara_session=a');
    for (const url of ['/', '/account', '/payment/page/a', '/apis', '/_next/image?url=/api/']) {
      assert.equal(cookieOf(url), undefined);
    }
  });

  it('say it behind a proxy of ours, and still do not speak for Next', () => {
    const asking = request({ headers: { ...CLAIMS, ...INTERNAL } });
    dropForgedHeaders(asking, 1);
    assert.deepEqual(asking.headers, { host: 'segara.test', ...CLAIMS });
  });

  for (const [hops, said, counted] of [
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
  ]) {
    it(`come from ${counted} behind ${hops} proxies that say ${said}`, () => {
      const asking = request({ headers: said ? { 'x-forwarded-for': said } : {} });
      dropForgedHeaders(asking, hops);
      assert.equal(asking.headers['x-forwarded-for'], counted);
    });
  }
});

describe('a request that nobody can serve', () => {
  for (const url of ['http://evil.example/men', '*', 'evil.example:80', '/men/%E0%A4%A', '']) {
    it(`is refused: ${url}`, () => assert.equal(refusalOf({ ...request(), url })?.status, 400));
  }

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    it(`is refused: ${method} of a page`, () => {
      const refusal = refusalOf(request({ method, url: '/login?next=/api/' }));
      assert.equal(refusal?.status, 405);
      assert.equal(refusal?.headers?.allow, 'GET, HEAD');
    });
  }

  it('is none of those of handlers and the payment provider', () => {
    for (const url of ['/api', '/api/users/login', '/api?a=1', '/payment/page/a/charge']) {
      assert.equal(refusalOf(request({ method: 'POST', url })), undefined);
    }
    assert.equal(refusalOf(request({ method: 'TRACE', url: '/api/session' }))?.status, 405);
    assert.equal(refusalOf(request({ method: 'POST', url: '/apis' }))?.status, 405);
  });

  it('is one that names no host, but in the HTTP that had none', () => {
    assert.equal(refusalOf({ ...request(), headers: {} })?.status, 400);
    assert.equal(refusalOf({ ...request(), headers: {}, httpVersion: '1.0' }), undefined);
  });

  it('is one with a body longer than any may be; handlers look first who asks', () => {
    const long = (url, method, length) =>
      refusalOf(request({ url, method, headers: { 'content-length': String(length) } }))?.status;
    assert.equal(long('/payment/page/a', 'POST', BODY_MAX + 1), 413);
    assert.equal(long('/men', 'GET', BODY_MAX + 1), 413);
    assert.equal(long('/payment/page/a', 'POST', BODY_MAX), undefined);
    assert.equal(long('/api/users/login', 'POST', BODY_MAX + 1), undefined);
  });

  it('is one for a picture under an address that no page has', () => {
    const image = (url, more = '&w=640&q=75') =>
      refusalOf(request({ url: `/_next/image?url=${encodeURIComponent(url)}${more}` }))?.status;
    assert.equal(image('/images/home/like-1.jpg'), undefined);
    assert.equal(image('/images/home/./like-1.jpg'), 400);
    assert.equal(image('/images/home/like-1.jpg', '&w=641&q=75'), 400);
    assert.equal(refusalOf(request({ url: '/x/../_next/image?url=a' }))?.status, 400);
  });
});

it('A body is handed on until it has become too long', async () => {
  const body = new PassThrough();
  let refusals = 0;
  let read = 0;
  cutBody(body, () => {
    refusals += 1;
  });
  body.on('data', (chunk) => {
    read += chunk.length;
  });
  for (let count = 0; count < 10; count += 1)
    await new Promise((done) => body.write(Buffer.alloc(10_000), done));
  assert.equal(refusals, 1);
  assert.equal(read, Math.floor(BODY_MAX / 10_000) * 10_000);
});

describe('a document', () => {
  for (const [address, inside] of [
    ['/', '/en'],
    ['/men?category=tees', '/en/listing/men/category%3Dtees?category=tees'],
    ['/men?utm_source=mail', '/en/men?utm_source=mail'],
    ['/id/men/uluwatu-elite-pro', '/id/men/uluwatu-elite-pro'],
  ]) {
    it(`of a known page goes straight there: ${address}`, () => {
      const { url, headers } = asked(address);
      assert.equal(url, inside);
      assert.equal(headers['x-page-routed'], '1');
    });
  }

  for (const address of ['/nowhere', '/api/session', '/payment/snap.js', '/images/a.jpg']) {
    it(`that is none is left to Next: ${address}`, () => {
      assert.deepEqual(asked(address), { url: address, method: 'GET', headers: {} });
    });
  }

  it('has one address, whatever else it is asked for by', () => {
    assert.equal(routeDocument({ url: '/Men/?a=1', method: 'GET', headers: {} }), '/men?a=1');
    assert.equal(routeDocument({ url: '/en/men', method: 'GET', headers: {} }), '/men');
    assert.equal(routeDocument({ url: '/men', method: 'GET', headers: {} }), undefined);
  });

  it('is not what the browser’s router asks for', () => {
    assert.equal(asked('/men', { headers: { rsc: '1' } }).url, '/men');
  });

  it('is not what a form sends', () => {
    assert.equal(asked('/login', { method: 'POST' }).url, '/login');
  });
});
