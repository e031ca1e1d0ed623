import { callRoute } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';

const mockPublish = jest.fn<void, [tags: string[]]>();
jest.mock('@/lib/revalidate/storefront-events', () => ({
  publishRevalidatedTags: async (tags: string[]) => mockPublish(tags),
}));

const SECRET = 'what the back office knows';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Reloads the route with another secret, because the environment is read once. */
function restart(secret = SECRET) {
  process.env.REVALIDATE_SECRET = secret;
  jest.resetModules();
}
beforeAll(() => restart());
beforeEach(() => jest.clearAllMocks());

const route = () => import('./route');
const revalidated = async () => jest.mocked((await import('next/cache')).revalidateTag).mock.calls;

async function post(body: unknown, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) {
  return callRoute((await route()).POST, { method: 'POST', body, headers });
}

it.each([
  ['none', {}],
  ['an empty one', { authorization: 'Bearer ' }],
  ['a wrong one', { authorization: 'Bearer what the front office knows' }],
  ['a longer one', { authorization: `Bearer ${SECRET}s` }],
  ['the right one in another way', { authorization: `Basic ${SECRET}` }],
])('responds with 401 for %s as a secret and revalidates nothing', async (_, headers) => {
  const { calls } = stubNetwork({});
  expect(await post({ tags: ['products'] }, headers)).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  });
  expect([calls(), await revalidated()]).toEqual([[], []]);
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
  'responds with %i %s',
  async (status, code, { headers, ...options }: Parameters<typeof callRoute>[1] & object) => {
    const handlers = await route();
    const handler = options.method === 'GET' ? handlers.GET : handlers.POST;
    const response = await callRoute(handler, {
      ...options,
      headers: { authorization: `Bearer ${SECRET}`, ...headers },
    });
    expect(response).toMatchObject({ status, body: { code } });
    expect(await revalidated()).toEqual([]);
  },
);

it.each([
  [['products'], ['products', 'product']],
  [['product:swell-tee'], ['product:swell-tee', 'products', 'items']],
  [['content'], ['content']],
  [
    ['social', 'sizes'],
    ['social', 'sizes'],
  ],
])('marks %j as stale and publishes the tags', async (tags, marked) => {
  const { calls } = stubNetwork({});
  expect(await post({ tags })).toMatchObject({ status: 200, body: { data: { tags } } });
  expect(await revalidated()).toEqual(marked.map((tag) => [tag, 'max']));
  expect(mockPublish.mock.calls).toEqual([[tags]]);
  expect(calls()).toEqual([]);
});

it('does not publish an event of another storefront again', async () => {
  expect(await post({ tags: ['products'], propagate: false })).toMatchObject({ status: 200 });
  expect(await revalidated()).toHaveLength(2);
  expect(mockPublish).not.toHaveBeenCalled();
});

it('includes the catalogue in the tag content if the content API provides it', async () => {
  Object.assign(process.env, { CONTENT_API_URL: 'https://content.example', CONTENT_STORE_ID: 'beach' });
  restart();
  await post({ tags: ['content'] });
  expect((await revalidated()).map(([tag]) => tag)).toEqual(
    expect.arrayContaining(['content', 'products', 'variants', 'product']),
  );
  delete process.env.CONTENT_API_URL;
  delete process.env.CONTENT_STORE_ID;
});

it('responds with 404 without REVALIDATE_SECRET', async () => {
  restart('');
  const handlers = await route();
  for (const method of METHODS) {
    const response = await callRoute(handlers[method], { method, headers: { authorization: 'Bearer ' } });
    expect(response).toMatchObject({ status: 404, body: { status: 'error', code: 'not_found' } });
  }
});
