import { z } from 'zod';
import { BODY_MAX } from '@/lib/contract/limits';
import { readBody } from './route-call';

const textSchema = z.object({ text: z.string() });

function post(body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return new Request('https://shop.example/api', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}

/** A body that never says how long it is, and never ends. */
function endless() {
  let chunks = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  return { stream, read: () => chunks };
}

const jsonOf = (bytes: number) =>
  JSON.stringify({ text: 'x'.repeat(bytes - JSON.stringify({ text: '' }).length) });

it('takes a body of exactly the most there may be', async () => {
  const { text } = await readBody(post(jsonOf(BODY_MAX)), textSchema, 'en');
  expect(text).toHaveLength(BODY_MAX - 11);
});

it('refuses one byte more', async () => {
  await expect(readBody(post(jsonOf(BODY_MAX + 1)), textSchema, 'en')).rejects.toMatchObject({
    code: 'too_large',
  });
});

it('stops reading what does not end', async () => {
  const { stream, read } = endless();
  await expect(readBody(post(stream), textSchema, 'en')).rejects.toMatchObject({ code: 'too_large' });
  expect(read()).toBeLessThan(BODY_MAX / 1024 + 5);
});

it('reads nothing of what is announced to be more', async () => {
  const { stream, read } = endless();
  const request = post(stream, {
    'content-type': 'application/json',
    'content-length': String(BODY_MAX + 1),
  });
  await expect(readBody(request, textSchema, 'en')).rejects.toMatchObject({ code: 'too_large' });
  expect(read()).toBeLessThanOrEqual(1);
});

it('does not believe a small content-length', async () => {
  const request = post(jsonOf(BODY_MAX + 1), { 'content-type': 'application/json', 'content-length': '2' });
  await expect(readBody(request, textSchema, 'en')).rejects.toMatchObject({ code: 'too_large' });
});

it.each([['application/json; charset=utf-8'], ['Application/JSON']])('takes %s', async (type) => {
  await expect(readBody(post('{"text":"a"}', { 'content-type': type }), textSchema, 'en')).resolves.toEqual({
    text: 'a',
  });
});

it.each([
  ['an empty body', ''],
  ['half a value', '{"text":'],
  ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22])],
])('refuses %s as no JSON', async (_case, body) => {
  await expect(readBody(post(body), textSchema, 'en')).rejects.toMatchObject({ code: 'bad_request' });
});

it.each([['null'], ['[]'], ['"text"'], ['12']])('refuses %s as no object', async (body) => {
  await expect(readBody(post(body), textSchema, 'en')).rejects.toMatchObject({ code: 'rejected' });
});
