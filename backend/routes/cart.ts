import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { requireCustomer } from '@/backend/accounts/require-customer';
import { addToCart } from '@/backend/cart/add-to-cart';
import { changeQuantity } from '@/backend/cart/change-quantity';
import { clearCart, removeLine } from '@/backend/cart/empty-cart';
import { readCart } from '@/backend/cart/read-cart';
import { answers, BEARER, jsonBody, refusals, says } from '@/backend/http/answers';
import type { CustomerEnv } from '@/backend/http/app-env';
import { idempotencySchema } from '@/backend/http/idempotency-key';
import { createRouter } from '@/backend/http/router';
import { cartTexts } from '@/backend/messages/cart-texts';
import { say } from '@/backend/messages/text';
import { cartSchema, itemAdditionSchema, quantityChangeSchema } from '@/lib/contract/cart';

const protectedCall = { security: BEARER, middleware: requireCustomer };
const lineParams = z.object({ cartItemId: z.string() });

const read = createRoute({
  method: 'get',
  path: '/api/cart',
  summary: 'The caller’s cart at the prices of this moment',
  ...protectedCall,
  responses: { 200: answers('The cart', cartSchema), ...refusals(401) },
});

const add = createRoute({
  method: 'post',
  path: '/api/cart/add',
  summary: 'Put a stock item into the cart; the price named here is never believed, a repeat adds nothing',
  ...protectedCall,
  request: { headers: idempotencySchema, ...jsonBody(itemAdditionSchema) },
  responses: { 201: says('Added'), ...refusals(401, 404, 409, 422) },
});

const change = createRoute({
  method: 'patch',
  path: '/api/cart/items/{cartItemId}',
  summary: 'Set how many pieces a line holds',
  ...protectedCall,
  request: { params: lineParams, ...jsonBody(quantityChangeSchema) },
  responses: { 200: says('Changed'), ...refusals(401, 404, 409, 422) },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/cart/remove/{cartItemId}',
  summary: 'Take a line out of the cart',
  ...protectedCall,
  request: { params: lineParams },
  responses: { 200: says('Removed'), ...refusals(401, 404) },
});

const clear = createRoute({
  method: 'delete',
  path: '/api/cart/clear',
  summary: 'Take every line out of the cart',
  ...protectedCall,
  responses: { 200: says('Cleared'), ...refusals(401) },
});

/** The cart of whoever is signed in. */
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
    await clearCart(c.var.dependencies.db, c.var.customerId);
    return c.json({ message: say(cartTexts.cleared, c.var.locale) }, 200);
  });
