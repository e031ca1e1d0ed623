import midtrans from 'midtrans-client';
import { z } from 'zod';
import { type PayableOrder, type PaymentProvider, PaymentProviderError } from './payment-provider';
import { judgePayment, type PaymentReport, paymentReportSchema } from './payment-report';

const MAX_ITEM_TEXT = 50;
const MAX_CUSTOMER_TEXT = 255;
/** The provider rejects other postal codes. The parcel uses the complete one of the order. */
const POSTAL_CODE = /^[a-z\d -]+$/i;

/** Shortens a text to the provider's limit without splitting a character. */
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

/** Describes an order for Snap. It expires with the order (`payableUntil`). */
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

/** Midtrans waits 15 s for the response to a notification and advises 5 s, which includes the status call. */
const TIMEOUT_MS = 3_500;

type Options = { serverKey: string; apiUrl: string; timeoutMs?: number };

/** Returns the URL of the core API: `api.` beside Snap's `app.`, or the same host elsewhere. */
export function coreApiUrl(apiUrl: string): string {
  return apiUrl.replace(/^(https:\/\/)app\.((?:sandbox\.)?midtrans\.com)/, '$1api.$2');
}

function snapClient({ serverKey, apiUrl, timeoutMs = TIMEOUT_MS }: Options) {
  const snap = new midtrans.Snap({ isProduction: !apiUrl.includes('sandbox'), serverKey });
  snap.apiConfig.getSnapApiBaseUrl = () => `${apiUrl}/snap/v1`;
  snap.apiConfig.getCoreApiBaseUrl = () => coreApiUrl(apiUrl);
  snap.httpClient.http_client.defaults.timeout = timeoutMs;
  snap.httpClient.http_client.defaults.maxRedirects = 0;
  return snap;
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof midtrans.MidtransError) || error.httpStatusCode === null) return undefined;
  return Number(error.httpStatusCode);
}

// The client's error contains the request with the server key, so it is never a cause.
function toProviderError(error: unknown): PaymentProviderError {
  const status = statusOf(error);
  const isRejected = status !== undefined && status >= 400 && status < 500 && status !== 429;
  const message = error instanceof Error ? error.message : 'Payment provider failed';
  return new PaymentProviderError(isRejected ? 'rejected' : 'unavailable', message);
}

/** Waits for a call of the client. Returns undefined for the statuses in `empty`. @throws PaymentProviderError */
async function responseOf(call: Promise<unknown>, empty: number[] = []): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (empty.includes(statusOf(error) ?? 0)) return undefined;
    throw toProviderError(error);
  }
}

type Transactions = ReturnType<typeof snapClient>['transaction'];

/** Voids a challenged charge, or expires a pending one. */
function end(transactions: Transactions, report: PaymentReport): Promise<unknown> {
  const orderId = encodeURIComponent(report.orderId);
  const isChallenged = judgePayment(report) === 'challenged';
  return isChallenged ? transactions.cancel(orderId) : transactions.expire(orderId);
}

/** Voids a charge that is not settled, or refunds it. The refund key makes it idempotent. */
function refund(transactions: Transactions, report: PaymentReport, rupiah: number): Promise<unknown> {
  const orderId = encodeURIComponent(report.orderId);
  if (report.transactionStatus === 'capture') return transactions.cancel(orderId);
  return transactions.refund(orderId, {
    refund_key: `late-${report.orderId}`,
    amount: rupiah,
    reason: 'Paid after the order had ended',
  });
}

function parseReport(response: unknown): PaymentReport {
  const parsed = paymentReportSchema.safeParse(response);
  if (!parsed.success)
    throw new PaymentProviderError('unavailable', 'Unreadable status answer', { cause: parsed.error });
  return parsed.data;
}

const tokenResponseSchema = z.object({ token: z.string().min(1) });

export function midtransProvider(options: Options): PaymentProvider {
  const snap = snapClient(options);
  return {
    serverKey: options.serverKey,

    async createToken(order) {
      const response = await responseOf(snap.createTransaction(midtransOrder(order)));
      const parsed = tokenResponseSchema.safeParse(response);
      if (!parsed.success) throw new PaymentProviderError('unavailable', 'Token answer without a token');
      return parsed.data.token;
    },

    async findReport(orderId) {
      // The status call does not know a session without an attempt to pay.
      const response = await responseOf(snap.transaction.status(encodeURIComponent(orderId)), [404]);
      return response === undefined ? undefined : parseReport(response);
    },

    async endPayment(_orderId, report) {
      // No call can end a session without an attempt to pay.
      if (!report || !['pending', 'challenged'].includes(judgePayment(report))) return;
      // 404: no attempt yet. 412: too late to end it.
      await responseOf(end(snap.transaction, report), [404, 412]);
    },

    async refund(report, rupiah) {
      await responseOf(refund(snap.transaction, report, rupiah));
    },
  };
}
