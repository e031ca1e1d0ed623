import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dropForgedHeaders, refusalOf, routeDocument } from './prepare-request.mjs';

const CLAIMS = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
const INTERNAL = { 'x-page-routed': '1', 'x-middleware-subrequest': 'middleware' };

function asked(url, { method = 'GET', headers = {} } = {}) {
  const request = { url, method, headers: { ...headers } };
  routeDocument(request);
  return request;
}

describe('the headers of a client', () => {
  it('say nothing of where it comes from', () => {
    const request = { headers: { ...CLAIMS, ...INTERNAL, host: 'segara.test' } };
    dropForgedHeaders(request, false);
    assert.deepEqual(request.headers, { host: 'segara.test' });
  });

  it('tell handlers alone who asks', () => {
    const cookieOf = (url) => {
      const request = { url, headers: { cookie: 'segara_session=a' } };
      dropForgedHeaders(request, false);
      return request.headers.cookie;
    };
    for (const url of ['/api/session', '/api', '/api?a=1']) assert.equal(cookieOf(url), 'segara_session=a');
    for (const url of ['/', '/account', '/payment/page/a', '/apis', '/_next/image?url=/api/']) {
      assert.equal(cookieOf(url), undefined);
    }
  });

  it('say it behind a proxy of ours, and still do not speak for Next', () => {
    const request = { headers: { ...CLAIMS, ...INTERNAL } };
    dropForgedHeaders(request, true);
    assert.deepEqual(request.headers, CLAIMS);
  });
});

describe('a request that nobody can serve', () => {
  for (const url of ['http://evil.example/men', '*', 'evil.example:80', '/men/%E0%A4%A', '']) {
    it(`is refused: ${url}`, () => assert.equal(refusalOf({ method: 'GET', url })?.status, 400));
  }

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    it(`is refused: ${method} of a page`, () => {
      const refusal = refusalOf({ method, url: '/login?next=/api/' });
      assert.equal(refusal?.status, 405);
      assert.equal(refusal?.allow, 'GET, HEAD');
    });
  }

  it('is none of those of handlers and the payment provider', () => {
    for (const url of ['/api', '/api/users/login', '/api?a=1', '/payment/page/a/charge']) {
      assert.equal(refusalOf({ method: 'POST', url }), undefined);
    }
    assert.equal(refusalOf({ method: 'TRACE', url: '/api/session' })?.status, 405);
    assert.equal(refusalOf({ method: 'POST', url: '/apis' })?.status, 405);
  });
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
