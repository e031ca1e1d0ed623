import { testAddress } from '@/backend/test/logged-in-customer';
import { testItems } from '@/backend/test/test-catalogue';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import type { OrderRow } from './database-state';
import type { ExpectedLine } from './judge-step';
import type { Customer } from './seed-shop';
import type { TestAction, TestWorld } from './test-world';

const ITEMS = Object.values(testItems);
const DONE = [200];
const UNKNOWN = 'no-such-line';

/**
 * Returns the element at an index, which wraps around at the end of the list. Returns undefined for an empty
 * list.
 */
export const getElementModulo = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % list.length];

/** Returns an item of the small catalogue, which has one product in three sizes. */
export function getStockItem(index: number) {
  const item = getElementModulo(ITEMS, index);
  if (!item) throw new Error('The catalogue is empty');
  return item;
}

export const getCartLines = ({ books }: TestWorld, { id }: Customer) =>
  books.lines.filter(({ customerId }) => customerId === id);

const without = ({ books }: TestWorld, id: string): ExpectedLine[] =>
  books.lines.filter((line) => line.id !== id);

type Addition = { item: number; quantity: number; again: boolean };

/**
 * Adds pieces to the cart. With `again` the same call is sent twice, as if the first response had been lost.
 */
export function addToCart(
  world: TestWorld,
  customer: Customer,
  { item, quantity, again }: Addition,
): TestAction {
  const { id: itemId, name: itemName, sizeId } = getStockItem(item);
  const stock = world.books.items.find(({ id }) => id === itemId)?.stock;
  const line = getCartLines(world, customer).find((known) => known.itemId === itemId);
  const wanted = (line?.quantity ?? 0) + quantity;
  const fits = stock !== undefined && wanted <= stock && wanted <= MAX_QUANTITY;
  const added = fits ? 201 : 409;
  const grown = { id: line?.id, customerId: customer.id, itemId, quantity: wanted };
  const call = () =>
    world.call('POST', '/api/cart/add', {
      token: customer.token,
      body: { itemName, itemId, sizeId, quantity, itemPrice: 1 },
      headers: { 'idempotency-key': `addition-${world.calls}` },
    });
  return {
    statuses: [stock === undefined ? 404 : added],
    cause: fits ? { lines: [...world.books.lines.filter(({ id }) => id !== line?.id), grown] } : {},
    run: async () => {
      world.calls += 1;
      const first = await call();
      return again && first.status === 201 ? call() : first;
    },
  };
}

/** Returns the pieces that unpaid orders reserve for a cart line. */
const reservedFor = ({ books }: TestWorld, lineId: string | undefined) =>
  books.orders
    .filter(({ status }) => status === 'pending')
    .flatMap(({ lines }) => lines)
    .filter(({ cartLineId }) => cartLineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Sets the quantity of a cart line, which may belong to another customer. */
export function changeQuantity(
  world: TestWorld,
  customer: Customer,
  index: number,
  quantity: number,
): TestAction {
  const line = getElementModulo(world.books.lines, index);
  const stock = world.books.items.find(({ id }) => id === line?.itemId)?.stock ?? 0;
  const isOwn = line?.customerId === customer.id;
  const fits = quantity <= stock + reservedFor(world, line?.id);
  const changed = fits ? 200 : 409;
  return {
    statuses: [isOwn ? changed : 404],
    cause:
      line && isOwn && fits
        ? { lines: world.books.lines.map((known) => (known.id === line.id ? { ...line, quantity } : known)) }
        : {},
    run: () =>
      world.call('PATCH', `/api/cart/items/${line?.id ?? UNKNOWN}`, {
        token: customer.token,
        body: { quantity },
      }),
  };
}

/** Removes a cart line, which may belong to another customer. */
export function removeLine(world: TestWorld, customer: Customer, index: number): TestAction {
  const line = getElementModulo(world.books.lines, index);
  const isOwn = line?.customerId === customer.id;
  return {
    statuses: [isOwn ? 200 : 404],
    cause: line && isOwn ? { lines: without(world, line.id) } : {},
    run: () => world.call('DELETE', `/api/cart/remove/${line?.id ?? UNKNOWN}`, { token: customer.token }),
  };
}

/**
 * Removes the pieces of an order from the cart, as the storefront does after a checkout. Pieces that were
 * added since the checkout stay in a new line.
 */
export function removeOrderedLines(
  world: TestWorld,
  customer: Customer,
  { id, status, lines }: OrderRow,
): TestAction {
  const ordered = new Map(lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  const rest = world.books.lines.flatMap((line): ExpectedLine[] => {
    const bought = ordered.get(line.id);
    if (bought === undefined) return [line];
    return line.quantity > bought ? [{ ...line, id: undefined, quantity: line.quantity - bought }] : [];
  });
  return {
    statuses: DONE,
    cause: status === 'pending' ? { lines: rest } : {},
    run: () =>
      world.call('DELETE', '/api/cart/clear', { token: customer.token, headers: { 'transaction-id': id } }),
  };
}

/** Empties the whole cart after a checkout, as the storefront of the previous release does. */
export function clearCart(world: TestWorld, customer: Customer): TestAction {
  return {
    statuses: DONE,
    cause: { lines: world.books.lines.filter(({ customerId }) => customerId !== customer.id) },
    run: () => world.call('DELETE', '/api/cart/clear', { token: customer.token }),
  };
}

/** Stores the shipping address. */
export function saveAddress(world: TestWorld, customer: Customer): TestAction {
  return {
    statuses: DONE,
    cause: {},
    run: () => world.call('POST', '/api/users/address', { token: customer.token, body: testAddress }),
  };
}
