import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { causedBy, moment } from './columns';

export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In lower case, so that one address is one customer. */
    email: text('email').notNull().unique(),
    /** In E.164 format. */
    phone: text('phone').notNull(),
    /** The argon2id string, which includes parameters and salt. */
    passwordHash: text('password_hash').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('customers_email', sql`${table.email} = lower(${table.email})`)],
);

const tokenColumns = {
  /** Hex SHA-256 of the token, so that the table does not reveal tokens. */
  hash: text('hash').primaryKey(),
  customerId: text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
};

/** Tokens of confirmation emails, each valid once. */
export const verificationTokens = pgTable(
  'verification_tokens',
  { ...tokenColumns, usedAt: moment('used_at') },
  (table) => [index('verification_tokens_customer').on(table.customerId)],
);

/** Tokens of password reset emails. They are deleted when used. */
export const resetTokens = pgTable('reset_tokens', tokenColumns, (table) => [
  index('reset_tokens_customer').on(table.customerId),
]);

/**
 * Emails requested by address. Every address gets a row, whether it belongs to a customer or not, so that the
 * response takes the same time. A job handles them. The row is kept for a while to limit the emails per
 * recipient.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    kind: text('kind', { enum: ['verification', 'reset'] }).notNull(),
    email: text('email').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    /** The path to which the link leads back. */
    redirect: text('redirect'),
    requestedAt: moment('requested_at').notNull(),
    /** True until a job has handled the request. */
    due: boolean('due').notNull(),
    requestId: causedBy(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.email] }),
    index('mail_requests_due').on(table.requestedAt).where(sql`${table.due}`),
    check('mail_requests_email', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Bearer tokens of logged-in customers. Logging out deletes the row. */
export const accessTokens = pgTable('access_tokens', tokenColumns, (table) => [
  index('access_tokens_customer').on(table.customerId),
]);

export const addresses = pgTable('addresses', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  receiptName: text('receipt_name').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  province: text('province').notNull(),
  postalCode: text('postal_code').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
