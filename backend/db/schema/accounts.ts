import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { causedBy, moment } from './columns';

export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lowercased, so that one address is one customer. */
    email: text('email').notNull().unique(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** The argon2id string, parameters and salt included. */
    passwordHash: text('password_hash').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('customers_email', sql`${table.email} = lower(${table.email})`)],
);

const tokenColumns = {
  /** SHA-256 of the token, hex: who reads the table cannot use it. */
  hash: text('hash').primaryKey(),
  customerId: text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
};

/** Mailed tokens that confirm an address, each valid for one use. */
export const verificationTokens = pgTable(
  'verification_tokens',
  { ...tokenColumns, usedAt: moment('used_at') },
  (table) => [index('verification_tokens_customer').on(table.customerId)],
);

/** Mailed tokens that allow a new password. A used one is deleted. */
export const resetTokens = pgTable('reset_tokens', tokenColumns, (table) => [
  index('reset_tokens_customer').on(table.customerId),
]);

/**
 * Mails that somebody asked for by an address alone. Every address gets its row, a customer's or not, so that the answer
 * takes the same time; a job sorts them out. The row stays a while, which limits mails to an inbox.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    kind: text('kind', { enum: ['verification', 'reset'] }).notNull(),
    email: text('email').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    /** The path that the link leads back to. */
    redirect: text('redirect'),
    requestedAt: moment('requested_at').notNull(),
    /** Not handled yet. */
    due: boolean('due').notNull(),
    requestId: causedBy(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.email] }),
    index('mail_requests_due').on(table.requestedAt).where(sql`${table.due}`),
    check('mail_requests_email', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Bearer tokens of signed-in customers; signing out removes the row. */
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
