import { act, waitFor } from '@testing-library/react';
import { useSession } from '@/lib/account/use-session';
import { failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { isConfirmedCart } from './cart';
import { useCart } from './use-cart';
import { useChangeQuantity, useRemoveLine } from './use-edit-line';

/** A cart with lines `a`, `b` … of these quantities, at 10 rupiah per piece. */
function holding(...quantities: number[]) {
  const items = quantities.map((quantity, index) => ({
    id: 'abc'.charAt(index),
    itemName: 'X',
    quantity,
    sizeName: '32',
    price: 10,
  }));
  const totalPrice = 10 * quantities.reduce((sum, quantity) => sum + quantity, 0);
  return { body: { data: { items, totalPrice, checkoutKey: quantities.join() } } };
}

function usePage() {
  const { cart } = useCart();
  return { session: useSession(), cart, change: useChangeQuantity(), remove: useRemoveLine() };
}

async function openPage(carts: StubbedResponse[], more: Record<string, StubbedResponse | StubbedResponse[]>) {
  const network = stubNetwork({ 'GET /api/session': LOGGED_IN, 'GET /api/cart': carts, ...more });
  const { result } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.cart).toBeDefined());
  return { page: () => result.current, ...network };
}
const PATCH = 'PATCH /api/cart/items/a';
const REMOVE = 'DELETE /api/cart/remove/a';

it("shows the optimistic cart without a key, and then the server's cart", async () => {
  const { page } = await openPage([holding(1)], { [PATCH]: holding(5) });
  let changed: Promise<unknown> = Promise.resolve();
  act(() => {
    changed = page().change.trigger({ id: 'a', quantity: 2 });
  });
  expect(page().cart).toMatchObject({ items: [{ quantity: 2 }], totalPrice: 20 });
  expect(page().cart && isConfirmedCart(page().cart ?? { items: [], totalPrice: 0, checkoutKey: '' })).toBe(
    false,
  );
  await act(() => changed);
  expect(page().cart).toMatchObject({ items: [{ quantity: 5 }], checkoutKey: '5' });
});

it('rolls back and reads the cart again after a failure', async () => {
  const { page, calls } = await openPage([holding(1), holding(1), holding(3)], {
    [PATCH]: failureResponse(409, 'conflict'),
  });
  await act(() => page().change.trigger({ id: 'a', quantity: 2 }));
  expect(page().change.error?.code).toBe('conflict');
  await waitFor(() => expect(page().cart).toMatchObject({ items: [{ quantity: 3 }] }));
  expect(calls().filter((call) => call === 'GET /api/cart')).toHaveLength(3);
});

it('runs quick changes in order and ends with the last', async () => {
  const { page, sent } = await openPage([holding(1)], { [PATCH]: [holding(2), holding(3), holding(4)] });
  await act(() => Promise.all([2, 3, 4].map((quantity) => page().change.trigger({ id: 'a', quantity }))));
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { quantity: 2 },
    { quantity: 3 },
    { quantity: 4 },
  ]);
  expect(page().cart).toMatchObject({ items: [{ quantity: 4 }], checkoutKey: '4' });
});

it.each([
  ['that another tab has taken out', failureResponse(404, 'not_found')],
  ['whose response was lost', new TypeError('Failed to fetch')],
])('removes a line %s', async (_, response) => {
  const { page } = await openPage([holding(1), holding()], { [REMOVE]: response });
  await act(() => page().remove.trigger('a'));
  expect(page().remove.error).toBeUndefined();
  expect(page().cart?.items).toEqual([]);
});

it('remembers for the page that quantities cannot be changed', async () => {
  const { page } = await openPage([holding(1)], { [PATCH]: failureResponse(501, 'unsupported') });
  expect(page().change.unsupported).toBe(false);
  await act(() => page().change.trigger({ id: 'a', quantity: 2 }));
  expect(page().change.unsupported).toBe(true);
  act(() => page().change.reset());
  expect(page().change.unsupported).toBe(true);
});

it('notifies other tabs of successful writes only', async () => {
  const told = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  const { page } = await openPage([holding(1)], { [PATCH]: [failureResponse(409, 'conflict'), holding(2)] });
  await act(() => page().change.trigger({ id: 'a', quantity: 2 }));
  expect(told).not.toHaveBeenCalled();
  await act(() => page().change.trigger({ id: 'a', quantity: 2 }));
  expect(told).toHaveBeenCalledWith('cart');
});
