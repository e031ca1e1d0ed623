import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { sendStored, storeAnswer } from '@/server/answer-cache';
import { PageCache } from './page-cache';

const mockShared = new Map<string, { value: unknown; secondsLeft: number }>();
jest.mock('@/lib/redis/shared-cache', () => ({
  findShared: async (key: string) => mockShared.get(key),
  share: async (key: string, { value, freshSeconds }: { value: unknown; freshSeconds: number }) =>
    mockShared.set(key, { value, secondsLeft: freshSeconds }),
}));

const PATH = '/en/search/q=tee';
const keyOf = (path: string) => `/route-cache/APP_PAGE/0c5f/$${path}`;
const MISSING = '<meta name="status" content="404"/>';
const PLANTED = '<script>alert(1)</script>';

/** As Next makes one for each request. */
const newCache = (headers = {}) =>
  new PageCache({ _requestHeaders: headers } as ConstructorParameters<typeof PageCache>[0]);
type Cache = ReturnType<typeof newCache>;
type Entry = Awaited<ReturnType<Cache['get']>>;

const get = (cache: Cache, path: string) =>
  cache.get(keyOf(path), { kind: 'APP_PAGE', isFallback: false } as Parameters<Cache['get']>[1]);

const CONTEXT = { cacheControl: { revalidate: 30, expire: 300 } } as Parameters<Cache['set']>[2];

function set(cache: Cache, path: string, html: string) {
  const headers = { 'x-next-cache-tags': 'catalogue' };
  const value = { kind: 'APP_PAGE', html, headers } as unknown as Parameters<Cache['set']>[1];
  return cache.set(keyOf(path), value, CONTEXT);
}

/** What was rendered for a request, as Next does: it asks first. */
async function render(path: string, html = path) {
  const cache = newCache();
  await get(cache, path);
  await set(cache, path, html);
}

async function found(path: string) {
  const entry = await get(newCache(), path);
  return entry?.value?.kind === 'APP_PAGE' ? entry.value.html : undefined;
}

/** What Next's own cache holds. */
const files = new Map<string, Entry>();
beforeEach(async () => {
  files.clear();
  mockShared.clear();
  jest.spyOn(nextCache.prototype, 'get').mockImplementation(async (key) => files.get(key) ?? null);
  jest.spyOn(nextCache.prototype, 'set').mockImplementation(async (key, value) => {
    files.set(key, { value, lastModified: 1 });
  });
  jest.spyOn(nextCache.prototype, 'revalidateTag').mockResolvedValue();
  await newCache().revalidateTag('catalogue');
});

describe('a query page', () => {
  it('is cached while it is fresh, in memory alone, and not shown a moment longer', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    await render(PATH);
    clock.mockReturnValue(30_000);
    expect(await found(PATH)).toBe(PATH);
    expect(files.size).toBe(0);
    clock.mockReturnValue(31_001);
    expect(await found(PATH)).toBeUndefined();
  });

  it('is dropped when anything of the catalogue has changed', async () => {
    await render(PATH);
    await newCache().revalidateTag('list');
    expect(await found(PATH)).toBeUndefined();
  });

  it('is not cached when something has changed while it was rendered', async () => {
    const cache = newCache();
    await get(cache, PATH);
    await newCache().revalidateTag('list');
    await set(cache, PATH, 'old');
    expect(await found(PATH)).toBeUndefined();
  });

  it('makes room when visitors think of many, the least lately asked for first', async () => {
    const html = 'x'.repeat(100_000);
    const path = (query: number) => `/en/search/q=${query}`;
    for (let query = 0; query < 100; query += 1) await render(path(query), html);
    expect(await found(path(0))).toBe(html);
    for (let query = 100; query < 250; query += 1) await render(path(query), html);
    expect(await found(path(0))).toBe(html);
    expect(await found(path(1))).toBeUndefined();
    expect(await found(path(249))).toBe(html);
  });

  it.each([MISSING, PLANTED])('is not cached with %s', async (html) => {
    await render(PATH, html);
    expect(await found(PATH)).toBeUndefined();
  });
});

/** The pages whose answers are stored once Next has answered a request: those of a known version. */
function storedPages(key: string, request: IncomingMessage) {
  const response = new ServerResponse(request);
  const head = { 'cache-control': 's-maxage=60', 'content-type': 'text/html', 'x-nextjs-cache': 'HIT' };
  response.setHeaders(new Map(Object.entries(head)));
  storeAnswer(key, request, response, { status: 200, sent: ['page'] });
  return globalThis.listCachedPages?.();
}

