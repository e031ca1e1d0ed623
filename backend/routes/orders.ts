import { z } from 'zod';
import { describeCustomerRoutes } from '@/backend/accounts/credentials';
import type { Dependencies } from '@/backend/dependencies';
import {
  answers,
  answersAs,
  describeRoutes,
  idempotencySchema,
  jsonBody,
  orNull,
  parameter,
  refusals,
  says,
} from '@/backend/http/answers';
import { Failure } from '@/backend/http/failure';
import { type CustomerEnv, createRouter } from '@/backend/http/router';
import notificationTexts from '@/backend/messages/notification.json' with { type: 'json' };
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import { say } from '@/backend/messages/text';
import { cancelOrder } from '@/backend/orders/cancel-order';
import { type Checkout, checkOut } from '@/backend/orders/checkout';
import { findOrder, listOrders, orderAnswerSchema } from '@/backend/orders/read-orders';
import { receiveNotification } from '@/backend/orders/receive-notification';
import { UNPAID_ORDERS_MAX, UNPAID_PIECES_MAX } from '@/backend/orders/unpaid-limits';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { notificationSchema, readNotification } from '@/backend/payments/payment-report';
import { historyQuerySchema, SEEN_TOTAL_HEADER, SEEN_VERSION_HEADER } from '@/lib/contract/order';
import { answerSchema } from '@/lib/contract/wire';

const route = describeCustomerRoutes('Orders');
const orderParams = z.object({ id: parameter('The `id` of an order', '20261121-7K3M9QXWP4RT') });

const transactionSchema = z.object({
  status: z.literal('success'),
  data: z.object({ id: z.string(), snap_token: z.string() }),
});

const createHeaders = idempotencySchema.extend({
  [SEEN_VERSION_HEADER]: z.string().optional().meta({
    description:
      'The cart that was seen: the SHA-256, in hex, of the JSON of its lines `[id, itemId, quantity]`, sorted by the JSON of each',
  }),
  [SEEN_TOTAL_HEADER]: z.coerce.number().optional().meta({
    description: 'The sum that was seen, in whole rupiah',
  }),
});

const create = route('post', '/api/transactions/create', 'createTransaction', {
  summary: 'Make an order of the cart and open its payment',
  description:
    'The pieces are set aside until the order is paid or ends. A repeat for the same cart, or with the same `Idempotency-Key`, answers the same order. A new order is made of the cart that `Cart-Version` and `Cart-Total` name, where they are sent, or of nothing.',
  request: { headers: createHeaders },
  responses: {
    200: answersAs('The order and the token its payment is made with', transactionSchema),
    ...refusals(401, {
      409: {
        ended: orderTexts.ended,
        cartChanged: { text: orderTexts.cartChanged, path: SEEN_VERSION_HEADER },
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
        unpaidOrders: { text: orderTexts.unpaidOrders, values: { most: UNPAID_ORDERS_MAX } },
        unpaidPieces: { text: orderTexts.unpaidPieces, values: { most: UNPAID_PIECES_MAX, pieces: 120 } },
      },
      503: { paymentUnavailable: orderTexts.paymentUnavailable },
    }),
  },
});

const readLatest = {
  summary: 'The caller’s latest order',
  responses: { 200: answers('The latest order', orNull(orderAnswerSchema)), ...refusals(401) },
};

const readLatestOrder = route('get', '/api/transactions', 'findLatestOrder', {
  ...readLatest,
  description: 'Null when there is none. The address is good with a slash at its end, too.',
});
/** The spelling of the contract, hidden in the document. */
const readLatestWithSlash = route('get', '/api/transactions/', 'findLatestOrderWithSlash', {
  ...readLatest,
  hide: true,
});

const historySchema = answerSchema(z.array(orderAnswerSchema)).extend({ total: z.int() });

const readHistory = route('get', '/api/transactions/history', 'listOrders', {
  summary: 'A page of the caller’s orders',
  description: 'The newest first, and how many there are.',
  request: { query: historyQuerySchema },
  responses: {
    200: answersAs('The orders of the page; `total` counts those of all pages', historySchema),
    ...refusals(401, { 422: { noSuchPage: [{ path: 'page', code: 'too_small', bound: 1 }] } }),
  },
});

const cancel = route('post', '/api/transactions/{id}/cancel', 'cancelOrder', {
  summary: 'Cancel an order that waits for its payment',
  description: 'Its pieces go back into stock, and the provider takes no money for it any more.',
  request: { params: orderParams },
  responses: {
    200: answers('The order as it is now', orderAnswerSchema),
    ...refusals(401, {
      404: { notFound: orderTexts.notFound },
      409: { paidAlready: orderTexts.paidAlready, cancelledAlready: orderTexts.cancelledAlready },
    }),
  },
});

const readOne = route('get', '/api/transactions/{id}', 'getOrder', {
  summary: 'One order of the caller',
  description: 'With its lines, its timeline and, while it waits for its payment, the token to pay with.',
  request: { params: orderParams },
  responses: {
    200: answers('The order', orderAnswerSchema),
    ...refusals(401, { 404: { notFound: orderTexts.notFound } }),
  },
});

async function open(checkout: Checkout, dependencies: Dependencies) {
  try {
    return await checkOut(checkout, dependencies);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    dependencies.log.error({ fault: error.fault, reason: error.message }, 'The payment could not be opened');
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
    const seen = { version: headers[SEEN_VERSION_HEADER], total: headers[SEEN_TOTAL_HEADER] };
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

    return c.json({ data: await getOrder(c.var, id), message: say(orderTexts.cancelled, locale) }, 200);
  });

const notify = describeRoutes({ tags: ['Payment provider'] })(
  'post',
  '/api/transactions/notification',
  'receiveNotification',
  {
    summary: 'How a payment stands',
    description:
      'Signed by the provider, whose status call is asked before money is believed. Repeats and late arrivals change nothing.',
    request: jsonBody(notificationSchema),
    responses: {
      200: says('Taken'),
      ...refusals({
        403: { wrongSignature: notificationTexts.wrongSignature },
        404: { unknownOrder: notificationTexts.unknownOrder },
        422: { mismatch: notificationTexts.mismatch, incomplete: [{ path: 'order_id', code: 'required' }] },
        503: { unconfirmed: notificationTexts.unconfirmed },
      }),
    },
  },
);

/** Public. The signature authenticates the provider. */
export const notificationRoutes = createRouter().openapi(notify, async (c) => {
  const { report, signature } = readNotification(c.req.valid('json'));
  await receiveNotification(report, signature, c.var.dependencies);

  return c.json({ message: 'OK' }, 200);
});
