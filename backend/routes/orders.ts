import { z } from 'zod';
import { describeCustomerRoutes } from '@/backend/accounts/credentials';
import type { Dependencies } from '@/backend/dependencies';
import {
  describeDataResponse,
  describeErrorResponses,
  describeJsonBody,
  describeJsonResponse,
  describeMessageResponse,
  describeParameter,
  describeRoutes,
  idempotencyHeaderSchema,
  makeNullable,
} from '@/backend/http/describe-route';
import { Failure } from '@/backend/http/failure';
import { type CustomerEnv, createRouter } from '@/backend/http/router';
import notificationTexts from '@/backend/messages/notification.json' with { type: 'json' };
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import { formatText } from '@/backend/messages/text';
import { cancelOrder } from '@/backend/orders/cancel-order';
import { type Checkout, checkOut } from '@/backend/orders/checkout';
import { findOrder, listOrders, orderResponseSchema } from '@/backend/orders/read-orders';
import { receiveNotification } from '@/backend/orders/receive-notification';
import { MAX_UNPAID_ORDERS, MAX_UNPAID_PIECES } from '@/backend/orders/unpaid-limits';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { notificationSchema, parseNotification } from '@/backend/payments/payment-report';
import { CART_TOTAL_HEADER, CART_VERSION_HEADER, orderHistoryQuerySchema } from '@/lib/contract/order';
import { responseSchema } from '@/lib/contract/wire';

const route = describeCustomerRoutes('Orders');
const orderParams = z.object({ id: describeParameter('The `id` of an order', '20261121-7K3M9QXWP4RT') });

const transactionSchema = z.object({
  status: z.literal('success'),
  data: z.object({ id: z.string(), snap_token: z.string() }),
});

const createHeaders = idempotencyHeaderSchema.extend({
  [CART_VERSION_HEADER]: z.string().optional().meta({
    description:
      'The version of the cart that the shopper saw: the SHA-256 in hex of the JSON of its lines `[id, itemId, quantity]`, sorted by the JSON of each line',
  }),
  [CART_TOTAL_HEADER]: z.coerce.number().optional().meta({
    description: 'The total that the shopper saw, in whole rupiah',
  }),
});

const create = route('post', '/api/transactions/create', 'createTransaction', {
  summary: 'Create an order from the cart and open its payment',
  description:
    'Reserves the stock until the order is paid or ends. A retry for the same cart, or with the same `Idempotency-Key`, returns the same order. `Cart-Version` and `Cart-Total` describe the cart that the customer saw: the request is rejected if the stored cart differs from it. A pending order of the same cart with another total is cancelled and replaced.',
  request: { headers: createHeaders },
  responses: {
    200: describeJsonResponse('The order and the token of its payment', transactionSchema),
    ...describeErrorResponses(401, {
      409: {
        ended: orderTexts.ended,
        cartChanged: { text: orderTexts.cartChanged, path: CART_VERSION_HEADER },
        fewLeft: { text: orderTexts.fewLeft, values: { item: 'Uluwatu Elite Pro', size: '32', left: 2 } },
        heldAll: {
          text: orderTexts.heldAll,
          values: { item: 'Uluwatu Elite Pro', size: '32', time: '27 November 2026 at 16:30 WITA' },
        },
        otherTotal: { text: orderTexts.otherTotal, values: { total: 'Rp. 1.250.000' } },
      },
      422: {
        emptyCart: orderTexts.emptyCart,
        noAddress: orderTexts.noAddress,
        noPhone: { text: orderTexts.noPhone, path: 'phone' },
        unpaidOrders: { text: orderTexts.unpaidOrders, values: { most: MAX_UNPAID_ORDERS } },
        unpaidPieces: { text: orderTexts.unpaidPieces, values: { most: MAX_UNPAID_PIECES, pieces: 120 } },
      },
      503: { paymentUnavailable: orderTexts.paymentUnavailable },
    }),
  },
});

const readLatest = {
  summary: 'Get the customer’s latest order',
  responses: {
    200: describeDataResponse('The latest order', makeNullable(orderResponseSchema)),
    ...describeErrorResponses(401),
  },
};

const readLatestOrder = route('get', '/api/transactions', 'findLatestOrder', {
  ...readLatest,
  description: 'Null if the customer has no order. The path may end with a slash.',
});
/**
 * The path with a slash is the one in the contract. The OpenAPI document contains only the path without a
 * slash.
 */
const readLatestWithSlash = route('get', '/api/transactions/', 'findLatestOrderWithSlash', {
  ...readLatest,
  hide: true,
});

const historySchema = responseSchema(z.array(orderResponseSchema)).extend({ total: z.int() });

