import { env } from '@/lib/env';
import { cachedReads } from './cached-reads';

const mockShared = new Map<string, { value: unknown }>();
jest.mock('@/lib/redis/shared-cache', () => ({
  findShared: async (key: string) => mockShared.get(key),
  share: async (key: string, made: { value: unknown }) => mockShared.set(key, made),
}));

beforeAll(() => {
  env.REDIS_URL = 'redis://127.0.0.1:6379';
});

const streamOf = (text: string) => new Response(text).body as ReadableStream<Uint8Array>;
const entry = (text: string, timestamp = Date.now()) =>
  Promise.resolve({
    value: streamOf(text),
    tags: ['product:tee'],
    stale: 60,
    timestamp,
    expire: 300,
    revalidate: 60,
  });

async function read(key: string): Promise<string | undefined> {
  const found = await cachedReads.get(key, []);
  return found && new Response(found.value).text();
}

it('has what was set, as often as it is asked, and lets others have it', async () => {
  await cachedReads.set('own', entry('tee'));
  expect([await read('own'), await read('own')]).toEqual(['tee', 'tee']);
  expect(mockShared.get('read:own')).toMatchObject({ tags: ['product:tee'], freshSeconds: 60 });
});

it('takes what another storefront has made, and has it from then on', async () => {
  await cachedReads.set('other', entry('cap'));
  mockShared.set('read:mine', mockShared.get('read:other') ?? { value: undefined });
  expect(await read('mine')).toBe('cap');
  mockShared.clear();
  expect(await read('mine')).toBe('cap');
});

it('takes nothing that is too old or that it does not understand', async () => {
  await cachedReads.set('old', entry('old', Date.now() - 61_000));
  expect(await read('old')).toBeUndefined();
  mockShared.set('read:odd', { value: { bytes: 'none' } });
  expect(await read('odd')).toBeUndefined();
});

it('shares nothing that broke off', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('The product API is away')),
  });
  await cachedReads.set(
    'broken',
    entry('').then((made) => ({ ...made, value: broken })),
  );
  expect([await read('broken'), mockShared.has('read:broken')]).toEqual([undefined, false]);
});
