import { stubNetwork } from '@/lib/testing/stub-network';
import { publishRevalidatedTags, subscribeToRevalidatedTags } from './storefront-events';

const mockPublished: string[] = [];
const mockListeners = new Map<string, (...values: string[]) => void>();
jest.mock('@/lib/env', () => ({
  env: {
    REDIS_URL: 'redis://redis.example',
    REVALIDATE_SECRET: 'what the back office knows',
    PORT: 3000,
    storefrontUrl: 'http://127.0.0.1:3000',
  },
}));
jest.mock('@/lib/redis/connection', () => ({
  getSharedRedis: () => ({
    publish: async (_channel: string, message: string) => mockPublished.push(message),
  }),
}));
jest.mock('ioredis', () => ({
  Redis: class {
    on(name: string, listener: (...values: string[]) => void) {
      mockListeners.set(name, listener);
    }
    subscribe = async () => 1;
  },
}));

const emit = async (name: string, ...values: string[]) => {
  mockListeners.get(name)?.(...values);
  await new Promise(setImmediate);
};

beforeAll(() => subscribeToRevalidatedTags());

it('sends an event of another storefront to its own handler and does not publish it again', async () => {
  const { sent } = stubNetwork({ 'POST /api/revalidate': { body: { data: {} } } });
  await emit(
    'message',
    'segara:revalidate',
    JSON.stringify({ from: 'another', tags: ['product:swell-tee'] }),
  );
  expect(sent).toMatchObject([{ body: { tags: ['product:swell-tee'], propagate: false } }]);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer what the back office knows');
});

it('ignores its own events and invalid messages', async () => {
  const { calls } = stubNetwork({});
  await publishRevalidatedTags(['products']);
  await emit('message', 'segara:revalidate', mockPublished[0] ?? '');
  await emit('message', 'segara:revalidate', '{"tags":1}');
  expect(mockPublished).toHaveLength(1);
  expect(calls()).toEqual([]);
});

it('revalidates everything after a disconnect, because Redis does not repeat events', async () => {
  const { sent } = stubNetwork({ 'POST /api/revalidate': { body: { data: {} } } });
  await emit('ready');
  expect(sent).toEqual([]);
  await emit('ready');
  expect(sent).toMatchObject([{ body: { tags: expect.arrayContaining(['products', 'items', 'content']) } }]);
});
