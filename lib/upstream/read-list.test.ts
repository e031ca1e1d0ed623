import { z } from 'zod';
import { log } from '@/lib/log/log';
import { stubNetwork } from '@/lib/testing/stub-network';
import { readList } from './read-list';

const ADDRESS = 'http://api.example/list';
const format = { name: 'things', schema: z.object({ id: z.string() }) };
const [one, two, three] = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

const stub = (...answers: Parameters<typeof stubNetwork>[0][string][]) =>
  stubNetwork({ 'GET /list': answers.flat() });
const listOf = (...data: unknown[]) => ({ body: { data } });

it('keeps the entries that have not changed, whatever stands around them', async () => {
  stub(listOf(one, two, three), listOf(three, { id: 'new' }, one));
  const first = await readList(ADDRESS, format);
  const second = await readList(ADDRESS, format, first);
  expect(second.list).toEqual([three, { id: 'new' }, one]);
  expect(second.list[0]).toBe(first.list[2]);
  expect(second.list[2]).toBe(first.list[0]);
});

it('finds by itself that nothing has changed, where the server cannot tell', async () => {
  stub(listOf(one, two), listOf(one, two), listOf(one));
  const first = await readList(ADDRESS, format);
  const second = await readList(ADDRESS, format, first);
  expect(second.list).toBe(first.list);
  expect((await readList(ADDRESS, format, second)).list).toEqual([one]);
});

it('parses of a list of thousands only what is new', async () => {
  const things = Array.from({ length: 5_000 }, (_, at) => ({ id: `thing ${at}` }));
  stub(listOf(...things), listOf(...things.with(4_711, { id: 'changed' })));
  const parse = jest.spyOn(format.schema, 'safeParse');
  const first = await readList(ADDRESS, format);
  expect(parse).toHaveBeenCalledTimes(5_000);
  const second = await readList(ADDRESS, format, first);
  expect(parse).toHaveBeenCalledTimes(5_001);
  expect(second.list.filter((entry, at) => entry !== first.list[at])).toEqual([{ id: 'changed' }]);
});

it('lets others have their turn while a long list arrives', async () => {
  const long = { id: 'x'.repeat(300_000) };
  stub(listOf(long, long, long));
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await readList(ADDRESS, format);
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(1);
});

it('takes out a bad entry, and says so', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  stub(listOf(one, { name: 'no id' }, two));
  expect((await readList(ADDRESS, format)).list).toEqual([one, two]);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ list: 'things', index: 1 }),
    expect.any(String),
  );
});

it.each([
  ['no list', { body: { data: {} } }, 'upstream_failed'],
  ['half a list', new Response('{"data":[{"id":"one"},{"id'), 'upstream_failed'],
  ['no JSON', new Response('{"data":[{id:1}]}'), 'upstream_failed'],
  ['a refusal', { status: 503, body: {} }, 'upstream_failed'],
  ['nothing', new TypeError('fetch failed'), 'unavailable'],
])('fails with a code for %s', async (_, answer, code) => {
  stub(answer);
  await expect(readList(ADDRESS, format)).rejects.toMatchObject({ code });
});

describe('a list that comes slowly', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Reads an answer of which a piece comes every seven seconds. */
  async function readSlowly(pieces: string[]) {
    let body: ReadableStreamDefaultController | undefined;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      init?.signal?.addEventListener('abort', () => body?.error(init.signal?.reason));
      const start = (controller: ReadableStreamDefaultController) => {
        body = controller;
      };
      return new Response(new ReadableStream({ start }));
    });
    const reading = readList(ADDRESS, format).catch((error: unknown) => error);
    for (const piece of pieces) {
      await jest.advanceTimersByTimeAsync(7_000);
      body?.enqueue(Buffer.from(piece));
    }
    await jest.advanceTimersByTimeAsync(1);
    if (pieces.at(-1) === ']') body?.close();
    else await jest.advanceTimersByTimeAsync(8_000);
    return reading;
  }

  it('is waited for as long as something comes', async () => {
    expect(await readSlowly(['[{"id":"one"}', ',{"id"', ':"two"}', ']'])).toMatchObject({ list: [one, two] });
  });

  it('is given up when nothing comes any more', async () => {
    expect(await readSlowly(['[{"id":"one"}', ',{"id"'])).toMatchObject({ code: 'timeout' });
  });
});

it('tells an answer that breaks off from one that is wrong', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('{"data":[{"id":"one"},'));
      controller.error(new TypeError('terminated'));
    },
  });
  stub(new Response(body));
  await expect(readList(ADDRESS, format)).rejects.toMatchObject({ code: 'unavailable' });
});
