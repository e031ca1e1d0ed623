import { act, waitFor } from '@testing-library/react';
import { useCart } from '@/lib/cart/use-cart';
import { createCartResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { useSession, useSyncWithOtherTabs } from './use-session';

const OTHER_SESSION = { body: { data: { loggedIn: true, expiresAt: '2999-01-02T00:00:00.000Z' } } };

/** Renders a cart with one line, and records each number of lines that was shown afterwards. */
async function openPage(session: StubbedResponse, cart: StubbedResponse) {
  const network = stubNetwork({
    'GET /api/session': [LOGGED_IN, session],
    'GET /api/cart': [createCartResponse('a', '1'), cart],
  });
  const shown: number[] = [];
  const { result } = renderPageHook(() => {
    useSyncWithOtherTabs();
    const { count } = useCart();
    shown.push(count);
    return { count, loggedIn: useSession().loggedIn };
  });
  await waitFor(() => expect(result.current.count).toBe(1));
  shown.length = 0;
  return { ...network, result, shown };
}

const show = (persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  });

describe('a page that is restored from the back-forward cache', () => {
  it('revalidates the cart of the same session, and shows the stale one meanwhile', async () => {
    const { result, shown } = await openPage(LOGGED_IN, createCartResponse('b', '1', '2'));
    await show(true);
    await waitFor(() => expect(result.current.count).toBe(2));
    expect(shown).not.toContain(0);
  });

  it('does not show data of another session', async () => {
    const { result, shown } = await openPage(OTHER_SESSION, createCartResponse('b', '1', '2'));
    await show(true);
    await waitFor(() => expect(result.current.count).toBe(2));
    expect(shown).toContain(0);
  });

  it('removes the data of a shopper who has logged out meanwhile', async () => {
    const { result, calls } = await openPage(LOGGED_OUT, 'never');
    await show(true);
    await waitFor(() => expect(result.current).toEqual({ count: 0, loggedIn: false }));
    expect(calls()).toEqual(['GET /api/session', 'GET /api/cart', 'GET /api/session']);
  });
});

it('requests nothing when it is shown for the first time', async () => {
  const { calls } = await openPage(LOGGED_OUT, 'never');
  await show(false);
  expect(calls()).toEqual(['GET /api/session', 'GET /api/cart']);
});
