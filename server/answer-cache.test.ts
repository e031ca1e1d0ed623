import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { invalidatePage, invalidateTagged } from './answer-cache';
import { ask, askAgain, HTML, MADE, openShop, shop } from './testing/one-page-shop';

const MISSING = `<head><meta name="status" content="404"/></head>${HTML}`;

openShop();

describe('a page that Next has in its cache', () => {
  it.each([
    ['a page', HTML, 200],
    ['a page that says that there is none', MISSING, 404],
  ])('is answered without Next then, as Next answers it: %s', async (_, html, status) => {
    shop.page.body = html;
    const first = await ask();
    expect(first).toMatchObject({ status, byNext: true, head: { 'x-twice': 'a, b' } });
    expect(await ask()).toEqual({ ...first, byNext: false });
    const { body: _none, ...head } = await ask({ method: 'HEAD' });
    expect(head).toEqual({ status, head: first.head, byNext: false });
  });

  it.each([
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, GZIP;q=0.5', gunzipSync],
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, '', (body: Buffer) => body],
  ])('goes out as %s to who accepts "%s"', async (encoding, accepted, decode) => {
    const headers = { 'accept-encoding': accepted };
    const first = await ask({ headers });
    expect(first.head.vary).toBe('rsc, Accept-Encoding');
    let answer = await ask({ headers });
    expect(answer.byNext).toBe(false);
    while (answer.head['content-encoding'] !== encoding) answer = await ask({ headers });
    const { etag, vary } = first.head;
    expect(answer.head).toMatchObject({ 'content-length': String(answer.body.length), etag, vary });
    expect(decode(answer.body).toString()).toBe(HTML);
  });

  it('is not sent again to who has it', async () => {
    const { head } = await askAgain();
    const again = await ask({ headers: { 'if-none-match': `"other", ${head.etag}` } });
    const { 'content-length': _length, ...rest } = head;
    expect(again).toEqual({ status: 304, head: rest, body: Buffer.alloc(0), byNext: false });
  });

  it('is the same page with a query of which it knows nothing', async () => {
    const { body } = await askAgain();
    expect(await ask({ path: `${shop.address}?utm_source=mail` })).toMatchObject({ byNext: false, body });
  });

  it('is forgotten when many others were asked for since', async () => {
    shop.page.body = 'x'.repeat(6_000_000);
    await askAgain();
    for (let other = 0; other < 6; other += 1) {
      const path = `/men/large-${other}`;
      shop.page.path = `/en${path}`;
      await ask({ path });
    }
    expect((await ask()).byNext).toBe(true);
  });
});

/** How the page is answered at these times, in milliseconds since it was made. */
async function statesAt(...times: number[]) {
  const states: unknown[] = [];
  for (const time of times) {
    jest.mocked(Date.now).mockReturnValue(MADE + time);
    const { byNext, head } = await ask();
    states.push(byNext ? 'Next' : head['x-nextjs-cache']);
  }
  return states;
}

describe('a page that is kept', () => {
  it('is left to Next once a second when it is stale, and is kept no longer when it is too old', async () => {
    await askAgain();
    shop.page.head['x-nextjs-cache'] = 'STALE';
    const states = await statesAt(59_999, 60_000, 60_001, 60_999, 61_000, 61_001);
    expect(states).toEqual(['HIT', 'Next', 'STALE', 'STALE', 'Next', 'STALE']);
    expect(await statesAt(360_000, 360_001)).toEqual(['Next', 'Next']);
  });

  it('is given to other caches for a second when it is stale, by Next and without', async () => {
    await askAgain();
    shop.page.head['x-nextjs-cache'] = 'STALE';
    jest.mocked(Date.now).mockReturnValue(MADE + 60_000);
    for (const byNext of [true, false]) {
      const head = expect.objectContaining({ 'cache-control': 's-maxage=1, stale-while-revalidate=300' });
      expect(await ask()).toMatchObject({ byNext, head });
    }
  });

  it('has no head twice that Next repeats', async () => {
    Object.assign(shop.page.head, { 'x-nextjs-prerender': ['1', '1'] });
    for (const { head } of [await ask(), await ask()]) expect(head['x-nextjs-prerender']).toBe('1');
  });

  it('is what Next has made of it, when that is done', async () => {
    await askAgain();
    shop.page.body = HTML.replace('ombak', 'angin');
    invalidatePage(shop.page.path);
    expect((await askAgain()).body.toString()).toBe(shop.page.body);
  });

  it('is stale at once when a tag of it is, and gone when the tag has expired', async () => {
    await askAgain();
    shop.page.head['x-nextjs-cache'] = 'STALE';
    invalidateTagged(['prices'], true);
    expect(await statesAt(1)).toEqual(['HIT']);
    invalidateTagged(['prices', 'list'], false);
    expect(await statesAt(2, 3)).toEqual(['Next', 'STALE']);
    invalidateTagged(['list'], true);
    expect(await statesAt(4, 5)).toEqual(['Next', 'Next']);
  });

  it('is listed by its path and tags, lately visited first', async () => {
    await askAgain();
    const { path, tags } = shop.page;
    expect(globalThis.listCachedPages?.()[0]).toEqual({ path, tags });
  });
});
