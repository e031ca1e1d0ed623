import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

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

/** Tokens sent by mail to confirm an address, each good for one use. */
export const verificationTokens = pgTable(
  'verification_tokens',
  { ...tokenColumns, usedAt: moment('used_at') },
  (table) => [index('verification_tokens_customer').on(table.customerId)],
);

/** Bearer tokens of signed-in customers; signing out removes the row. */
export const accessTokens = pgTable('access_tokens', tokenColumns, (table) => [
  index('access_tokens_customer').on(table.customerId),
]);

/** The one shipping address of a customer. */
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
