import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { callRoute } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const AYU = {
  firstName: 'Ayu',
  lastName: 'Lestari',
  email: 'ayu@example.com',
  phone: '+62 812 3456 7890',
  password: 'long enough',
};

afterEach(() => RATE_LIMITS.register.delete('unknown'));

it('registers in the language of the page', async () => {
  const { sent } = stubNetwork({
    'POST /api/users/register': { status: 201, body: { message: 'Cek email Anda' } },
  });
  const response = await callRoute(POST, { method: 'POST', body: AYU, headers: { 'accept-language': 'id' } });
  expect(response).toMatchObject({ status: 201, body: { data: null, message: 'Cek email Anda' } });
  expect(sent[0]?.body).toEqual(AYU);
  expect(sent[0]?.headers.get('accept-language')).toBe('id');
});

it('passes on a taken email address as an error of that field', async () => {
  const errors = [{ msg: 'Email is already registered' }];
  stubNetwork({ 'POST /api/users/register': { status: 409, body: { status: 'error', errors } } });
  expect(await callRoute(POST, { method: 'POST', body: AYU })).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      message: 'Email is already registered',
      errors: [{ msg: 'Email is already registered', path: 'email' }],
    },
  });
});

it('leaves the fields to the product API, which finds the errors of all of them at once', async () => {
  const errors = [
    { msg: 'First name is required', path: 'firstName' },
    { msg: 'Enter a valid phone number', path: 'phone' },
  ];
  stubNetwork({ 'POST /api/users/register': { status: 422, body: { status: 'error', errors } } });
  const typed = { ...AYU, firstName: ' ', phone: '12' };
  expect(await callRoute(POST, { method: 'POST', body: typed })).toMatchObject({
    status: 422,
    body: { code: 'rejected', errors },
  });
});

it('lets one client register an address five times, and does not count errors', async () => {
  const post = (email: string) => callRoute(POST, { method: 'POST', body: { ...AYU, email } });
  const rejected = { status: 422, body: { status: 'error', errors: [] } };
  const { calls } = stubNetwork({ 'POST /api/users/register': [rejected, { status: 201, body: {} }] });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await post('flood@example.com')).status);
  expect(statuses).toEqual([422, 201, 201, 201, 201, 201, 429]);
  expect(calls()).toHaveLength(6);
  expect((await post('FLOOD@example.com')).status).toBe(429);
  expect((await post('other@example.com')).status).toBe(201);
});

it('rejects a body without the fields itself', async () => {
  const { calls } = stubNetwork({});
  const { body } = await callRoute(POST, { method: 'POST', body: { firstName: 'Ayu', lastName: '' } });
  expect(body.errors).toEqual([
    { path: 'email', msg: 'Email is required' },
    { path: 'phone', msg: 'Phone is required' },
    { path: 'password', msg: 'Password is required' },
  ]);
  expect(calls()).toEqual([]);
});
