import { describeRoutes, jsonBody, refusals, says } from '@/backend/http/answers';
import { createRouter } from '@/backend/http/router';
import notificationTexts from '@/backend/messages/notification.json' with { type: 'json' };
import { receiveNotification } from '@/backend/orders/receive-notification';
import { notificationSchema, readNotification } from '@/backend/payments/payment-report';

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

/** Open to anyone; the signature is the guard. */
export const notificationRoutes = createRouter().openapi(notify, async (c) => {
  const { report, signature } = readNotification(c.req.valid('json'));
  await receiveNotification(report, signature, c.var.dependencies);

  return c.json({ message: 'OK' }, 200);
});
