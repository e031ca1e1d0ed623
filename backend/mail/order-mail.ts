import words from '@/backend/messages/order-mails.json' with { type: 'json' };
import { addressText, rupiahText, type Values } from '@/backend/messages/text';
import type { StoredOrder, StoredOrderLine } from '@/backend/orders/stored-order';
import { baliTime, customerMail, type MailWords } from './customer-mail';
import type { Mail } from './mailer';

const { seeOrder, moneyIsSafe, askUs } = words;

export type OrderOccasion = keyof typeof words.occasions;
export const OCCASIONS: Record<OrderOccasion, Partial<MailWords> & Pick<MailWords, 'subject' | 'body'>> =
  words.occasions;

/** Unpaid orders. The customer may have paid all the same. */
const UNPAID: readonly OrderOccasion[] = ['failed', 'expired', 'cancelled'];

function wordsOf(occasion: OrderOccasion): MailWords {
  const { button = seeOrder, smallPrint = [], ...own } = OCCASIONS[occasion];
  return {
    ...own,
    button,
    smallPrint: [...smallPrint, ...(UNPAID.includes(occasion) ? [moneyIsSafe] : []), askUs],
  };
}

type About = {
  order: StoredOrder;
  lines: Pick<StoredOrderLine, 'itemName' | 'sizeName' | 'quantity' | 'price'>[];
  occasion: OrderOccasion;
  siteUrl: string;
};

function valuesOf(order: StoredOrder): Values {
  return {
    order: order.id,
    total: rupiahText(order.total),
    deadline: baliTime(order.expiresAt, order.locale),
    shipping: addressText(order),
  };
}

function detailsOf({ order, lines }: About): [string, string][] {
  const goods = lines.map(({ itemName, sizeName, quantity, price }): [string, string] => [
    `${quantity} × ${itemName}, ${sizeName}`,
    rupiahText(price * quantity),
  ]);
  return [...goods, ['Total', rupiahText(order.total)]];
}

/** Writes the email about a change of an order, in the language of the order. */
export function orderMail(about: About): Mail {
  const { order, occasion, siteUrl } = about;
  const { customerEmail: to, customerName: name, locale } = order;
  const path = `/order-status?transaction_id=${encodeURIComponent(order.id)}`;
  const filling = { values: valuesOf(order), details: detailsOf(about) };
  return customerMail({ to, name, locale, siteUrl }, wordsOf(occasion), path, filling);
}
