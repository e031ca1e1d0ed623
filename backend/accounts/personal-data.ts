import { and, asc, eq, exists, getTableColumns, inArray, isNotNull, or } from 'drizzle-orm';
import { type Database, lockCustomer, lockEmail, type Transaction } from '@/backend/db/database';
import { addresses, customers, mailRequests } from '@/backend/db/schema/accounts';
import { cartLines } from '@/backend/db/schema/cart';
import { catalogRequests, outgoingMails, subscribers } from '@/backend/db/schema/mails';
import { orderLines, orders } from '@/backend/db/schema/orders';
import { developmentCharges, paymentOutbox } from '@/backend/db/schema/payments';

/**
 * Returns everything that the database stores about the owner of an email address, except secrets such as the
 * password hash. Returns undefined when nothing is stored.
 */
export function exportPersonalData(db: Database, email: string) {
  const { passwordHash: _password, ...account } = getTableColumns(customers);
  const {
    snapToken: _token,
    idempotencyKey: _key,
    cartVersion: _version,
    ...order
  } = getTableColumns(orders);
  return db.transaction(
    async (tx) => {
      const accounts = await tx.select(account).from(customers).where(eq(customers.email, email));
      const ids = accounts.map(({ id }) => id);
      const found = {
        accounts,
        addresses: await tx.select().from(addresses).where(inArray(addresses.customerId, ids)),
        cartLines: await tx.select().from(cartLines).where(inArray(cartLines.customerId, ids)),
        orders: await tx.select(order).from(orders).where(inArray(orders.customerId, ids)),
        orderLines: await tx
          .select(getTableColumns(orderLines))
          .from(orderLines)
          .innerJoin(orders, eq(orders.id, orderLines.orderId))
          .where(inArray(orders.customerId, ids)),
        subscriptions: await tx.select().from(subscribers).where(eq(subscribers.email, email)),
        catalogueRequests: await tx.select().from(catalogRequests).where(eq(catalogRequests.email, email)),
      };
      return Object.values(found).some((rows) => rows.length > 0) ? found : undefined;
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** The numbers of deleted rows, and of orders that were made anonymous. */
type ErasureResult = {
  customers: number;
  orders: number;
  subscriptions: number;
  catalogueRequests: number;
};

/** The ids of orders that prevent the erasure, because they wait for a payment or a refund. */
type UnfinishedOrders = { openOrders: string[] };

/** The values that replace the customer's data in an order. */
const ANONYMOUS = {
  customerId: null,
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  receiptName: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
  idempotencyKey: null,
  snapToken: null,
  payment: null,
} as const;

async function lockCustomers(tx: Transaction, email: string): Promise<string[]> {
  await lockEmail(tx, email);
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, email))
    .orderBy(asc(customers.id));
  const ids = found.map(({ id }) => id);
  for (const id of ids) await lockCustomer(tx, id);
  return ids;
}

async function listOpenOrders(tx: Transaction, customerIds: string[]): Promise<string[]> {
  const refund = and(
    eq(paymentOutbox.orderId, orders.id),
    eq(paymentOutbox.action, 'refund'),
    isNotNull(paymentOutbox.dueAt),
  );
  const refundIsDue = exists(tx.select().from(paymentOutbox).where(refund));
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.customerId, customerIds), or(eq(orders.status, 'pending'), refundIsDue)))
    .orderBy(asc(orders.createdAt));
  return open.map(({ id }) => id);
}

async function anonymizeOrders(tx: Transaction, customerIds: string[]): Promise<number> {
  const own = await tx
    .update(orders)
    .set(ANONYMOUS)
    .where(inArray(orders.customerId, customerIds))
    .returning({ id: orders.id });
  const ids = own.map(({ id }) => id);
  await tx
    .update(developmentCharges)
    .set({ maskedCard: null, virtualAccount: null })
    .where(inArray(developmentCharges.orderId, ids));
  return ids.length;
}

/**
 * Erases everything about the owner of an email address from the database. Orders keep their lines and sums. Nothing is
 * erased while an order waits for a payment or a refund, because both need the customer.
 */
export function erasePersonalData(db: Database, email: string): Promise<ErasureResult | UnfinishedOrders> {
  return db.transaction(async (tx) => {
    const ids = await lockCustomers(tx, email);
    const openOrders = await listOpenOrders(tx, ids);
    if (openOrders.length > 0) return { openOrders };

    const anonymized = await anonymizeOrders(tx, ids);
    // Tokens, address and cart are deleted with the customer.
    await tx.delete(customers).where(inArray(customers.id, ids));
    await tx.delete(mailRequests).where(eq(mailRequests.email, email));
    await tx.delete(outgoingMails).where(eq(outgoingMails.recipient, email));
    const subscriptions = await tx.delete(subscribers).where(eq(subscribers.email, email)).returning();
    const requests = await tx.delete(catalogRequests).where(eq(catalogRequests.email, email)).returning();
    return {
      customers: ids.length,
      orders: anonymized,
      subscriptions: subscriptions.length,
      catalogueRequests: requests.length,
    };
  });
}
