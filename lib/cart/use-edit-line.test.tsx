import { act, waitFor } from '@testing-library/react';
import { useSession } from '@/lib/account/use-session';
import type { CartLine } from '@/lib/contract/cart';
import { createCartLine } from '@/lib/testing/a-cart-line';
import { failureResponse, LOGGED_IN } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { sumCartLines } from './cart';
import { useCart } from './use-cart';
import { useChangeQuantity, useChangeSize, useRemoveLine } from './use-edit-line';

const M = createCartLine('1', 'm', 'M', 2);
const S = createCartLine('2', 's', 'S', 1);
const itemOf = (id: string, value: string, price = 10) => ({ id, name: 'Tee', price, size: { value } });

const responseOf = (...items: CartLine[]) => ({
  body: { data: { items, totalPrice: sumCartLines(items), checkoutKey: 'confirmed' } },
});

function usePage() {
  const { cart } = useCart();
  const lines = cart?.items ?? [];
  return {
    session: useSession(),
    cart,
    quantity: useChangeQuantity(),
    size: useChangeSize(lines),
    removal: useRemoveLine(),
  };
}
type Page = ReturnType<typeof usePage>;

async function openPage(
  more: Record<string, StubbedResponse | StubbedResponse[]>,
  then: StubbedResponse[] = [],
) {
  const network = stubNetwork({
    'GET /api/session': LOGGED_IN,
    'GET /api/cart': [responseOf(M, S), ...then],
    ...more,
  });
  const { result } = renderPageHook(usePage);
  await waitFor(() => expect(result.current.cart).toBeDefined());
  return { page: () => result.current, ...network };
}

/** Returns the visible cart: quantity and size of each line, and the total. */
const shown = ({ cart }: Page) => [
  ...(cart?.items ?? []).map(({ quantity, sizeName }) => `${quantity} ${sizeName}`),
  cart?.totalPrice,
];

const EDITS = [
  {
    what: 'another quantity',
    call: 'PATCH /api/cart/items/1',
    edit: ({ quantity }: Page) => quantity.trigger({ id: '1', quantity: 4 }),
    atOnce: ['4 M', '1 S', 50],
    done: [{ ...M, quantity: 4 }, S],
    errorOf: ({ quantity }: Page) => quantity.error,
  },
  {
    what: 'a line taken out',
    call: 'DELETE /api/cart/remove/1',
    edit: ({ removal }: Page) => removal.trigger('1'),
    atOnce: ['1 S', 10],
    done: [S],
    errorOf: ({ removal }: Page) => removal.error,
  },
  {
    what: 'another size, in its place and at its price',
    call: 'PATCH /api/cart/items/1',
    edit: ({ size }: Page) => size.change(M, itemOf('l', 'L', 15)),
    atOnce: ['2 L', '1 S', 40],
    done: [createCartLine('3', 'l', 'L', 2), S],
    errorOf: ({ size }: Page) => size.error,
  },
  {
    what: 'a size that another line has already',
    call: 'PATCH /api/cart/items/1',
    edit: ({ size }: Page) => size.change(M, itemOf('s', 'S')),
    atOnce: ['3 S', 30],
    done: [{ ...S, quantity: 3 }],
    errorOf: ({ size }: Page) => size.error,
  },
];

describe.each(EDITS)('$what', ({ call, edit, atOnce, done, errorOf }) => {
  it("is shown at once, and then replaced by the server's cart", async () => {
    const { page } = await openPage({ [call]: responseOf(createCartLine('3', 'xl', 'XL', 9)) });
    let edited: Promise<unknown> = Promise.resolve();
    act(() => {
      edited = edit(page());
    });
    expect(shown(page())).toEqual(atOnce);
    await act(() => edited);
    expect(shown(page())).toEqual(['9 XL', 90]);
  });

  it('is rolled back after a failure, before the cart is read again', async () => {
    const { page } = await openPage({ [call]: failureResponse(502, 'upstream_failed') }, [
      failureResponse(502, 'upstream_failed'),
      'never',
    ]);
    await act(() => edit(page()));
    expect(errorOf(page())?.code).toBe('upstream_failed');
    expect(shown(page())).toEqual(['2 M', '1 S', 30]);
  });

  it('is kept if only the response was lost', async () => {
    const { page } = await openPage({ [call]: new TypeError('Failed to fetch') }, [responseOf(...done)]);
    await act(() => edit(page()));
    expect(errorOf(page())).toBeUndefined();
    expect(page().cart?.items).toEqual(done);
  });
});
