import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askRoute } from '@/lib/testing/ask-route';
import { type StubbedAnswer, stubNetwork } from '@/lib/testing/stub-network';

const mockMark = jest.fn<void, [tag: string, life: string]>();
const mockAfter = jest.fn<void, [task: () => Promise<void>]>();
jest.mock('next/cache', () => ({
  ...jest.requireActual('next/cache'),
  revalidateTag: (tag: string, life: string) => mockMark(tag, life),
}));
jest.mock('next/server', () => ({
  ...jest.requireActual('next/server'),
  after: (task: () => Promise<void>) => mockAfter(task),
}));

const SECRET = 'what the back office knows';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const tee = { id: 'Swell Tee', name: 'Swell Tee', price: 299_000, variantId: 'tees' };
const list = (...data: object[]) => ({ body: { data } });
const lists = (products: StubbedAnswer | StubbedAnswer[]) => ({
  'GET /api/products': products,
  'GET /api/variants': list({ id: 'tees', name: 'Tees', isMen: true }),
  'GET /api/categories': list(),
  'GET /api/sizes': list(),
  'GET /api/items': list(),
});

const folder = mkdtempSync(join(tmpdir(), 'prints-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As a process that has just started: of what was before it knows only what lies in the folder. */
function restart(secret = SECRET) {
  process.env.NEXT_DIST_DIR = folder;
  process.env.REVALIDATE_SECRET = secret;
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('segara.catalogue'));
}
beforeAll(() => restart());

const route = () => import('./route');
const marked = () => mockMark.mock.calls.map(([tag]) => tag);

async function post(body: unknown, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) {
  mockMark.mockClear();
  return askRoute((await route()).POST, { method: 'POST', body, headers });
}

it.each([
  ['none', {}],
  ['an empty one', { authorization: 'Bearer ' }],
  ['a wrong one', { authorization: 'Bearer what the front office knows' }],
  ['a longer one', { authorization: `Bearer ${SECRET}s` }],
  ['the right one in another way', { authorization: `Basic ${SECRET}` }],
])('is refused with 401 with %s for a secret, and nothing is read or marked', async (_, headers) => {
  const { calls } = stubNetwork({});
  mockMark.mockClear();
  expect(await post({ tags: ['products'] }, headers)).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  });
  expect([calls(), marked()]).toEqual([[], []]);
});

