import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { countNextRequests, fakeNext, openTestShop, PAGE_HTML, sendRequest } from './testing/fake-next';

const CACHED = 's-maxage=30, stale-while-revalidate=300';
/** Other caches must request a stale page again soon. */
const STALE = 's-maxage=1, stale-while-revalidate=300';

openTestShop();
afterEach(() => jest.restoreAllMocks());

describe('the page cache', () => {
  it('serves a page without Next.js while it is fresh', async () => {
    const first = await sendRequest('/men');
    const second = await sendRequest('/men');
    expect(countNextRequests()).toBe(1);
    expect(second.body.toString()).toBe(first.body.toString());
    expect(second.headers).toMatchObject({ 'cache-control': CACHED, etag: first.headers.etag });
    // The header is an internal one of Next.js.
    expect(second.headers).not.toHaveProperty('x-nextjs-cache');
  });

  it('serves one page for queries that the page ignores', async () => {
    await sendRequest('/men');
    await sendRequest('/men?utm_source=a');
    expect(countNextRequests()).toBe(1);
    await sendRequest('/men?category=tees');
    await sendRequest('/men?utm_source=a?&category=tees');
    expect(countNextRequests()).toBe(3);
  });

  it('hides a query that the page ignores from Next.js, which would store it in the page for everybody', async () => {
    await sendRequest('/men?email=ketut%40example.com');
    await sendRequest('/men?email=ketut%40example.com&_rsc=a', { headers: { rsc: '1' } });
    await sendRequest('/robots.txt?a=1');
    expect(fakeNext.requests.map(({ url }) => url)).toEqual(['/men', '/men?_rsc=a', '/robots.txt']);
    expect((await sendRequest('/men?_rsc=b', { headers: { rsc: '1' } })).status).toBe(200);
    expect(countNextRequests()).toBe(4);
  });

  it('keeps the query of a search, and of an address that redirects', async () => {
    const paths = ['/men?category=tees&utm_source=a', '/MEN?utm_source=a'];
    for (const path of paths) await sendRequest(path);
    expect(fakeNext.requests.map(({ url }) => url)).toEqual(paths);
  });

  it('compresses pages', async () => {
    await sendRequest('/men');
    const gzip = await sendRequest('/men', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).toString()).toContain('ombak');
    let br = await sendRequest('/men', { headers: { 'accept-encoding': 'gzip, br' } });
    while (br.headers['content-encoding'] !== 'br') {
      await sleep(20);
      br = await sendRequest('/men', { headers: { 'accept-encoding': 'gzip, br' } });
    }
    expect(brotliDecompressSync(br.body).toString()).toContain('ombak');
    const refused = await sendRequest('/men', { headers: { 'accept-encoding': 'br;q=0' } });
    expect(refused.headers['content-encoding']).toBe(undefined);
  });

  it('responds to HEAD and conditional requests', async () => {
    const { headers, body } = await sendRequest('/men');
    const head = await sendRequest('/men', { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(String(body.length));
    expect(head.body).toHaveLength(0);
    const same = await sendRequest('/men', { headers: { 'if-none-match': `"x", ${headers.etag}` } });
    expect([same.status, same.body.length]).toEqual([304, 0]);
  });

  it('serves a stale page at once and refetches it in the background', async () => {
    await sendRequest('/men');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    fakeNext.page.body = PAGE_HTML.replace('ombak', 'arus');
    const stale = await sendRequest('/men');
    expect(stale.headers['cache-control']).toBe(STALE);
    while (countNextRequests() < 2) await sleep(5);
    await sleep(50);
    expect((await sendRequest('/men')).body.toString()).toContain('arus');
    expect(countNextRequests()).toBe(2);
  });

  it('keeps the stale page while Next.js fails', async () => {
    await sendRequest('/men');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    fakeNext.page.status = 500;
    await sendRequest('/men');
    while (countNextRequests() < 2) await sleep(5);
    expect((await sendRequest('/men')).status).toBe(200);
  });

  it('marks every page as stale after a successful revalidation', async () => {
    await sendRequest('/men');
    fakeNext.page.headers = {};
    await sendRequest('/api/revalidate', { method: 'POST' });
    const response = await sendRequest('/men');
    expect(response.headers['cache-control']).toBe(STALE);
  });

  it('ignores a rejected revalidation', async () => {
    await sendRequest('/men');
    fakeNext.page.status = 401;
    await sendRequest('/api/revalidate', { method: 'POST' });
    expect((await sendRequest('/men')).headers['cache-control']).toBe(CACHED);
  });

  it('does not store a response that was requested before an invalidation', async () => {
    let respond: () => void = jest.fn();
    fakeNext.ready = new Promise((resolve) => {
      respond = resolve;
    });
    const pending = sendRequest('/men');
    while (countNextRequests() === 0) await sleep(1);
    await sendRequest('/api/revalidate', { method: 'POST' });
    respond();
    await pending;
    await sendRequest('/men');
    expect(countNextRequests()).toBe(3);
  });

  it.each([
    ['is stale', 200, { 'x-nextjs-cache': 'STALE' }],
    ['sets a cookie', 200, { 'set-cookie': 'a=b' }],
    ['is private', 200, { 'cache-control': 'private, no-cache, no-store' }],
    ['has no lifetime', 200, { 'cache-control': 'public, max-age=60' }],
    ['is an error', 404, {}],
    ['is a redirect', 307, { location: '/' }],
  ])('does not store a response that %s', async (_, status, headers) => {
    Object.assign(fakeNext.page, { status, headers: { ...fakeNext.page.headers, ...headers } });
    await sendRequest('/men');
    await sendRequest('/men');
    expect(countNextRequests()).toBe(2);
  });

  it('does not store a page with a script that Next.js did not write', async () => {
    fakeNext.page.body = PAGE_HTML.replace('</body>', '<script>alert(1)</script></body>');
    const { headers } = await sendRequest('/men');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    await sendRequest('/men');
    expect(countNextRequests()).toBe(2);
  });

  it('keeps RSC payloads apart by the headers of the router', async () => {
    await sendRequest('/men?_rsc=a', { headers: { rsc: '1' } });
    await sendRequest('/men?_rsc=a', { headers: { rsc: '1', 'next-router-prefetch': '1' } });
    expect(countNextRequests()).toBe(2);
    const again = await sendRequest('/men?_rsc=a', { headers: { rsc: '1' } });
    expect(again.headers['content-type']).toBe('text/x-component');
    expect(countNextRequests()).toBe(2);
  });

  it('requests the page when Next.js has only a stale payload for a prefetch', async () => {
    fakeNext.page.headers = { ...fakeNext.page.headers, 'x-nextjs-cache': 'STALE' };
    await sendRequest('/men?_rsc=a', { headers: { rsc: '1', 'next-router-prefetch': '1' } });
    while (countNextRequests() < 2) await sleep(5);
    expect(fakeNext.requests[1]?.url).toBe('/men');
    expect(fakeNext.requests[1]?.headers).not.toHaveProperty('rsc');
  });

  it('does not let the headers of the router without `rsc` poison a page', async () => {
    await sendRequest('/men', {
      headers: { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    });
    expect(fakeNext.requests[0]?.headers).not.toHaveProperty('next-router-prefetch');
    expect((await sendRequest('/men?_rsc=a')).headers['cache-control']).toBe('no-store');
  });
});