const readHistory = route('get', '/api/transactions/history', 'listOrders', {
  summary: 'List the customer’s orders',
  description: 'One page, newest first, with the total number of orders.',
  request: { query: orderHistoryQuerySchema },
  responses: {
    200: describeJsonResponse('The orders of the page; `total` counts all orders', historySchema),
    ...describeErrorResponses(401, { 422: { noSuchPage: [{ path: 'page', code: 'too_small', bound: 1 }] } }),
  },
});

const cancel = route('post', '/api/transactions/{id}/cancel', 'cancelOrder', {
  summary: 'Cancel a pending order',
  description: 'Returns its pieces to stock and ends its payment at the provider.',
  request: { params: orderParams },
  responses: {
    200: describeDataResponse('The cancelled order', orderResponseSchema),
    ...describeErrorResponses(401, {
      404: { notFound: orderTexts.notFound },
      409: { paidAlready: orderTexts.paidAlready, cancelledAlready: orderTexts.cancelledAlready },
    }),
  },
});

const readOne = route('get', '/api/transactions/{id}', 'getOrder', {
  summary: 'Get an order of the customer',
  description:
    'With its lines and timeline. A pending order also has its deadline, the token of its payment and, once a transfer or card review has begun, the payment instructions. `refunded` is the sum of all refunds and chargebacks.',
  request: { params: orderParams },
  responses: {
    200: describeDataResponse('The order', orderResponseSchema),
    ...describeErrorResponses(401, { 404: { notFound: orderTexts.notFound } }),
  },
});

async function open(checkout: Checkout, dependencies: Dependencies) {
  try {
    return await checkOut(checkout, dependencies);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    dependencies.log.error(
      { kind: error.kind, reason: error.message },
      'payment provider did not issue a token',
    );
    throw new Failure(503, orderTexts.paymentUnavailable, { 'retry-after': '30' });
  }
}

async function findLatest({ dependencies, customerId }: CustomerEnv['Variables']) {
  return { data: (await findOrder(dependencies.db, customerId)) ?? null };
}

async function getOrder({ dependencies, customerId }: CustomerEnv['Variables'], id: string) {
  const order = await findOrder(dependencies.db, customerId, id);
  if (!order) throw new Failure(404, orderTexts.notFound);
  return order;
}

export const orderRoutes = createRouter<CustomerEnv>()
  .openapi(create, async (c) => {
    const { dependencies, customerId } = c.var;
    const headers = c.req.valid('header');
    const idempotencyKey = headers['idempotency-key'];
    const seen = { version: headers[CART_VERSION_HEADER], total: headers[CART_TOTAL_HEADER] };
    const data = await open({ customerId, idempotencyKey, seen, locale: c.var.locale }, dependencies);

    return c.json({ status: 'success' as const, data }, 200);
  })
  .openapi(readLatestOrder, async (c) => c.json(await findLatest(c.var), 200))
  .openapi(readLatestWithSlash, async (c) => c.json(await findLatest(c.var), 200))
  .openapi(readHistory, async (c) => {
    const { dependencies, customerId } = c.var;
    const { orders, total } = await listOrders(dependencies.db, customerId, c.req.valid('query'));

    return c.json({ data: orders, total }, 200);
  })
  .openapi(readOne, async (c) => c.json({ data: await getOrder(c.var, c.req.valid('param').id) }, 200))
  .openapi(cancel, async (c) => {
    const { dependencies, customerId, locale } = c.var;
    const { id } = c.req.valid('param');
    await cancelOrder(dependencies, customerId, id);

    return c.json(
      { data: await getOrder(c.var, id), message: formatText(orderTexts.cancelled, locale) },
      200,
    );
  });

const notify = describeRoutes({ tags: ['Payment provider'] })(
  'post',
  '/api/transactions/notification',
  'receiveNotification',
  {
    summary: 'Receive a payment notification',
    description:
      "Signed by the provider. The shop asks the provider's status API before it acts, so a repeated or outdated notification changes nothing.",
    request: describeJsonBody(notificationSchema),
    responses: {
      200: describeMessageResponse('Received'),
      ...describeErrorResponses({
        403: { wrongSignature: notificationTexts.wrongSignature },
        404: { unknownOrder: notificationTexts.unknownOrder },
        422: { mismatch: notificationTexts.mismatch, incomplete: [{ path: 'order_id', code: 'required' }] },
        503: { unconfirmed: notificationTexts.unconfirmed },
      }),
    },
  },
);

/**
 * Receives notifications of the payment provider. The route is public, because the signature authenticates
 * the provider.
 */
export const notificationRoutes = createRouter().openapi(notify, async (c) => {
  const { report, signature } = parseNotification(c.req.valid('json'));
  await receiveNotification(report, signature, c.var.dependencies);

  return c.json({ message: 'OK' }, 200);
});
