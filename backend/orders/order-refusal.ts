import { Failure } from '@/backend/http/failure';
import { orderTexts } from '@/backend/messages/order-texts';
import { QUANTITY_MAX } from '@/lib/contract/quantity-max';
import { UNPAID_ORDERS_MAX } from './order-deadlines';
import type { StoredOrder } from './stored-order';

/**
 * Why no order was made. `stock` tells the item, its size and how many pieces are left, `too_many` the line that holds
 * more than one may, `address` the order
 * that goes where it was made for, because its payment has begun.
 */
export type Refusal =
  | { code: 'empty_cart' }
  | { code: 'no_address' }
  | { code: 'ended' }
  | { code: 'unpaid_orders' }
  | { code: 'address'; order: StoredOrder }
  | { code: 'too_many'; itemName: string; sizeName: string }
  | { code: 'stock'; itemName: string; sizeName: string; left: number };

/** The order cannot be made; nothing was changed. Carries every reason at once. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';

  constructor(readonly refusals: Refusal[]) {
    super(refusals.map(({ code }) => code).join(', '));
  }
}

/** Where the order goes. One that is paid cannot be cancelled by the customer any more. */
function addressReason({ status, receiptName, address, city, province, postalCode }: StoredOrder) {
  const place = [receiptName, address, city, `${province} ${postalCode}`].join(', ');
  const text = status === 'pending' ? orderTexts.addressStands : orderTexts.addressOfPaid;
  return { text, values: { address: place } };
}

function reasonOf(refusal: Refusal) {
  switch (refusal.code) {
    case 'empty_cart':
      return { text: orderTexts.emptyCart };
    case 'no_address':
      return { text: orderTexts.noAddress };
    case 'ended':
      return { text: orderTexts.ended };
    case 'unpaid_orders':
      return { text: orderTexts.unpaidOrders, values: { most: UNPAID_ORDERS_MAX } };
    case 'address':
      return addressReason(refusal.order);
    case 'too_many': {
      const { itemName: item, sizeName: size } = refusal;
      return { text: orderTexts.tooMany, values: { item, size, most: QUANTITY_MAX } };
    }
    case 'stock': {
      const { itemName: item, sizeName: size, left } = refusal;
      return { text: left === 0 ? orderTexts.soldOut : orderTexts.fewLeft, values: { item, size, left } };
    }
  }
}

const GONE: Refusal['code'][] = ['stock', 'ended', 'address'];

/**
 * A refusal as the contract answers it: 409 when the goods, the order or its first address are not what they were, 422
 * when something is missing or too much.
 */
export function refusalFailure({ refusals }: OrderRefused): Failure {
  const isGone = refusals.some(({ code }) => GONE.includes(code));
  return new Failure(isGone ? 409 : 422, refusals.map(reasonOf));
}
