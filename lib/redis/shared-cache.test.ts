import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mockStored = new Map<string, { bytes: Buffer; seconds: number }>();
const mockRedis = {
  on: () => undefined,
  xread: async () => (mockIsAway ? Promise.reject(new Error('Command timed out')) : mockMessages),
  getBuffer: async (key: string) =>
    mockIsAway ? Promise.reject(new Error('Command timed out')) : mockStored.get(key)?.bytes,
  ttl: async (key: string) => mockStored.get(key)?.seconds ?? -2,
  set: async (key: string, bytes: Buffer, _ex: string, seconds: number) => {
    mockStored.set(key, { bytes, seconds });
  },
};
let mockIsAway = false;
let mockMessages: [string, [string, string[]][]][] | null = null;
jest.mock('./connection', () => ({ sharedRedis: () => mockRedis }));

const folder = mkdtempSync(join(tmpdir(), 'build-'));
writeFileSync(join(folder, 'BUILD_ID'), 'this-build');
process.env.NEXT_DIST_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

const told = (id: string, tags: string): typeof mockMessages => [
  ['tags', [[id, ['storefront', 'other', 'tags', tags]]]],
];

/** A storefront that has followed what the log holds. */
async function storefront() {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('segara.tag-log'));
  const { followTags, position } = await import('./tag-log');
  const { findShared, share } = await import('./shared-cache');
  followTags(async () => undefined);
  const later = () => jest.advanceTimersByTimeAsync(1_500);
  await later();
  return { findShared, share, position, later };
}

const page = {
  value: { html: '<p>Tee</p>', segments: new Map([['a', Buffer.from('b')]]) },
  tags: ['product:tee'],
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  mockStored.clear();
  mockIsAway = false;
  mockMessages = told('1000-2', 'list');
});
afterEach(() => jest.useRealTimers());

it('has for others what one has made, for as long as it is fresh, of the same build', async () => {
  const { share, findShared, position } = await storefront();
  await share('/men', { ...page, position: position(), freshSeconds: 60.5 });
  expect([...mockStored.keys()]).toEqual(['cache:this-build:/men']);
  expect(await findShared('/men')).toEqual({ value: page.value, secondsLeft: 60 });
  expect(await findShared('/woman')).toBeUndefined();
});

it.each([
  ['1000-3', 'product:tee', false],
  ['1001-0', 'list,product:tee', false],
  ['1001-0', 'product:cap', true],
])('by what was told at %s of %s it is still good: %s', async (id, tags, isGood) => {
  const { share, findShared, position, later } = await storefront();
  await share('/men', { ...page, position: position(), freshSeconds: 60 });
  mockMessages = told(id, tags);
  await later();
  expect((await findShared('/men')) !== undefined).toBe(isGood);
});

it('is not for a storefront that does not know what was told since', async () => {
  const { share, position } = await storefront();
  await share('/men', { ...page, position: position(), freshSeconds: 60 });
  mockMessages = told('1001-0', 'product:cap');
  const { findShared } = await storefront();
  expect(await findShared('/men')).toBeUndefined();
});

it('is left alone after an answer that did not come, until Redis answers again', async () => {
  const { share, findShared, position, later } = await storefront();
  await share('/men', { ...page, position: position(), freshSeconds: 60 });
  mockIsAway = true;
  expect(await findShared('/men')).toBeUndefined();
  mockIsAway = false;
  expect([await findShared('/men'), position()]).toEqual([undefined, undefined]);
  await later();
  expect(await findShared('/men')).toBeDefined();
});

it.each([
  ['made by a storefront out of touch', { position: undefined, freshSeconds: 60 }],
  ['stale at once', { position: '1-0', freshSeconds: 0.5 }],
  ['larger than anything of the shop', { position: '1-0', freshSeconds: 60, value: randomText() }],
])('takes nothing that is %s', async (_, made) => {
  const { share } = await storefront();
  await share('/men', { ...page, ...made });
  expect(mockStored.size).toBe(0);
});

/** What cannot be compressed to a mebibyte. */
function randomText(): string {
  let state = 1;
  return Array.from({ length: 3_000_000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}

it('keeps nothing longer than a day, and passes over what it cannot read', async () => {
  const { share, findShared, position } = await storefront();
  await share('/about', { ...page, position: position(), freshSeconds: Number.POSITIVE_INFINITY });
  expect((await findShared('/about'))?.secondsLeft).toBe(86_400);
  mockStored.set('cache:this-build:/about', { bytes: Buffer.from('half'), seconds: 60 });
  expect(await findShared('/about')).toBeUndefined();
});
