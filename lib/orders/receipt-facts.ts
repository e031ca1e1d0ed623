import type { Order } from '@/lib/contract/order';
import { addressLines } from './address-lines';

/** Whether money was taken for an order, so that there is a receipt of it. */
export function hasReceipt({ status }: { status: string }): boolean {
  return status === 'paid' || status === 'refunded';
}

type ReceiptMoment = { name: 'ordered' | 'paid' | 'refunded'; at: string };

function momentOf({ events, status, updatedAt }: Order, wanted: 'paid' | 'refunded'): string {
  const event = events?.findLast((one) => one.status === wanted);
  return event?.at ?? (status === wanted ? updatedAt : '');
}

/** When an order was made, paid and, if it was, refunded; what is not known is left out. */
export function receiptMoments(order: Order): ReceiptMoment[] {
  const moments: ReceiptMoment[] = [
    { name: 'ordered', at: order.createdAt },
    { name: 'paid', at: momentOf(order, 'paid') },
    { name: 'refunded', at: momentOf(order, 'refunded') },
  ];
  return moments.filter(({ at }) => at !== '');
}

export function customerLines({ customerName, customerEmail, customerPhone = '' }: Order): string[] {
  return [customerName, customerEmail, customerPhone].filter((line) => line !== '');
}

export function shippingLines({ shipping }: Order): string[] {
  return shipping ? addressLines(shipping) : [];
}

export function sumOfLines({ lines }: Order): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