describe('any other page', () => {
  it('is cached in files, and the request that finds it knows its version', async () => {
    await render('/en/men');
    const request = new IncomingMessage(new Socket());
    expect((await get(newCache(request.headers), '/en/men'))?.value).toMatchObject({ html: '/en/men' });
    expect(storedPages('/men', request)).toEqual([{ path: '/en/men', tags: 'catalogue' }]);
  });

  it('has no version that is known to the request that makes another', async () => {
    await render('/en/riders');
    const request = new IncomingMessage(new Socket());
    const cache = newCache(request.headers);
    await get(cache, '/en/riders');
    await set(cache, '/en/riders', 'another');
    expect(storedPages('/riders', request)).not.toContainEqual(
      expect.objectContaining({ path: '/en/riders' }),
    );
  });

  it('stays stored when a renewal has failed, as Next sets what it had, and not when there is another', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_000);
    await render('/en/store');
    const request = new IncomingMessage(new Socket());
    const cache = newCache(request.headers);
    const entry = await get(cache, '/en/store');
    storedPages('/store', request);
    const state = () => sendStored('/store', request, new ServerResponse(request));
    await cache.set(keyOf('/en/store'), entry?.value ?? null, CONTEXT);
    expect(state()).toBe('HIT');
    await set(cache, '/en/store', 'another');
    expect(state()).toBeUndefined();
  });

  it('is neither cached nor taken from the build with a script in it that is not Next’s', async () => {
    await render('/en/men', PLANTED);
    expect(files.size).toBe(0);
    const value = { kind: 'APP_PAGE', html: PLANTED } as NonNullable<Entry>['value'];
    files.set(keyOf('/en/men'), { value, lastModified: 0 });
    expect(await found('/en/men')).toBeUndefined();
  });

  it('is not cached when something on it has changed while it was rendered', async () => {
    jest.mocked(nextCache.prototype.revalidateTag).mockRestore();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    const cache = newCache();
    clock.mockReturnValue(1_001);
    await globalThis.markTags?.(['catalogue']);
    await set(cache, '/en/men', 'old');
    expect(files.size).toBe(0);
    await render('/en/men', 'new');
    expect(await found('/en/men')).toBe('new');
  });

  it('takes the place of a former one when it says that there is none, and no other', async () => {
    await render('/en/men/gone', MISSING);
    expect(files.size).toBe(0);
    await render('/en/men/gone', 'a product');
    await render('/en/men/gone', MISSING);
    expect(await found('/en/men/gone')).toBe(MISSING);
  });
});

describe('a page that another storefront has made', () => {
  const made = async (html: string) => {
    await render('/en/men', html);
    return mockShared.get(keyOf('/en/men'));
  };

  it('is taken when there is none, or none that is fresh, and lives as long as it would there', async () => {
    const shared = await made('new');
    files.clear();
    mockShared.set(keyOf('/en/men'), { value: shared?.value, secondsLeft: 7 });
    expect(await found('/en/men')).toBe('new');
    expect(nextCache.prototype.set).toHaveBeenLastCalledWith(
      keyOf('/en/men'),
      expect.objectContaining({ html: 'new' }),
      expect.objectContaining({ cacheControl: { revalidate: 7, expire: 300 } }),
    );
  });

  it('is not asked for while there is a fresh one', async () => {
    await made('new');
    const value = { kind: 'APP_PAGE', html: 'own', headers: {} } as unknown as NonNullable<Entry>['value'];
    const cacheControl = { revalidate: 60, expire: 300 };
    files.set(keyOf('/en/men'), { value, lastModified: Date.now(), cacheControl });
    expect(await found('/en/men')).toBe('own');
  });

  it('is not taken with a script in it that is not Next’s', async () => {
    const shared = await made('new');
    files.clear();
    const { value, context } = Object(shared?.value);
    mockShared.set(keyOf('/en/men'), {
      value: { value: { ...value, html: PLANTED }, context },
      secondsLeft: 7,
    });
    expect(await found('/en/men')).toBeUndefined();
  });

  it('is none when a renewal has failed and Next sets what it had', async () => {
    await made('old');
    mockShared.clear();
    const cache = newCache();
    const entry = await get(cache, '/en/men');
    await cache.set(keyOf('/en/men'), entry?.value ?? null, { cacheControl: { revalidate: 3, expire: 300 } });
    expect(mockShared.size).toBe(0);
  });

  it('is none that was made for a query', async () => {
    await render(PATH);
    expect(mockShared.size).toBe(0);
  });
});
