import { act, waitFor } from '@testing-library/react';
import { useSession } from '@/lib/account/use-session';
import { createCartResponse, failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { useCart } from './use-cart';
import { useAddToCart } from './use-cart-write';
import { useChangeQuantity, useRemoveLine } from './use-edit-line';

function usePage() {
  return {
    session: useSession(),
    badge: useCart(),
    panel: useCart(),
    add: useAddToCart(),
    remove: useRemoveLine(),
    change: useChangeQuantity(),
  };
}

async function openPage(responses: Record<string, StubbedResponse | StubbedResponse[]>) {
  const network = stubNetwork({ 'GET /api/session': LOGGED_IN, ...responses });
  const { result } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.session.loggedIn).toBeDefined());
  await waitFor(() => expect(result.current.badge.isLoading).toBe(false));
  return { result, ...network };
}

it('is not requested without a session', async () => {
  const { result, calls } = await openPage({ 'GET /api/session': LOGGED_OUT });
  expect(result.current.badge).toMatchObject({ count: 0, cart: undefined });
  expect(calls()).toEqual(['GET /api/session']);
});

it('counts lines and is fetched once for badge and panel', async () => {
  const { result, calls } = await openPage({ 'GET /api/cart': createCartResponse('k', 'a', 'b') });
  expect(result.current.badge.count).toBe(2);
  expect(result.current.panel.cart?.totalPrice).toBe(10);
  expect(calls()).toEqual(['GET /api/session', 'GET /api/cart']);
});

type Page = ReturnType<typeof usePage>;
const ADDITION = { itemId: '7', sizeId: '2', quantity: 1 };

it.each([
  ['POST /api/cart/add', (page: Page) => page.add.trigger(ADDITION), ADDITION],
  ['DELETE /api/cart/remove/a%2F1', (page: Page) => page.remove.trigger('a/1'), undefined],
  [
    'PATCH /api/cart/items/a%2F1',
    (page: Page) => page.change.trigger({ id: 'a/1', quantity: 3 }),
    { quantity: 3 },
  ],
])('uses the response to %s as the cart, without another request', async (call, write, body) => {
  const { result, calls, sent } = await openPage({
    'GET /api/cart': createCartResponse('k', 'a'),
    [call]: createCartResponse('l', 'b', 'c'),
  });
  await act(() => write(result.current));
  expect(result.current.badge).toMatchObject({ count: 2, cart: { checkoutKey: 'l' } });
  expect(sent.at(-1)?.body).toEqual(body);
  expect(calls()).toEqual(['GET /api/session', 'GET /api/cart', call]);
});

it('fetches the cart if the response lacks it', async () => {
  const { result } = await openPage({
    'GET /api/cart': [createCartResponse('k'), createCartResponse('l', 'a')],
    'DELETE /api/cart/remove/1': { body: { data: null } },
  });
  await act(() => result.current.remove.trigger('1'));
  expect(result.current.badge.count).toBe(1);
});

it('still loads the cart if a write fails before the first read', async () => {
  stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': createCartResponse('k', 'a'),
    'DELETE /api/cart/remove/a': failureResponse(404, 'not_found'),
  });
  const { result } = renderPageHook(usePage);
  await act(() => result.current.remove.trigger('a'));
  await waitFor(() => expect(result.current.badge.count).toBe(1));
});
