import { Failure } from '@/backend/http/failure';
import { createRateLimits } from '@/backend/http/limits';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import { type SignedClient, signClientHeader } from '@/lib/contract/signed-client';
import { limitLoginAttempts } from './register';

const SECRET = 'a-secret-that-both-of-them-know';
const AYU = 'ayu@example.com';
const HER_PHONE: SignedClient = { kind: 'device', key: 'the-phone-of-ayu' };

/** Returns a function that attempts a login and returns the HTTP status. */
function openApi(secret: string | undefined = SECRET) {
  const limits = createRateLimits();
  return async (email: string, isRight: boolean, { vouched = '', address = '192.0.2.1' } = {}) => {
    const attempt = async () => {
      if (!isRight) throw new Failure(401, requestTexts.unauthenticated);
      return 200;
    };
    try {
      return await limitLoginAttempts({ limits, address, vouched, secret }, email, attempt);
    } catch (error) {
      if (error instanceof Failure) return error.status;
      throw error;
    }
  };
}

async function guessOften(logIn: ReturnType<typeof openApi>, times = 30, options = {}) {
  const responses: number[] = [];
  for (let count = 0; count < times; count += 1) responses.push(await logIn(AYU, false, options));
  return new Set(responses);
}

it('allows thirty wrong passwords per account, in any spelling of the address and from any client', async () => {
  const logIn = openApi();
  expect(await guessOften(logIn, 29)).toEqual(new Set([401]));
  expect(await logIn(' AYU@Example.com', false, { address: '192.0.2.2' })).toBe(401);
  expect(await logIn(AYU, true, { address: '192.0.2.3' })).toBe(429);
  expect(await logIn('made@example.com', true)).toBe(200);
});

it('does not count correct passwords', async () => {
  const logIn = openApi();
  for (let count = 0; count < 40; count += 1) expect(await logIn(AYU, true)).toBe(200);
});

it('counts a device that the storefront vouches for separately, so that the owner can log in', async () => {
  const logIn = openApi();
  const vouched = await signClientHeader(HER_PHONE, AYU, SECRET);
  await guessOften(logIn);
  expect(await logIn(AYU, true)).toBe(429);
  expect(await logIn(AYU, true, { vouched })).toBe(200);
  expect(await guessOften(logIn, 30, { vouched })).toEqual(new Set([401]));
  expect(await logIn(AYU, true, { vouched })).toBe(429);
});

it.each([
  ['signed with another secret', signClientHeader(HER_PHONE, AYU, 'a-secret-that-somebody-made-up')],
  ['that was signed for another account', signClientHeader(HER_PHONE, 'made@example.com', SECRET)],
  ['without a signature', 'device the-phone-of-ayu'],
  ['of another kind', `account ayu ${'A'.repeat(43)}`],
  ['that is endless', `device ${'x'.repeat(5_000)}`],
])('ignores a header %s', async (_case, header) => {
  const logIn = openApi();
  const vouched = await header;
  await guessOften(logIn);
  expect(await logIn(AYU, true, { vouched })).toBe(429);
});

it('ignores the header without a shared secret', async () => {
  const logIn = openApi('');
  const vouched = await signClientHeader(HER_PHONE, AYU, SECRET);
  await guessOften(logIn);
  expect(await logIn(AYU, true, { vouched })).toBe(429);
});

it('allows 3,000 attempts per client, and counts the shoppers of one storefront separately', async () => {
  const logIn = openApi();
  for (let count = 0; count < 3_000; count += 1) await logIn(AYU, true);
  expect(await logIn('made@example.com', true)).toBe(429);
  expect(await logIn('made@example.com', true, { address: '192.0.2.2' })).toBe(200);
  const client = { kind: 'address', key: 'somebody-else' } as const;
  const vouched = await signClientHeader(client, 'made@example.com', SECRET);
  expect(await logIn('made@example.com', true, { vouched })).toBe(200);
});
