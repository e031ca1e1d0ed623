import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { invalidateTagged } from './answer-cache';
import { type Asking, ask, askAgain, openShop, shop } from './testing/one-page-shop';

openShop();

it('keeps what Next has in its cache', async () => {
  expect((await askAgain()).byNext).toBe(false);
});

const say = (head: Record<string, string>) => () => void Object.assign(shop.page.head, head);

it.each<[string, () => void]>([
  ['that Next has made just now', say({ 'x-nextjs-cache': 'MISS' })],
  ['that was stale already', say({ 'x-nextjs-cache': 'STALE' })],
  ['that Next says nothing of', say({ 'x-nextjs-cache': '' })],
  ['without a life', say({ 'cache-control': 'private, no-store' })],
  ['that sets a cookie', say({ 'set-cookie': 'a=b' })],
  ['that is another page than was asked for', () => void Object.assign(shop.page, { path: '/en/men/other' })],
  [
    'of which something was revalidated meanwhile',
    () => void Object.assign(shop.page, { whileAnswering: () => invalidateTagged(['prices'], false) }),
  ],
])('keeps nothing %s', async (_, change) => {
  change();
  expect((await askAgain()).byNext).toBe(true);
});

it.each<[string, Asking]>([
  ['for a query that the page knows', { path: '/men?category=tees' }],
  ['for who asks for the page where the router asks for its payload', { path: '/men?_rsc=abc' }],
  ['in development', { isDev: true }],
])('keeps nothing %s', async (_, asking) => {
  shop.page.path = '/en/men';
  expect((await askAgain(asking)).byNext).toBe(true);
});

describe('an RSC payload', () => {
  const treeOf = (page: string) => encodeURIComponent(JSON.stringify(['', { children: [page, {}] }]));
  const TREE = treeOf('men');
  const ELSEWHERE = treeOf('elsewhere');
  const NEXT_URL = '/en/men';
  const router = { rsc: '1', 'next-router-state-tree': TREE, 'next-url': NEXT_URL };
  const hashOf = (prefetch?: '1', segment?: string, tree = TREE) =>
    computeCacheBustingSearchParam(prefetch, segment, tree, NEXT_URL);
  const askFor = async (headers: Record<string, string>, hash: Promise<string>): Promise<Asking> => ({
    headers,
    path: `${shop.address}?_rsc=${await hash}`,
  });

  beforeEach(() => {
    Object.assign(shop.page.head, { 'content-type': 'text/x-component' });
    shop.page.body = '0:{"f":[]}';
  });

  it('is kept as it is, beside the page, wherever the router comes from', async () => {
    const asking = await askFor(router, hashOf());
    const first = await ask(asking);
    expect(first).toMatchObject({ status: 200, byNext: true });
    const { 'transfer-encoding': _chunked, ...head } = first.head;
    const length = String(first.body.length);
    const etag = expect.stringMatching(/^W\/"\S+"$/);
    const again = await ask(asking);
    expect(again).toEqual({ ...first, head: { ...head, 'content-length': length, etag }, byNext: false });
    const headers = { ...router, 'if-none-match': String(again.head.etag) };
    expect(await ask({ ...asking, headers })).toMatchObject({ status: 304, byNext: false });
    const elsewhere = { ...router, 'next-router-state-tree': ELSEWHERE };
    expect((await ask(await askFor(elsewhere, hashOf(undefined, undefined, ELSEWHERE)))).byNext).toBe(false);
    expect((await ask()).byNext).toBe(true);
  });

  it('never takes the place of a page, whatever Next answers it with', async () => {
    expect((await askAgain()).byNext).toBe(true);
    Object.assign(shop.page.head, { 'content-type': 'text/html; charset=utf-8' });
    expect((await askAgain(await askFor(router, hashOf()))).byNext).toBe(true);
  });

  it('has its page made anew when it is stale: Next leaves that to whoever asks for the page', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const asking = await askFor({ ...router, 'next-router-prefetch': '1' }, hashOf('1'));
    await ask(asking);
    expect(asked).not.toHaveBeenCalled();
    say({ 'x-nextjs-cache': 'STALE' })();
    invalidateTagged(['list'], true);
    await ask(asking);
    expect(asked.mock.calls).toEqual([
      [expect.stringContaining(shop.address), expect.objectContaining({ method: 'HEAD' })],
    ]);
  });

  it('is another for each segment that is prefetched', async () => {
    const prefetch = { ...router, 'next-router-prefetch': '1' };
    await askAgain(await askFor(router, hashOf()));
    for (const segment of ['/_tree', '/_head']) {
      shop.page.body = segment;
      const headers = { ...prefetch, 'next-router-segment-prefetch': segment };
      const asking = await askFor(headers, hashOf('1', segment));
      expect((await ask(asking)).byNext).toBe(true);
      expect((await ask(asking)).body.toString()).toBe(segment);
    }
  });

  it.each<[string, Record<string, string>, string]>([
    ['no hash', {}, ''],
    ['another hash than its headers have', {}, '?_rsc=guessed'],
    ['more of a query', {}, '?page=2&_rsc='],
    ['another word than the router’s', { rsc: '0' }, '?_rsc='],
  ])('is not kept with %s', async (_, headers, search) => {
    await askAgain(await askFor(router, hashOf()));
    const hash = search.endsWith('=') ? await hashOf() : '';
    const path = `${shop.address}${search}${hash}`;
    expect((await askAgain({ headers: { ...router, ...headers }, path })).byNext).toBe(true);
  });
});
