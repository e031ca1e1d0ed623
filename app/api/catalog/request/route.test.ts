import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { callRoute } from '@/lib/testing/call-route';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const FIRST = 'POST /api/catalog/request';
const SECOND = 'POST /catalog/request';
const MADE = {
  fullName: ' Made Wirawan ',
  email: 'made@example.com',
  phone: '',
  catalog: '2025',
  elapsedMs: 5000,
};
const GIVEN = { status: 201, body: { message: 'On its way' } };

const ask = (body: object = MADE) => callRoute(POST, { method: 'POST', body });

afterEach(() => RATE_LIMITS.catalogRequest.delete('unknown'));

it('forwards the request with the file URL', async () => {
  const { sent } = stubNetwork({ [FIRST]: GIVEN });
  expect(await ask()).toMatchObject({ status: 201, body: { data: null } });
  expect(sent.map(({ body }) => body)).toEqual([
    {
      fullName: 'Made Wirawan',
      email: 'made@example.com',
      phone: '',
      catalog: '2025',
      fileUrl: 'https://shop.example/catalogue-2025.pdf',
    },
  ]);
});

it('ignores a file URL of the browser', async () => {
  const { sent } = stubNetwork({ [FIRST]: GIVEN });
  await ask({ ...MADE, fileUrl: 'https://evil.example/x.pdf' });
  expect(sent[0]?.body).toMatchObject({ fileUrl: 'https://shop.example/catalogue-2025.pdf' });
});

it.each([
  [404, { status: 404 }],
  [405, { status: 405 }],
  [500, { status: 500 }],
  [501, { status: 501 }],
  ['no answer', new TypeError('fetch failed')],
])('tries the second endpoint after %s from the first', async (_case, response: StubbedResponse) => {
  const { calls } = stubNetwork({ [FIRST]: response, [SECOND]: GIVEN });
  expect(await ask()).toMatchObject({ status: 201 });
  expect(calls()).toEqual([FIRST, SECOND]);
});

it.each([400, 409, 422, 429])(
  'does not try the second endpoint when the first rejects the input with %i',
  async (status) => {
    const errors = [{ msg: 'No such number', path: 'phone' }];
    const { calls } = stubNetwork({ [FIRST]: { status, body: { errors } } });
    expect(await ask()).toMatchObject({ status, body: { errors } });
    expect(calls()).toEqual([FIRST]);
  },
);

it.each([
  ['neither exists', { status: 404 }, 501, 'unsupported'],
  ['both are broken', { status: 500 }, 502, 'upstream_failed'],
  ['neither answers', new TypeError('fetch failed'), 503, 'unavailable'],
])('fails when %s', async (_case, response, status, code) => {
  const { calls } = stubNetwork({ [FIRST]: response, [SECOND]: response });
  expect(await ask()).toMatchObject({ status, body: { code } });
  expect(calls()).toEqual([FIRST, SECOND]);
});

it('limits both attempts to ten seconds together', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const slow = Object.assign(new Error('slow'), { name: 'TimeoutError' });
  stubNetwork({ [FIRST]: slow, [SECOND]: slow });
  expect(await ask()).toMatchObject({ status: 504, body: { code: 'timeout' } });
  const given = timeout.mock.calls.map(([milliseconds]) => milliseconds);
  expect(given).toHaveLength(2);
  expect(given.reduce((sum, milliseconds) => sum + milliseconds)).toBeLessThan(10_000);
});

it('returns an error for every invalid field without a request', async () => {
  const { calls } = stubNetwork({});
  const { body } = await ask({ fullName: ' ', email: 'made@', phone: '1'.repeat(33), catalog: '1999' });
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
    'fullName',
    'email',
    'phone',
    'catalog',
  ]);
  expect(calls()).toEqual([]);
});

it('pretends success to a bot, and rejects forms filled in too fast', async () => {
  const { calls } = stubNetwork({});
  expect(await ask({ ...MADE, website: 'x' })).toMatchObject({ status: 201 });
  expect(await ask({ ...MADE, elapsedMs: 799 })).toMatchObject({ status: 422, body: { code: 'too_quick' } });
  expect(calls()).toEqual([]);
});

it('rejects the 31st attempt in ten minutes, without affecting other forms', async () => {
  stubNetwork({ [FIRST]: GIVEN });
  await RATE_LIMITS.catalogRequest.set('unknown', 30, 90);
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  await expect(RATE_LIMITS.newsletter.get('unknown')).resolves.toBeNull();
});

it('rejects a form-encoded body', async () => {
  const { status, body } = await callRoute(POST, {
    method: 'POST',
    raw: new URLSearchParams({ fullName: 'Made', email: 'made@example.com' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
});
