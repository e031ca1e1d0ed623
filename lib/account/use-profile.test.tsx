import { waitFor } from '@testing-library/react';
import { failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { useProfile } from './use-account';
import { useSession } from './use-session';

const usePage = () => ({ session: useSession(), ...useProfile() });

it('requests the profile of a logged-in shopper once', async () => {
  const profile = { firstName: 'Ayu', lastName: '', email: 'a@b.id', phone: '' };
  const { calls } = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/users/profile': { body: { data: profile } },
  });
  const { result, rerender } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.profile).toEqual(profile));
  rerender();
  expect(calls()).toEqual(['GET /api/session', 'GET /api/users/profile']);
});

it('returns nothing without a session', async () => {
  const { calls } = stubNetwork({ 'GET /api/session': LOGGED_OUT });
  const { result } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.session.loggedIn).toBe(false));
  expect(calls()).toEqual(['GET /api/session']);
});

it('logs a failure to the console only', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/users/profile': failureResponse(502, 'upstream_failed'),
  });
  const { result } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(logged).toHaveBeenCalledTimes(1);
});
