import { LIMITS } from '@/lib/rate-limit/limits';
import { askRoute } from '@/lib/testing/ask-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const AYU = {
  firstName: 'Ayu',
  lastName: 'Lestari',
  email: 'ayu@example.com',
  phone: '+62 812 3456 7890',
  password: 'long enough',
};

afterEach(() => LIMITS.register.delete('unknown'));

it('registers in the language of the page', async () => {
  const { sent } = stubNetwork({
    'POST /api/users/register': { status: 201, body: { message: 'Cek email Anda' } },
  });
  const answer = await askRoute(POST, { method: 'POST', body: AYU, headers: { 'accept-language': 'id' } });
  expect(answer).toMatchObject({ status: 201, body: { data: null, message: 'Cek email Anda' } });
  expect(sent[0]?.body).toEqual(AYU);
  expect(sent[0]?.headers.get('accept-language')).toBe('id');
});

it('passes on a taken email address as an error of that field', async () => {
  const errors = [{ msg: 'Email is already registered' }];
  stubNetwork({ 'POST /api/users/register': { status: 409, body: { status: 'error', errors } } });
  expect(await askRoute(POST, { method: 'POST', body: AYU })).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      message: 'Email is already registered',
      errors: [{ msg: 'Email is already registered', path: 'email' }],
    },
  });
});

it('rejects invalid input without a request', async () => {
  const { calls } = stubNetwork({});
  const { body } = await askRoute(POST, {
    method: 'POST',
    body: { ...AYU, email: 'ayu@', password: 'short' },
  });
  expect(body.errors).toEqual([
    { path: 'email', msg: 'Enter a valid email address' },
    { path: 'password', msg: 'Use at least 8 characters' },
  ]);
  expect(calls()).toEqual([]);
});
