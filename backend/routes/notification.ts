import type { Dependencies } from '@/backend/dependencies';
import { describeRoutes, jsonBody, refusals, says } from '@/backend/http/answers';
import { Failure } from '@/backend/http/failure';
import { createRouter } from '@/backend/http/router';
import notificationTexts from '@/backend/messages/notification.json' with { type: 'json' };
import type { Text } from '@/backend/messages/text';
import { type Reception, receiveNotification } from '@/backend/orders/receive-notification';
import { PaymentProviderError } from '@/backend/payments/payment-provider';
import { notificationSchema, type PaymentReport, readNotification } from '@/backend/payments/payment-report';

const REFUSALS = {
  wrong_signature: [403, notificationTexts.wrongSignature],
  unknown_order: [404, notificationTexts.unknownOrder],
  mismatch: [422, notificationTexts.mismatch],
  unconfirmed: [503, notificationTexts.unconfirmed],
} as const satisfies Record<Exclude<Reception, 'taken'>, readonly [number, Text]>;

async function receive(report: PaymentReport, signature: string, dependencies: Dependencies) {
  try {
    return await receiveNotification(report, signature, dependencies);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    dependencies.log.warn(
      { orderId: report.orderId, reason: error.message },
      'A notification is not confirmed yet',
    );
    return 'unconfirmed';
  }
}

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
  const reception = await receive(report, signature, c.var.dependencies);
  if (reception !== 'taken') {
    const [status, text] = REFUSALS[reception];
    throw new Failure(status, text);
  }

  return c.json({ message: 'OK' }, 200);
});
