import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Locale } from '@/lib/contract/locale';
import type { Order } from '@/lib/contract/order';
import { ApiError } from '@/lib/errors/api-error';
import { translator } from '@/lib/i18n/translator';
import { displayedStatus } from '@/lib/orders/order-timeline';
import { hasReceipt } from '@/lib/orders/receipt-facts';
import { drawReceipt } from './receipt-pdf';

/** Some 50 kB each. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Drawing holds the event loop for a tenth of a second: one at a time, and no more wait than are drawn while a shopper does. */
const MAX_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

const receipts = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }) => length,
});
const inWork = new Map<string, Promise<Buffer>>();
const queue = pLimit(1);

/** By everything that is drawn, the order's id too: who may not read the order finds no receipt of it. */
function keyOf(order: Order, locale: Locale): string {
  return createHash('sha256')
    .update(JSON.stringify([locale, order]))
    .digest('hex');
}

async function drawAndKeep(key: string, order: Order, locale: Locale): Promise<Buffer> {
  // Whatever else came in meanwhile is answered before the next is drawn.
  await setImmediate();
  const receipt = await drawReceipt(order, locale, new Date());
  receipts.set(key, receipt);
  return receipt;
}

function findOrDraw(order: Order, locale: Locale): Buffer | Promise<Buffer> {
  const key = keyOf(order, locale);
  const found = receipts.get(key) ?? inWork.get(key);
  if (found) return found;
  if (inWork.size >= MAX_WAITING) {
    throw new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const work = queue(() => drawAndKeep(key, order, locale)).finally(() => inWork.delete(key));
  inWork.set(key, work);
  return work;
}

/**
 * An order's receipt as a PDF, drawn once for all who ask for it.
 * @throws ApiError `conflict`, with the reason, when nothing was paid; `unavailable` when too many are waiting
 */
export async function makeReceipt(order: Order, locale: Locale): Promise<Buffer> {
  if (!hasReceipt(order)) {
    const detail = translator(locale, 'receipt')('notPaid', { status: displayedStatus(order) });
    throw new ApiError('conflict', { detail });
  }
  return findOrDraw(order, locale);
}