it.each([
  [405, 'method_not_allowed', { method: 'GET' }],
  [403, 'forbidden', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
  [415, 'unsupported_media_type', { method: 'POST', raw: 'tags=products' }],
  [400, 'bad_request', { method: 'POST', raw: '{', headers: { 'content-type': 'application/json' } }],
  [422, 'rejected', { method: 'POST', body: {} }],
  [422, 'rejected', { method: 'POST', body: { tags: [] } }],
  [422, 'rejected', { method: 'POST', body: { tags: 'products' } }],
  [422, 'rejected', { method: 'POST', body: { tags: ['products', 'customers'] } }],
] as const)(
  'answers %i %s',
  async (status, code, { headers, ...question }: Parameters<typeof askRoute>[1] & object) => {
    const handlers = await route();
    const handler = question.method === 'GET' ? handlers.GET : handlers.POST;
    const answer = await askRoute(handler, {
      ...question,
      headers: { authorization: `Bearer ${SECRET}`, ...headers },
    });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(marked()).toEqual([]);
  },
);

it('marks the pages of a changed product and no others, old ones to be served meanwhile', async () => {
  stubNetwork(lists([list(tee), list(tee), list({ ...tee, price: 199_000 })]));
  await post({ tags: ['products'] });

  expect(await post({ tags: ['products'] })).toMatchObject({
    status: 200,
    body: { data: { changedProducts: 0 } },
  });
  expect(marked()).toEqual([]);

  expect(await post({ tags: ['items', 'products'] })).toMatchObject({
    body: { data: { changedProducts: 1 } },
  });
  expect(marked()).toEqual(['product:swell-tee', 'prices']);
  expect(mockMark.mock.calls.map(([, life]) => life)).toEqual(['max', 'max']);
});

it('has every page made anew when nobody knows what they were made of', async () => {
  rmSync(join(folder, 'cache/catalogue-prints.json'));
  restart();
  stubNetwork(lists(list(tee)));
  await post({ tags: ['sizes'] });
  expect(marked()).toEqual(['catalogue']);
});

it('knows after a new start what the pages were made of', async () => {
  stubNetwork(lists([list(tee), list({ ...tee, name: 'Swell Top' })]));
  await post({ tags: ['products'] });
  restart();
  await post({ tags: ['products'] });
  expect(marked()).toEqual(['product:swell-tee', 'prices', 'list']);
});

it('compares with what the pages were made of, not with what was read since', async () => {
  stubNetwork(lists([list(tee), list({ ...tee, price: 1 })]));
  await post({ tags: ['products'] });
  const { refreshLists } = await import('@/lib/catalogue/catalogue');
  await refreshLists();
  await post({ tags: ['products'] });
  expect(marked()).toEqual(['product:swell-tee', 'prices']);
});

it.each<[number, string, StubbedAnswer]>([
  [502, 'upstream_failed', { status: 500 }],
  [503, 'unavailable', new TypeError('fetch failed')],
])('answers %i during an outage, marks nothing, and catches up later', async (status, code, failure) => {
  stubNetwork(lists([list(tee), failure, list({ ...tee, price: 1 })]));
  await post({ tags: ['products'] });
  expect(await post({ tags: ['products'] })).toMatchObject({ status, body: { code } });
  expect(marked()).toEqual([]);
  expect(await post({ tags: ['products'] })).toMatchObject({ status: 200 });
  expect(marked()).toEqual(['product:swell-tee', 'prices']);
});

it('two calls at once miss nothing and mark nothing twice', async () => {
  stubNetwork(lists([list(tee), list({ ...tee, price: 1 })]));
  await post({ tags: ['products'] });
  mockMark.mockClear();
  const { POST } = await route();
  const question = {
    method: 'POST',
    body: { tags: ['products'] },
    headers: { authorization: `Bearer ${SECRET}` },
  };
  await Promise.all([askRoute(POST, question), askRoute(POST, question)]);
  expect(marked()).toEqual(['product:swell-tee', 'prices']);
});

it('renews the feed and the extra pictures without reading the catalogue', async () => {
  const { calls } = stubNetwork({});
  expect(await post({ tags: ['social', 'content'] })).toMatchObject({ status: 200 });
  expect([marked(), calls()]).toEqual([['social', 'content'], []]);
});

it('asks for the pages afterwards, so that the next visitor sees the change', async () => {
  const fresh = new Response('', { headers: { 'x-nextjs-cache': 'HIT' } });
  const old = new Response('', { headers: { 'x-nextjs-cache': 'STALE' } });
  const { calls } = stubNetwork({
    ...lists([list(tee), list({ ...tee, price: 1 })]),
    'GET /men/swell-tee': [old, fresh.clone()],
  });
  await post({ tags: ['products'] });
  await post({ tags: ['products'] });
  const before = calls().length;
  await mockAfter.mock.lastCall?.[0]();

  const asked = calls().slice(before);
  expect(asked.filter((call) => call === 'GET /men/swell-tee')).toHaveLength(2);
  expect(asked).toEqual(expect.arrayContaining(['GET /id/men/swell-tee', 'GET /', 'GET /id/woman/catalog']));
});

it('is no path at all without a secret in the environment', async () => {
  restart('');
  const handlers = await route();
  for (const method of METHODS) {
    const answer = await askRoute(handlers[method], { method, headers: { authorization: 'Bearer ' } });
    expect(answer).toMatchObject({ status: 404, body: { status: 'error', code: 'not_found' } });
  }
});
