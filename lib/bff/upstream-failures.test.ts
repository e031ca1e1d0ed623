import { getProfile, saveAddress } from '@/lib/api/product-api/accounts';
import { BEARER_TOKEN, callRoute, createTestSession } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { handleRoute } from './handle-route';

const profile = handleRoute({
  async GET(call) {
    const { token } = call.requireSession();
    return { data: await getProfile(token, call.locale) };
  },
});

const HOME = {
  receiptName: 'Ketut',
  address: 'Jalan 1',
  city: 'Badung',
  province: 'Bali',
  postalCode: '80361',
};
const address = handleRoute({
  async POST(call) {
    const { token } = call.requireSession();
    await saveAddress(token, HOME, call.locale);
    return { data: null };
  },
});

const timeout = Object.assign(new Error('too slow'), { name: 'TimeoutError' });

it.each([
  [400, 400, 'bad_request'],
  [403, 403, 'forbidden'],
  [404, 404, 'not_found'],
  [409, 409, 'conflict'],
  [418, 418, 'rejected'],
  [422, 422, 'rejected'],
  [501, 501, 'unsupported'],
  [500, 502, 'upstream_failed'],
  [503, 502, 'upstream_failed'],
])('maps status %i to %i %s', async (given, status, code) => {
  stubNetwork({ 'GET /api/users/profile': { status: given, body: { message: 'Words', errors: [] } } });
  const { status: returned, body } = await callRoute(profile.GET, { session: createTestSession() });
  expect([returned, body.code]).toEqual([status, code]);
});

it.each([
  ['no response', new TypeError('fetch failed'), 503, 'unavailable'],
  ['a timeout', timeout, 504, 'timeout'],
  ['HTML', new Response('<html>', { status: 200 }), 502, 'upstream_failed'],
  ['invalid data', { body: { data: [1] } }, 502, 'upstream_failed'],
])('maps %s to an error with a message of the shop', async (_case, response, status, code) => {
  stubNetwork({ 'GET /api/users/profile': response });
  const failure = await callRoute(profile.GET, { session: createTestSession() });
  expect(failure).toMatchObject({ status, body: { status: 'error', code, errors: [] } });
  expect(failure.text).not.toMatch(/127\.0\.0\.1|fetch|html|stack/);
});

const cut = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));

it.each([
  ['the HTML of a proxy', () => new Response('<html>', { status: 200 }), 502, 'upstream_failed'],
  ['a truncated response', cut, 503, 'unavailable'],
])('does not treat %s as a successful write', async (_case, response, status, code) => {
  stubNetwork({ 'POST /api/users/address': response() });
  expect(await callRoute(address.POST, { method: 'POST', session: createTestSession() })).toMatchObject({
    status,
    body: { code },
  });
});

it.each([[new Response(null, { status: 204 })], [new Response('', { status: 200 })], [{ body: {} }]])(
  'treats an empty success response as a successful write',
  async (response) => {
    stubNetwork({ 'POST /api/users/address': response });
    expect((await callRoute(address.POST, { method: 'POST', session: createTestSession() })).status).toBe(
      200,
    );
  },
);

it.each([400, 401, 409, 422, 429])('has no message for a %i without a message', async (status) => {
  for (const body of [{}, { message: '', errors: [] }, null, '<html>']) {
    stubNetwork({ 'GET /api/users/profile': { status, body } });
    const response = await callRoute(profile.GET, { session: createTestSession() });
    expect(response).toMatchObject({ status, body: { status: 'error', message: '', errors: [] } });
  }
});

it('returns the message and the retry delay of the product API', async () => {
  stubNetwork({
    'GET /api/users/profile': {
      status: 429,
      headers: { 'retry-after': '17' },
      body: { message: 'Slow down', errors: [{ msg: 'Too many', path: 'email' }] },
    },
  });
  const response = await callRoute(profile.GET, { session: createTestSession() });
  expect(response.headers.get('retry-after')).toBe('17');
  expect(response.body).toEqual({
    status: 'error',
    code: 'rate_limited',
    message: 'Too many',
    errors: [{ msg: 'Too many', path: 'email' }],
  });
});

it('sends the token and the language to the product API, but no token to the browser', async () => {
  const { sent } = stubNetwork({ 'GET /api/users/profile': { body: { data: { email: 'a@b.id' } } } });
  const response = await callRoute(profile.GET, {
    session: createTestSession(),
    headers: { 'accept-language': 'id' },
  });
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${BEARER_TOKEN}`);
  expect(sent[0]?.headers.get('accept-language')).toBe('id');
  expect(response.body).toEqual({ data: { firstName: '', lastName: '', email: 'a@b.id', phone: '' } });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('vary')).toBe('Cookie, Accept-Language');
  expect(response.cookie).toBeNull();
});

it('ends the session if the product API rejects the token', async () => {
  stubNetwork({ 'GET /api/users/profile': { status: 401, body: { message: 'Expired' } } });
  const response = await callRoute(profile.GET, { session: createTestSession() });
  expect(response).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(response.cookie).toMatch(/^__Host-segara_session=; .*Max-Age=0/);
});
