import { EventEmitter } from 'node:events';

/** A stream of Redis, and the way to it, which may be cut. */
const mockRedis = Object.assign(new EventEmitter(), {
  isAway: false,
  messages: [] as [id: string, fields: string[]][],
  async xadd(...words: (string | number)[]) {
    if (mockRedis.isAway) throw new Error('Command timed out');
    mockRedis.messages.push([`${mockRedis.messages.length + 1}-0`, words.slice(5).map(String)]);
  },
  async xread(...words: (string | number)[]) {
    if (mockRedis.isAway) throw new Error('Command timed out');
    const since = Number.parseInt(String(words.at(-1)), 10);
    return since < mockRedis.messages.length ? [['tags', mockRedis.messages.slice(since)]] : null;
  },
});
jest.mock('./connection', () => ({ sharedRedis: () => mockRedis }));

const tell = (...tags: string[]) =>
  mockRedis.xadd('tags', 0, 0, 0, '*', 'storefront', 'other', 'tags', tags.join());
const told = () => mockRedis.messages.map(([, fields]) => fields[3]);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('segara.tag-log'));
  mockRedis.removeAllListeners();
  mockRedis.messages = [];
  mockRedis.isAway = false;
});
afterEach(() => jest.useRealTimers());

async function follow() {
  const onTold = jest.fn<Promise<void>, [string[]]>().mockResolvedValue();
  const { followTags, tellTags } = await import('./tag-log');
  followTags(onTold);
  await jest.advanceTimersByTimeAsync(0);
  return { onTold, tellTags, later: () => jest.advanceTimersByTimeAsync(1_500) };
}

it('follows all there is to begin with, then what others tell, and nothing it has told itself', async () => {
  await tell('product:tee', 'list');
  await tell('product:tee');
  const { onTold, tellTags, later } = await follow();
  expect(onTold.mock.calls).toEqual([[['product:tee', 'list']]]);

  await tellTags(['product:cap']);
  await later();
  expect(onTold).toHaveBeenCalledTimes(1);
  await tell('prices');
  await later();
  expect(onTold.mock.calls.slice(1)).toEqual([[['prices']]]);
});

it('is told even of no tag at all, so that it compares', async () => {
  const { onTold, later } = await follow();
  await tell();
  await later();
  expect(onTold.mock.calls).toEqual([[[]], [[]]]);
});

it('tells what Redis did not take once it is back, all at once', async () => {
  const { tellTags, later } = await follow();
  mockRedis.isAway = true;
  await tellTags(['social']);
  await tellTags(['list', 'social']);
  await later();
  expect(told()).toEqual([]);
  mockRedis.isAway = false;
  await later();
  expect(told()).toEqual(['social,list']);
});

it('looks for what it missed whenever Redis has come back', async () => {
  const { onTold, later } = await follow();
  mockRedis.emit('ready');
  await later();
  expect(onTold.mock.calls).toEqual([[[]], [[]]]);
});

it('follows again what could not be done', async () => {
  const { onTold, later } = await follow();
  onTold.mockRejectedValueOnce(new Error('The product API is away'));
  await tell('list');
  await later();
  await later();
  expect(onTold.mock.calls.slice(1)).toEqual([[['list']], [['list']]]);
});
