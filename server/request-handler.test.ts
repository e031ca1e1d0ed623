import { countNextRequests, fakeNext, openTestShop, restartTestShop, sendRequest } from './testing/fake-next';

openTestShop();

it('turns a page for a missing product into a 404, which is not cached', async () => {
  fakeNext.page.body = '<meta name="status" content="404"/>';
  expect((await sendRequest('/men/none')).status).toBe(404);
  await sendRequest('/men/none');
  expect(countNextRequests()).toBe(2);
});

it('preloads its fonts in the page, after the largest picture and before the scripts', async () => {
  const image = '<link rel="preload" as="image" href="/hero.jpg"/>';
  const rest =
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><script src="/_next/static/a.js" async=""></script>';
  const font = '</_next/static/media/a.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"';
  fakeNext.page.body = `<head>${image}${rest}</head>`;
  fakeNext.page.headers = { link: `${font}, ${font}` };
  const { headers, body } = await sendRequest('/men');
  expect(headers).not.toHaveProperty('link');
  expect(body.toString()).toBe(
    `<head>${image}<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>${rest}</head>`,
  );
});

describe('what Next.js sees', () => {
  it('of a request for a page has no cookie and no forged header', async () => {
    const forged = {
      cookie: 'session=a',
      authorization: 'Bearer a',
      'x-middleware-subrequest': 'a',
      'x-prerender-revalidate': 'a',
      'x-prerender-revalidate-if-generated': '1',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'content-security-policy': "script-src 'nonce-a'",
    };
    await sendRequest('/men', { headers: { ...forged, 'x-forwarded-for': '203.0.113.9' } });
    const [seen] = fakeNext.requests;
    for (const name of Object.keys(forged)) expect(seen?.headers).not.toHaveProperty(name);
    expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('of a route handler includes the cookie and the body', async () => {
    const body = Buffer.from('{"a":1}');
    const headers = { cookie: 'session=a', 'x-prerender-revalidate': 'a', 'x-forwarded-proto': 'https' };
    await sendRequest('/api/cart/add', { method: 'POST', headers, body });
    expect(fakeNext.requests[0]?.headers.cookie).toBe('session=a');
    expect(fakeNext.requests[0]?.headers).not.toHaveProperty('x-prerender-revalidate');
    expect(fakeNext.requests[0]?.headers).not.toHaveProperty('x-forwarded-proto');
    expect(fakeNext.bodies[0]?.toString()).toBe('{"a":1}');
  });

  it('of a GET or HEAD with a body is neither the body nor its length, so that the next request stays whole', async () => {
    const body = Buffer.from('GET /evil HTTP/1.1\r\n\r\n');
    for (const [method, path] of [
      ['GET', '/men'],
      ['HEAD', '/men'],
      ['GET', '/api/session'],
    ] as const) {
      const headers = { 'content-length': String(body.length) };
      expect((await sendRequest(path, { method, headers, body })).status).toBe(200);
      expect((await sendRequest('/api/session')).status).toBe(200);
    }
    for (const { headers } of fakeNext.requests) expect(headers).not.toHaveProperty('content-length');
    expect(fakeNext.requests.map(({ url }) => url)).not.toContain('/evil');
  });

  it('behind a trusted proxy is the address that the proxy has seen', async () => {
    restartTestShop(1);
    await sendRequest('/men', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9:1234' } });
    expect(fakeNext.requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  });
});

describe('a request is rejected', () => {
  it('with 413 if its body is too long, announced or not', async () => {
    const body = Buffer.alloc(65 * 1024);
    expect((await sendRequest('/payment/a', { method: 'POST', body })).status).toBe(413);
    const headers = { 'transfer-encoding': 'chunked' };
    expect((await sendRequest('/payment/a', { method: 'POST', headers, body })).status).toBe(413);
  });

  it('with 400 if it has two Host headers, also for a page in the cache and for a file of the build', async () => {
    expect((await sendRequest('/men')).status).toBe(200);
    const headers = ['Host', 'segara.test', 'Host', 'evil.example'];
    for (const path of ['/men', '/_next/static/a.js', '/api/session'])
      expect([path, (await sendRequest(path, { headers })).status]).toEqual([path, 400]);
    for (const seen of fakeNext.requests) expect(seen.headers.host).not.toBe('segara.test');
  });

  it('before the rest of the body has arrived, and closes the connection', async () => {
    const headers = { 'content-length': '9000000', 'content-type': 'application/json' };
    const { status, headers: received } = await sendRequest('/payment/a', {
      method: 'POST',
      headers,
      partial: true,
    });
    expect(status).toBe(413);
    expect(received.connection).toBe('close');
  });

  it('with the security headers', async () => {
    const { status, headers } = await sendRequest('/men', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers).toMatchObject({
      allow: 'GET, HEAD',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
  });

  it('in the format of the contract under /api', async () => {
    const { status, body } = await sendRequest('/api/session', { method: 'TRACE' });
    expect(status).toBe(405);
    expect(JSON.parse(body.toString())).toMatchObject({ status: 'error', code: 'method_not_allowed' });
  });
});

it.each([
  [200, 's-maxage=31536000', 's-maxage=31536000'],
  [307, 's-maxage=31536000', 'no-store'],
  [404, 's-maxage=31536000', 'no-store'],
  [404, 's-maxage=60', 's-maxage=60'],
  [308, 's-maxage=60, stale-while-revalidate=9', 'max-age=60'],
  [500, undefined, 'no-store'],
])('limits how long caches keep a %i with %s', async (status, given, kept) => {
  fakeNext.page = {
    status,
    headers: given ? { 'cache-control': given } : {},
    body: '',
  } as typeof fakeNext.page;
  expect((await sendRequest('/men')).headers['cache-control']).toBe(kept);
});

it('streams a large file, or the part that is asked for', async () => {
  fakeNext.page = {
    status: 206,
    headers: { 'content-type': 'application/pdf' },
    body: 'part',
  } as typeof fakeNext.page;
  const { headers } = await sendRequest('/catalogue-2025.pdf', { headers: { range: 'bytes=0-3' } });
  expect(fakeNext.requests[0]?.headers.range).toBe('bytes=0-3');
  expect(headers).not.toHaveProperty('etag');
});

it('completes the page for a missing picture like every page', async () => {
  fakeNext.page = { status: 404, headers: { 'content-type': 'text/html' }, body: '' } as typeof fakeNext.page;
  expect((await sendRequest('/missing.png')).headers).toHaveProperty('etag');
});

it('responds with 416 to a range outside of a file, which Next.js answers with 500', async () => {
  fakeNext.page = {
    status: 500,
    headers: { 'content-range': 'bytes */4' },
    body: '',
  } as typeof fakeNext.page;
  const { status, headers } = await sendRequest('/catalogue-2025.pdf', { headers: { range: 'bytes=9-' } });
  expect([status, headers['content-range']]).toEqual([416, 'bytes */4']);
});

it('responds to a request for a protocol upgrade', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  expect((await sendRequest('/men', { headers })).status).toBe(200);
  expect(fakeNext.requests[0]?.headers).not.toHaveProperty('upgrade');
});

it('never stores a picture, and keeps its Vary', async () => {
  fakeNext.page.headers = { ...fakeNext.page.headers, vary: 'Accept, Save-Data' };
  const { headers } = await sendRequest('/media/400/images/a.jpg');
  expect(headers.vary).toBe('Accept, Save-Data');
  await sendRequest('/media/400/images/a.jpg');
  expect(countNextRequests()).toBe(2);
});

describe('a file of the build', () => {
  it('is served as immutable, with security headers', async () => {
    const { status, headers, body } = await sendRequest('/_next/static/a.js');
    expect([status, body.toString()]).toEqual([200, 'const a = 1;']);
    expect(headers).toMatchObject({
      'cache-control': 'public,max-age=31536000,immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(countNextRequests()).toBe(0);
  });

  it('is served as a whole to a request for a part, also for a part that does not exist', async () => {
    for (const range of ['bytes=0-3', 'bytes=5-2', 'bytes=99-'])
      expect((await sendRequest('/_next/static/a.js', { headers: { range } })).status).toBe(200);
  });

  it('that does not exist is a 404 of Next.js, which is not cached', async () => {
    fakeNext.page = { status: 404, headers: {}, body: 'Not Found' };
    const { status, headers } = await sendRequest('/_next/static/none.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(fakeNext.requests[0]?.url).toBe('/_next/static/none.js');
  });
});
