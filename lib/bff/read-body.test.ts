import { z } from 'zod';
import { MAX_BODY_BYTES } from '@/lib/contract/limits';
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

/** An endless body without a Content-Length. */
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

it('accepts a body of exactly the maximum size', async () => {
  const { text } = await readBody(post(jsonOf(MAX_BODY_BYTES)), textSchema, 'en');
  expect(text).toHaveLength(MAX_BODY_BYTES - 11);
});

it('rejects a body that is one byte too large', async () => {
  await expect(readBody(post(jsonOf(MAX_BODY_BYTES + 1)), textSchema, 'en')).rejects.toMatchObject({
    code: 'too_large',
  });
});

it('stops reading an endless body', async () => {
  const { stream, read } = endless();
  await expect(readBody(post(stream), textSchema, 'en')).rejects.toMatchObject({ code: 'too_large' });
  expect(read()).toBeLessThan(MAX_BODY_BYTES / 1024 + 5);
});

it('does not read a body that announces too many bytes', async () => {
  const { stream, read } = endless();
  const request = post(stream, {
    'content-type': 'application/json',
    'content-length': String(MAX_BODY_BYTES + 1),
  });
  await expect(readBody(request, textSchema, 'en')).rejects.toMatchObject({ code: 'too_large' });
  expect(read()).toBeLessThanOrEqual(1);
});

it('does not trust a small content-length', async () => {
  const request = post(jsonOf(MAX_BODY_BYTES + 1), {
    'content-type': 'application/json',
    'content-length': '2',
  });
  await expect(readBody(request, textSchema, 'en')).rejects.toMatchObject({ code: 'too_large' });
});

it.each([['application/json; charset=utf-8'], ['Application/JSON']])('accepts %s', async (type) => {
  await expect(readBody(post('{"text":"a"}', { 'content-type': type }), textSchema, 'en')).resolves.toEqual({
    text: 'a',
  });
});

it.each([
  ['an empty body', ''],
  ['truncated JSON', '{"text":'],
  ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
])('rejects %s, which is not JSON', async (_case, body) => {
  await expect(readBody(post(body), textSchema, 'en')).rejects.toMatchObject({ code: 'bad_request' });
});

it.each([['null'], ['[]'], ['"text"'], ['12']])('rejects %s, which is not an object', async (body) => {
  await expect(readBody(post(body), textSchema, 'en')).rejects.toMatchObject({ code: 'rejected' });
});
