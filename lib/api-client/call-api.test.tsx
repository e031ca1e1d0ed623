import { stubNetwork } from '@/lib/testing/stub-network';
import { callApi } from './call-api';

beforeEach(() => {
  document.documentElement.lang = 'id';
});

it("sends JSON with the page's language and the given headers", async () => {
  const { sent } = stubNetwork({ 'POST /api/x': { body: { data: 1, message: 'Ya' } } });
  await expect(
    callApi('/api/x', { method: 'POST', body: { a: 1 }, headers: { 'idempotency-key': 'k' } }),
  ).resolves.toEqual({ data: 1, message: 'Ya' });
  expect(sent[0]?.body).toEqual({ a: 1 });
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'id',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  });
});

it('sends another language if given', async () => {
  const { sent } = stubNetwork({ 'GET /api/x': {} });
  await callApi('/api/x', { locale: 'en' });
  expect(sent[0]?.headers.get('accept-language')).toBe('en');
  expect(sent[0]?.headers.has('content-type')).toBe(false);
});

it.each([
  [
    'the failure as it is',
    {
      status: 422,
      body: { code: 'rejected', message: 'M', errors: [{ msg: 'A' }, { msg: 'B' }], id: 'f00d-7' },
    },
    { code: 'rejected', id: 'f00d-7', status: 422, detail: 'A, B', errors: [{ msg: 'A' }, { msg: 'B' }] },
  ],
  [
    'its message without errors',
    { status: 404, body: { code: 'size_unavailable', message: 'M', errors: [] } },
    { code: 'size_unavailable', detail: 'M' },
  ],
  [
    'a foreign failure',
    { status: 404, body: { error: 'no such page' } },
    { code: 'upstream_failed', status: 404 },
  ],
  [
    'a page in place of JSON',
    new Response('<html>', { status: 503 }),
    { code: 'upstream_failed', errors: [] },
  ],
  ['a success that is no JSON', new Response('<html>'), { code: 'upstream_failed' }],
  ['no response', new TypeError('Failed to fetch'), { code: 'unavailable', detail: undefined }],
])('throws %s', async (_case, response, error) => {
  stubNetwork({ 'GET /api/x': response });
  await expect(callApi('/api/x')).rejects.toMatchObject(error);
});
