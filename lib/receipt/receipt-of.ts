import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';
import { displayedStatus } from '@/lib/orders/order-timeline';
import { hasReceipt } from '@/lib/orders/receipt-facts';
import { makeReceipt } from './make-receipt';

/**
 * An order's receipt as a PDF.
 * @throws ApiError `conflict` when nothing was paid for it, with the reason in words
 */
export async function receiptOf(order: Order, locale: Locale): Promise<Buffer> {
  if (!hasReceipt(order)) {
    const detail = translator(locale, 'receipt')('notPaid', { status: displayedStatus(order) });
    throw new ApiError('conflict', { detail });
  }
  return makeReceipt(order, locale, new Date());
}
