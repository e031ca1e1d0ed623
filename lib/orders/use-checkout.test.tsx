import { act, waitFor } from '@testing-library/react';
import { useSession } from '@/lib/account/use-session';
import { useCart } from '@/lib/cart/use-cart';
import { createCartResponse, failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { useCheckout } from './use-checkout';

const ADDRESS = {
  receiptName: 'Ayu',
  address: 'Jl. Pantai 1',
  city: 'Kuta',
  province: 'Bali',
  postalCode: '80361',
};
const PAID = { body: { data: { id: '9', snapToken: 'snap', cartCleared: true } } };

function usePage() {
  return { session: useSession(), cart: useCart(), checkout: useCheckout() };
}

async function openDialog(checkout: StubbedResponse | StubbedResponse[], ...carts: StubbedResponse[]) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': carts,
    'POST /api/checkout': checkout,
  });
  const { result } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.cart.cart).toBeDefined());
  const keys = () =>
    network.sent
      .filter(({ path }) => path === '/api/checkout')
      .map(({ headers }) => headers.get('idempotency-key'));
  return { result, keys, pay: async () => await act(() => result.current.checkout.trigger(ADDRESS)) };
}

it('pays for the displayed cart and then shows the remaining one', async () => {
  const { result, keys, pay } = await openDialog(
    PAID,
    createCartResponse('full', 'a'),
    createCartResponse('empty'),
  );
  await expect(pay()).resolves.toEqual({ id: '9', snapToken: 'snap', cartCleared: true });
  expect(keys()).toEqual(['full']);
  await waitFor(() => expect(result.current.cart.count).toBe(0));
});

it('retries a lost request with the same key, although the cart is empty', async () => {
  const lost = new TypeError('Failed to fetch');
  const { result, keys, pay } = await openDialog(
    [lost, PAID],
    createCartResponse('full', 'a'),
    createCartResponse('empty'),
  );
  await expect(pay()).resolves.toBeUndefined();
  await waitFor(() => expect(result.current.checkout.error?.code).toBe('unavailable'));
  await act(() => result.current.cart.refresh());
  await pay();
  expect(keys()).toEqual(['full', 'full']);
});

it('shows the new cart after a conflict and pays for it on the next try', async () => {
  const { result, keys, pay } = await openDialog(
    [failureResponse(409, 'cart_changed'), PAID],
    createCartResponse('old', 'a'),
    createCartResponse('new', 'a', 'b'),
  );
  await pay();
  await waitFor(() => expect(result.current.cart.count).toBe(2));
  await pay();
  expect(keys()).toEqual(['old', 'new']);
});
