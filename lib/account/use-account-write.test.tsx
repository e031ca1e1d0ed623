import { act, waitFor } from '@testing-library/react';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { useRegister, useVerifyEmail } from './use-account';

const AYU = {
  firstName: 'Ayu',
  lastName: 'Lestari',
  email: 'a@b.id',
  phone: '+628123456789',
  password: 'secret word',
};
const MESSAGE = { data: null, message: 'Check your mail' };

it('registers, and returns the message', async () => {
  const { sent } = stubNetwork({ 'POST /api/users/register': { status: 201, body: MESSAGE } });
  const { result } = renderPageHook(useRegister);
  expect(await act(() => result.current.trigger(AYU))).toEqual(MESSAGE);
  expect(sent[0]?.body).toEqual(AYU);
});

it('confirms the address with the token of the link', async () => {
  const { sent } = stubNetwork({ 'POST /api/users/verify-email/a%2Fb': { body: MESSAGE } });
  const { result } = renderPageHook(useVerifyEmail);
  expect(await act(() => result.current.trigger({ token: 'a/b', password: 'secret word' }))).toEqual(MESSAGE);
  expect(sent[0]?.body).toEqual({ password: 'secret word' });
});

it('reports the error', async () => {
  stubNetwork({ 'POST /api/users/register': failureResponse(409, 'conflict') });
  const { result } = renderPageHook(useRegister);
  expect(await act(() => result.current.trigger(AYU))).toBeUndefined();
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ code: 'conflict', detail: 'words of conflict' }),
  );
});
