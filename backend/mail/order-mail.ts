import { eq } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import words from '@/backend/messages/order-mails.json' with { type: 'json' };
import { formatRupiah, formatShippingAddress, formatText, type TextValues } from '@/backend/messages/text';
import {
  listOrderLines,
  type StoredOrder,
  type StoredOrderLine,
  sumRefunded,
} from '@/backend/orders/stored-order';
import { composeCustomerMail, formatBaliTime, localizedShopUrl, type MailTexts } from './customer-mail';
import { queueMail } from './mail-outbox';
import type { Mail } from './mailer';

const { seeOrder, moneyIsSafe, askUs, virtualAccount, paymentCode, billerCode } = words;

export type OrderMailKind = keyof typeof words.occasions;
export const ORDER_MAIL_TEXTS: Record<
  OrderMailKind,
  Partial<MailTexts> & Pick<MailTexts, 'subject' | 'body'>
> = words.occasions;

/**
 * The kinds of emails about an order that ended unpaid. They also say what happens if the customer has paid.
 */
const UNPAID: readonly OrderMailKind[] = ['failed', 'expired', 'cancelled'];

function tokenize(occasion: OrderMailKind): MailTexts {
  const { button = seeOrder, smallPrint = [], ...own } = ORDER_MAIL_TEXTS[occasion];
  return {
    ...own,
    button,
    smallPrint: [...smallPrint, ...(UNPAID.includes(occasion) ? [moneyIsSafe] : []), askUs],
  };
}

type About = {
  order: StoredOrder;
  firstName: string;
  lines: Pick<StoredOrderLine, 'itemName' | 'sizeName' | 'quantity' | 'price'>[];
  occasion: OrderMailKind;
  siteUrl: string;
};

function valuesOf(order: StoredOrder): TextValues {
  return {
    order: order.id,
    total: formatRupiah(order.total),
    refunded: formatRupiah(sumRefunded(order)),
    deadline: formatBaliTime(order.expiresAt, order.locale),
    shipping: formatShippingAddress(order),
  };
}

/** Convenience stores where a payment code is paid at the till. */
const STORES = ['indomaret', 'alfamart'];

/** Lists the virtual accounts and payment codes with which the order can be paid. */
function accountDetails({ payment, locale }: StoredOrder): [string, string][] {
  return (payment?.accounts ?? []).flatMap(({ bank, number, billerCode: code }): [string, string][] => {
    const text = STORES.includes(bank) ? paymentCode : virtualAccount;
    const account: [string, string] = [formatText(text, locale, { bank: bank.toUpperCase() }), number];
    return code === undefined ? [account] : [[formatText(billerCode, locale), code], account];
  });
}

function detailsOf({ order, lines, occasion }: About): [string, string][] {
  const goods = lines.map(({ itemName, sizeName, quantity, price }): [string, string] => [
    `${quantity} × ${itemName}, ${sizeName}`,
    formatRupiah(price * quantity),
  ]);
  const accounts = occasion === 'transfer' ? accountDetails(order) : [];
  return [...accounts, ...goods, ['Total', formatRupiah(order.total)]];
}

const orderPath = (orderId: string) => `/order-status?transaction_id=${encodeURIComponent(orderId)}`;

/** Returns the URL of an order's page, in the language of the order. */
export function orderUrl(siteUrl: string, { id, locale }: Pick<StoredOrder, 'id' | 'locale'>): string {
  return localizedShopUrl(siteUrl, locale, orderPath(id));
}

/** Composes the email about a change of an order, in the language of the order. */
export function composeOrderMail(about: About): Mail {
  const { order, firstName: name, occasion, siteUrl } = about;
  const { customerEmail: to, locale } = order;
  const filling = { values: valuesOf(order), details: detailsOf(about) };
  return composeCustomerMail({ to, name, locale, siteUrl }, tokenize(occasion), orderPath(order.id), filling);
}

/**
 * Queues the email about a change of an order. If the customer was erased, there is no recipient and no
 * email.
 */
export async function queueOrderMail(
  tx: Transaction,
  { now, ...about }: Pick<About, 'order' | 'occasion' | 'siteUrl'> & { now: Date },
): Promise<void> {
  const { id, customerId } = about.order;
  if (customerId === null) return;
  const [customer] = await tx
    .select({ firstName: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!customer) return;
  const lines = await listOrderLines(tx, id);
  await queueMail(tx, composeOrderMail({ ...about, ...customer, lines }), { now });
}
