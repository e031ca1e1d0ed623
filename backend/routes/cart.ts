import { z } from 'zod';
import { describeCustomerRoutes } from '@/backend/accounts/credentials';
import { addToCart, changeQuantity, clearCart, removeLine } from '@/backend/cart/change-cart';
import { cartAnswerSchema, readCart } from '@/backend/cart/read-cart';
import { answers, idempotencySchema, jsonBody, parameter, refusals, says } from '@/backend/http/answers';
import { type CustomerEnv, createRouter } from '@/backend/http/router';
import cartTexts from '@/backend/messages/cart.json' with { type: 'json' };
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import { say } from '@/backend/messages/text';
import { clearOrdered } from '@/backend/orders/stock';
import { itemAdditionSchema, quantityChangeSchema } from '@/lib/contract/cart';
import { CLEARED_ORDER_HEADER } from '@/lib/contract/order';

const route = describeCustomerRoutes('Cart');
const cartLineParams = z.object({
  cartItemId: parameter('The `id` of a line of the cart', '0b8f7c1e-6f0a-4c47-9f53-1d1f2a3c4b5d'),
});
const sample = { item: 'Uluwatu Elite Pro', size: '32', left: 2, inCart: 1 };

const read = route('get', '/api/cart', 'getCart', {
  summary: 'The caller’s cart',
  description: 'At the prices and with the stock of this moment, the oldest line first.',
  responses: { 200: answers('The cart', cartAnswerSchema), ...refusals(401) },
});

const add = route('post', '/api/cart/add', 'addToCart', {
  summary: 'Put a stock item into the cart',
  description:
    'Adds to the line that has the item already. `itemPrice` is never believed: the cart has the prices of the catalogue. The same `Idempotency-Key` again adds nothing, and is refused for anything else.',
  request: { headers: idempotencySchema, ...jsonBody(itemAdditionSchema) },
  responses: {
    201: says('Added'),
    ...refusals(401, {
      404: { noSuchItem: cartTexts.noSuchItem },
      409: {
        soldOut: { text: cartTexts.soldOut, values: sample },
        fewLeft: { text: cartTexts.fewLeft, values: sample },
        fewLeftInCart: { text: cartTexts.fewLeftInCart, values: sample },
      },
      422: {
        noQuantity: [{ path: 'quantity', code: 'too_small', bound: 1 }],
        keyUsed: { text: cartTexts.keyUsed, path: 'idempotency-key' },
      },
    }),
  },
});

const change = route('patch', '/api/cart/items/{cartItemId}', 'changeQuantity', {
  summary: 'Set how many pieces a line holds',
  description: 'From one up to what is in stock; to take the line out, remove it.',
  request: { params: cartLineParams, ...jsonBody(quantityChangeSchema) },
  responses: {
    200: says('Changed'),
    ...refusals(401, {
      404: { noSuchLine: cartTexts.noSuchLine },
      409: {
        soldOut: { text: cartTexts.soldOut, values: sample },
        fewLeft: { text: cartTexts.fewLeft, values: sample },
      },
      422: { noQuantity: [{ path: 'quantity', code: 'too_small', bound: 1 }] },
    }),
  },
});

const remove = route('delete', '/api/cart/remove/{cartItemId}', 'removeFromCart', {
  summary: 'Take a line out of the cart',
  description: 'The other lines stay as they are.',
  request: { params: cartLineParams },
  responses: { 200: says('Removed'), ...refusals(401, { 404: { noSuchLine: cartTexts.noSuchLine } }) },
});

const clearHeaders = z.object({
  [CLEARED_ORDER_HEADER]: z.string().optional().meta({ description: 'The `id` of an order of the caller’s' }),
});

const clear = route('delete', '/api/cart/clear', 'clearCart', {
  summary: 'Take every line out of the cart',
  description:
    'An empty cart is cleared as well: nothing happens. With a `Transaction-Id` only what that order holds is taken out: pieces added since stay.',
  request: { headers: clearHeaders },
  responses: { 200: says('Cleared'), ...refusals(401, { 404: { notFound: orderTexts.notFound } }) },
});

export const cartRoutes = createRouter<CustomerEnv>()
  .openapi(read, async (c) => c.json({ data: await readCart(c.var.dependencies.db, c.var.customerId) }, 200))
  .openapi(add, async (c) => {
    const { customerId, dependencies } = c.var;
    const { 'idempotency-key': key } = c.req.valid('header');
    await addToCart(dependencies.db, {
      customerId,
      addition: c.req.valid('json'),
      key,
      now: dependencies.now(),
    });
    return c.json({ message: say(cartTexts.added, c.var.locale) }, 201);
  })
  .openapi(change, async (c) => {
    const { cartItemId } = c.req.valid('param');
    await changeQuantity(c.var.dependencies.db, c.var.customerId, cartItemId, c.req.valid('json').quantity);
    return c.json({ message: say(cartTexts.changed, c.var.locale) }, 200);
  })
  .openapi(remove, async (c) => {
    await removeLine(c.var.dependencies.db, c.var.customerId, c.req.valid('param').cartItemId);
    return c.json({ message: say(cartTexts.removed, c.var.locale) }, 200);
  })
  .openapi(clear, async (c) => {
    const { customerId, dependencies } = c.var;
    const orderId = c.req.valid('header')[CLEARED_ORDER_HEADER];
    if (orderId === undefined) await clearCart(dependencies.db, customerId);
    else await clearOrdered(dependencies.db, customerId, orderId);
    return c.json({ message: say(cartTexts.cleared, c.var.locale) }, 200);
  });
