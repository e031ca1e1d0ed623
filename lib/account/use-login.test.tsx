import { act, waitFor } from '@testing-library/react';
import { failureResponse, LOGGED_IN, LOGGED_OUT, PROFILE } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { useProfile } from './use-account';
import { useLogin, useLogout } from './use-login';
import { useSession } from './use-session';

const PAIR = { email: 'ayu@example.com', password: 'secret word' };

function usePage() {
  return { session: useSession(), login: useLogin(), logout: useLogout() };
}

it('stores the response as the session, without another request', async () => {
  const { calls, sent } = stubNetwork({
    'GET /api/session': LOGGED_OUT,
    'POST /api/users/login': LOGGED_IN,
  });
  const { result } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.session.loggedIn).toBe(false));

  await act(() => result.current.login.trigger(PAIR));
  expect(result.current.session.loggedIn).toBe(true);
  expect(sent[1]?.body).toEqual(PAIR);
  expect(calls()).toEqual(['GET /api/session', 'POST /api/users/login']);
});

it('clears the cache for another shopper, and revalidates the cache for the same one', async () => {
  for (const [email, profile] of [
    ['Ayu@example.com', PROFILE.body.data],
    ['made@example.com', undefined],
  ] as const) {
    stubNetwork({
      'GET /api/session': LOGGED_IN,
      'GET /api/users/profile': [PROFILE, 'never'],
      'POST /api/users/login': LOGGED_IN,
    });
    const { result, unmount } = renderPageHook(() => ({ login: useLogin(), ...useProfile() }));
    await waitFor(() => expect(result.current.profile).toEqual(PROFILE.body.data));
    act(() => void result.current.login.trigger({ email, password: 'secret word' }));
    await waitFor(() => expect(result.current.profile).toEqual(profile));
    unmount();
  }
});

it('ends the session even if the product API fails', async () => {
  for (const response of [{ body: { data: null } }, failureResponse(502, 'upstream_failed')]) {
    stubNetwork({
      'GET /api/session': [LOGGED_IN, LOGGED_OUT],
      'DELETE /api/users/logout': response,
    });
    const { result, unmount } = renderPageHook(usePage);
    await waitFor(() => expect(result.current.session.loggedIn).toBe(true));
    await act(() => result.current.logout.trigger());
    await waitFor(() => expect(result.current.session.loggedIn).toBe(false));
    await waitFor(() =>
      expect(result.current.logout.error?.code).toBe('status' in response ? 'upstream_failed' : undefined),
    );
    unmount();
  }
});

it("stays logged in if the shop's server cannot be reached", async () => {
  const none = new TypeError('Failed to fetch');
  stubNetwork({ 'GET /api/session': [LOGGED_IN, none], 'DELETE /api/users/logout': none });
  const { result } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.session.loggedIn).toBe(true));
  await act(() => result.current.logout.trigger());
  await waitFor(() => expect(result.current.logout.error?.code).toBe('unavailable'));
  expect(result.current.session.loggedIn).toBe(true);
});
