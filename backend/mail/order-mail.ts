import { type OrderOccasion, orderMailTexts } from '@/backend/messages/order-mail-texts';
import { rupiahText, type Values } from '@/backend/messages/text';
import type { StoredOrder, StoredOrderLine } from '@/backend/orders/stored-order';
import { baliTime, customerMail } from './customer-mail';
import type { Mail } from './mailer';

type About = {
  order: StoredOrder;
  lines: Pick<StoredOrderLine, 'itemName' | 'sizeName' | 'quantity' | 'price'>[];
  occasion: OrderOccasion;
  siteUrl: string;
};

function valuesOf(order: StoredOrder): Values {
  const { receiptName, address, city, province, postalCode } = order;
  return {
    order: order.id,
    total: rupiahText(order.total),
    deadline: baliTime(order.expiresAt, order.locale),
    shipping: [receiptName, address, city, `${province} ${postalCode}`].join(', '),
  };
}

/** What was ordered, a row a line, and the sum. */
function detailsOf({ order, lines }: About): [string, string][] {
  const goods = lines.map(({ itemName, sizeName, quantity, price }): [string, string] => [
    `${quantity} × ${itemName}, ${sizeName}`,
    rupiahText(price * quantity),
  ]);
  return [...goods, ['Total', rupiahText(order.total)]];
}

/** The mail to a customer about what has become of the order, in the language it was made in. */
export function orderMail(about: About): Mail {
  const { order, occasion, siteUrl } = about;
  const { customerEmail: to, customerName: firstName, locale } = order;
  const path = `/order-status?transaction_id=${encodeURIComponent(order.id)}`;
  const filling = { values: valuesOf(order), details: detailsOf(about) };
  return customerMail({ to, firstName, locale, siteUrl }, orderMailTexts[occasion], path, filling);
}
