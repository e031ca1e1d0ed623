import { z } from 'zod';
import { type PayableOrder, type PaymentProvider, PaymentProviderError } from './payment-provider';
import { judgePayment, type PaymentReport, paymentReportSchema } from './payment-report';

const MAX_ITEM_TEXT = 50;
const MAX_CUSTOMER_TEXT = 255;
/**
 * Matches the postal codes that the provider accepts. A postal code that does not match is left out, but
 * stays in the order for the shipment.
 */
const POSTAL_CODE = /^[a-z\d -]+$/i;

/** Shortens a text to the provider's limit without splitting a surrogate pair. */
const shorten = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

const MINUTE_MS = 60_000;

/** Formats a time as `2026-11-21 11:04:00 +0000`, the only form that the provider accepts. */
const startTime = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace('T', ' ')} +0000`;

function itemName(line: PayableOrder['lines'][number]): string {
  const size = ` (${line.sizeName})`;
  return shorten(line.itemName, MAX_ITEM_TEXT - size.length) + size;
}

function itemDetails({ lines }: PayableOrder) {
  return lines.map((line) => {
    const { itemId, price, quantity } = line;
    return { id: shorten(itemId, MAX_ITEM_TEXT), name: itemName(line), price, quantity };
  });
}

function customerDetails({ customer, address }: PayableOrder) {
  return {
    first_name: customer.name,
    email: customer.email,
    phone: customer.phone,
    shipping_address: {
      first_name: address.receiptName,
      phone: customer.phone,
      address: shorten(address.address, MAX_CUSTOMER_TEXT),
      city: address.city,
      ...(POSTAL_CODE.test(address.postalCode) && { postal_code: address.postalCode }),
      country_code: 'IDN',
    },
  };
}

/** Returns the order in the format of Snap. The payment session expires at `payableUntil`. */
function midtransOrder(order: PayableOrder) {
  return {
    transaction_details: { order_id: order.id, gross_amount: order.total },
    item_details: itemDetails(order),
    customer_details: customerDetails(order),
    credit_card: { secure: true },
    callbacks: { finish: order.returnUrl },
    gopay: { enable_callback: true, callback_url: order.returnUrl },
    shopeepay: { callback_url: order.returnUrl },
    expiry: {
      start_time: startTime(order.createdAt),
      unit: 'minutes',
      duration: Math.max(
        1,
        Math.floor((order.payableUntil.getTime() - order.createdAt.getTime()) / MINUTE_MS),
      ),
    },
  };
}

/**
 * The timeout of one call in milliseconds. Midtrans waits 15 s for the response to a notification and advises
 * 5 s, and the shop calls the status API before it responds.
 */
const TIMEOUT_MS = 3_500;

type Options = { serverKey: string; apiUrl: string; timeoutMs?: number };

/**
 * Returns the URL of the core API. Midtrans serves it from the host `api.` instead of Snap's `app.`; other
 * servers use one host.
 */
export function deriveCoreApiUrl(apiUrl: string): string {
  return apiUrl.replace(/^(https:\/\/)app\.((?:sandbox\.)?midtrans\.com)/, '$1api.$2');
}

/** The core API sends some errors with HTTP status 200, and the status of the error in the body. */
const coreStatusSchema = z.object({ status_code: z.coerce.number() });
/** The status in the body of the response about an expired payment. This is not an error. */
const EXPIRED = 407;
/** The number of characters of a failed response's body that are logged. */
const MAX_LOGGED = 500;

function statusOf(response: Response, body: unknown): number {
  const { data } = coreStatusSchema.safeParse(body);
  return response.ok && data && data.status_code !== EXPIRED ? data.status_code : response.status;
}

type Call = {
  method?: 'GET' | 'POST';
  payload?: object;
  /** Error statuses for which the call returns undefined instead of throwing an error. */
  ignored?: number[];
};

/** Calls a URL of Midtrans and returns the parsed body. @throws PaymentProviderError */
async function callMidtrans(
  url: string,
  { serverKey, timeoutMs = TIMEOUT_MS }: Options,
  { method = 'POST', payload = {}, ignored = [] }: Call = {},
): Promise<unknown> {
  let status: number;
  let text: string;
  let body: unknown;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
      },
      ...(method === 'POST' && { body: JSON.stringify(payload) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
    body = response.ok ? JSON.parse(text) : undefined;
    status = statusOf(response, body);
  } catch (cause) {
    throw new PaymentProviderError('unavailable', `Midtrans call failed: ${cause}`, { cause });
  }
  if (ignored.includes(status)) return undefined;
  if (status >= 200 && status < 300) return body;
  const isRejected = status >= 400 && status < 500 && status !== 429;
  throw new PaymentProviderError(
    isRejected ? 'rejected' : 'unavailable',
    `Midtrans responded with ${status}: ${text.slice(0, MAX_LOGGED)}`,
  );
}

function parseReport(response: unknown): PaymentReport {
  const parsed = paymentReportSchema.safeParse(response);
  if (!parsed.success)
    throw new PaymentProviderError('unavailable', 'Unreadable status response', { cause: parsed.error });
  return parsed.data;
}

const tokenResponseSchema = z.object({ token: z.string().min(1) });

export function createMidtransProvider(options: Options): PaymentProvider {
  const coreUrl = (orderId: string, action: string) =>
    `${deriveCoreApiUrl(options.apiUrl)}/v2/${encodeURIComponent(orderId)}/${action}`;
  return {
    serverKey: options.serverKey,

    async createToken(order) {
      const url = `${options.apiUrl}/snap/v1/transactions`;
      const response = await callMidtrans(url, options, { payload: midtransOrder(order) });
      const parsed = tokenResponseSchema.safeParse(response);
      if (!parsed.success) throw new PaymentProviderError('unavailable', 'Token response without a token');
      return parsed.data.token;
    },

    async findReport(orderId) {
      // The status API responds with 404 for a session without a payment attempt.
      const url = coreUrl(orderId, 'status');
      const response = await callMidtrans(url, options, { method: 'GET', ignored: [404] });
      return response === undefined ? undefined : parseReport(response);
    },

    async endPayment(_orderId, report) {
      // Midtrans has no call that ends a session without a payment attempt.
      if (!report) return;
      const state = judgePayment(report);
      if (state !== 'pending' && state !== 'challenged') return;
      // A challenged charge is cancelled, and a pending charge expired. 404 means that there is no attempt
      // yet, 412 that it is too late to end the payment.
      const action = state === 'challenged' ? 'cancel' : 'expire';
      await callMidtrans(coreUrl(report.orderId, action), options, { ignored: [404, 412] });
    },

    async refund(report, rupiah) {
      // A charge that is not settled cannot be refunded, so the complete charge is cancelled.
      if (report.transactionStatus === 'capture')
        await callMidtrans(coreUrl(report.orderId, 'cancel'), options);
      else {
        // The refund key makes the call idempotent.
        const payload = {
          refund_key: `late-${report.orderId}`,
          amount: rupiah,
          reason: 'Paid after the order had ended',
        };
        await callMidtrans(coreUrl(report.orderId, 'refund'), options, { payload });
      }
    },
  };
}
