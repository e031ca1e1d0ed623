import { z } from 'zod';
import { describeCustomerRoutes } from '@/backend/accounts/credentials';
import { addToCart, changeQuantity, clearCart, removeLine } from '@/backend/cart/change-cart';
import { cartResponseSchema, readCart } from '@/backend/cart/read-cart';
import {
  describeDataResponse,
  describeErrorResponses,
  describeJsonBody,
  describeMessageResponse,
  describeParameter,
  idempotencyHeaderSchema,
} from '@/backend/http/describe-route';
import { type CustomerEnv, createRouter } from '@/backend/http/router';
import cartTexts from '@/backend/messages/cart.json' with { type: 'json' };
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import { formatText } from '@/backend/messages/text';
import { removeOrderedPiecesFromCart } from '@/backend/orders/stock';
import { productApiCartAdditionSchema, quantityChangeSchema } from '@/lib/contract/cart';
import { CLEAR_CART_ORDER_HEADER } from '@/lib/contract/order';

const route = describeCustomerRoutes('Cart');
const cartLineParams = z.object({
  cartItemId: describeParameter('The `id` of a cart line', '0b8f7c1e-6f0a-4c47-9f53-1d1f2a3c4b5d'),
});
const sample = { item: 'Uluwatu Elite Pro', size: '32', left: 2, inCart: 1 };

const read = route('get', '/api/cart', 'getCart', {
  summary: 'Get the customer’s cart',
  description: 'With current prices and stock. The oldest line comes first.',
  responses: { 200: describeDataResponse('The cart', cartResponseSchema), ...describeErrorResponses(401) },
});

const add = route('post', '/api/cart/add', 'addToCart', {
  summary: 'Add a stock item to the cart',
  description:
    'Increases the quantity if the cart has a line for the item. `itemPrice` is ignored: the cart uses the prices of the catalogue. A retry with the same `Idempotency-Key` adds nothing. A key that was used for another addition is rejected.',
  request: { headers: idempotencyHeaderSchema, ...describeJsonBody(productApiCartAdditionSchema) },
  responses: {
    201: describeMessageResponse('Added'),
    ...describeErrorResponses(401, {
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
  summary: 'Set the quantity of a cart line',
  description: 'The quantity is at least 1 and at most the stock. Use the remove route to delete the line.',
  request: { params: cartLineParams, ...describeJsonBody(quantityChangeSchema) },
  responses: {
    200: describeMessageResponse('Changed'),
    ...describeErrorResponses(401, {
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
  summary: 'Remove a line from the cart',
  description: 'Other lines do not change.',
  request: { params: cartLineParams },
  responses: {
    200: describeMessageResponse('Removed'),
    ...describeErrorResponses(401, { 404: { noSuchLine: cartTexts.noSuchLine } }),
  },
});

const clearHeaders = z.object({
  [CLEAR_CART_ORDER_HEADER]: z
    .string()
    .optional()
    .meta({ description: 'Removes only the pieces of the order with this `id`' }),
});

const clear = route('delete', '/api/cart/clear', 'clearCart', {
  summary: 'Remove all lines from the cart',
  description:
    'Succeeds for an empty cart too. With a `Transaction-Id`, only the pieces of that order are removed, and pieces that were added later stay.',
  request: { headers: clearHeaders },
  responses: {
    200: describeMessageResponse('Cleared'),
    ...describeErrorResponses(401, { 404: { notFound: orderTexts.notFound } }),
  },
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
    return c.json({ message: formatText(cartTexts.added, c.var.locale) }, 201);
  })
  .openapi(change, async (c) => {
    const { cartItemId } = c.req.valid('param');
    await changeQuantity(c.var.dependencies.db, c.var.customerId, cartItemId, c.req.valid('json').quantity);
    return c.json({ message: formatText(cartTexts.changed, c.var.locale) }, 200);
  })
  .openapi(remove, async (c) => {
    await removeLine(c.var.dependencies.db, c.var.customerId, c.req.valid('param').cartItemId);
    return c.json({ message: formatText(cartTexts.removed, c.var.locale) }, 200);
  })
  .openapi(clear, async (c) => {
    const { customerId, dependencies } = c.var;
    const orderId = c.req.valid('header')[CLEAR_CART_ORDER_HEADER];
    if (orderId === undefined) await clearCart(dependencies.db, customerId);
    else await removeOrderedPiecesFromCart(dependencies.db, customerId, orderId);
    return c.json({ message: formatText(cartTexts.cleared, c.var.locale) }, 200);
  });
