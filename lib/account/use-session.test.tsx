import { act, waitFor } from '@testing-library/react';
import { failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { useSession } from './use-session';

it('is requested once, however many components use it', async () => {
  const { calls } = stubNetwork({ 'GET /api/session': LOGGED_IN });
  const { result, rerender } = renderPageHook(() => [useSession(), useSession(), useSession()]);
  expect(result.current[0]?.loggedIn).toBeUndefined();
  await waitFor(() => expect(result.current.map(({ loggedIn }) => loggedIn)).toEqual([true, true, true]));

  rerender();
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(calls()).toEqual(['GET /api/session']);
});

it.each([
  ['there is no session', LOGGED_OUT],
  ['the 24 hours have passed', { body: { data: { loggedIn: true, expiresAt: '2020-01-01T00:00:00.000Z' } } }],
  ['the request fails', failureResponse(503, 'unavailable')],
])('is logged out if %s', async (_case, response) => {
  stubNetwork({ 'GET /api/session': response });
  const { result } = renderPageHook(useSession);
  await waitFor(() => expect(result.current.loggedIn).toBe(false));
});

it('is requested again some time after a failure', async () => {
  jest.useFakeTimers();
  stubNetwork({ 'GET /api/session': [failureResponse(503, 'unavailable'), LOGGED_IN] });
  const { result } = renderPageHook(useSession);
  await waitFor(() => expect(result.current.loggedIn).toBe(false));
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(result.current.loggedIn).toBe(true));
  jest.useRealTimers();
});
