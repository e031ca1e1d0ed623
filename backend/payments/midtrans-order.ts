import type { PayableOrder } from './payment-provider';

/** The provider's bounds for the texts of an item line. */
const ITEM_TEXT_MAX = 50;

const MINUTE_MS = 60_000;

/** `2026-11-21 11:04:00 +0000`, the only form the provider reads. */
function startTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} +0000`;
}

function itemName(line: PayableOrder['lines'][number]): string {
  const size = ` (${line.sizeName})`;
  return line.itemName.slice(0, ITEM_TEXT_MAX - size.length) + size;
}

function itemDetails({ lines }: PayableOrder) {
  return lines.map((line) => {
    const { itemId, price, quantity } = line;
    return { id: itemId.slice(0, ITEM_TEXT_MAX), name: itemName(line), price, quantity };
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
      address: address.address,
      city: address.city,
      postal_code: address.postalCode,
      country_code: 'IDN',
    },
  };
}

/** The order as Snap takes it. It expires when the order does at the latest (`payableUntil`). */
export function midtransOrder(order: PayableOrder) {
  return {
    transaction_details: { order_id: order.id, gross_amount: order.total },
    item_details: itemDetails(order),
    customer_details: customerDetails(order),
    credit_card: { secure: true },
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
