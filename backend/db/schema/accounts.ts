import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { requestIdColumn, timestampColumn } from './columns';

/**
 * Confirmed customers, and registrations that wait for confirmation. An address has at most one customer but
 * any number of registrations, because anybody can register somebody else's address. Confirming a
 * registration deletes the others.
 */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The address in lower case. */
    email: text('email').notNull(),
    /**
     * The phone number in E.164 format. Empty if a password reset has confirmed the address, because a
     * stranger may have entered the number.
     */
    phone: text('phone').notNull(),
    /** The argon2id hash with its parameters and salt. Null while the customer is locked out. */
    passwordHash: text('password_hash'),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    /** When the address was confirmed. Null for a registration. */
    verifiedAt: timestampColumn('verified_at'),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('customers_confirmed').on(table.email).where(sql`${table.verifiedAt} is not null`),
    index('customers_address').on(table.email),
    check('customers_email', sql`${table.email} = lower(${table.email})`),
  ],
);

const tokenColumns = {
  /** The SHA-256 of the token in hex. Tokens are not stored, so nobody can read them from the table. */
  hash: text('hash').primaryKey(),
  customerId: text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
};

/** Tokens of confirmation emails. A token can be used once, and is rejected after ten passwords. */
export const verificationTokens = pgTable(
  'verification_tokens',
  {
    ...tokenColumns,
    /** Set only by instances of the previous release. This release deletes a token when it is used. */
    usedAt: timestampColumn('used_at'),
    /** The number of passwords that were tried with the token. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('verification_tokens_customer').on(table.customerId)],
);

/** Tokens of password reset emails. They are deleted when used. */
export const resetTokens = pgTable('reset_tokens', tokenColumns, (table) => [
  index('reset_tokens_customer').on(table.customerId),
]);

/**
 * Requests for emails, which a job handles. A request is stored whether or not the address belongs to a
 * customer, so that the response takes the same time. Handled requests are kept for a while to limit the
 * emails per recipient.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    kind: text('kind', { enum: ['verification', 'reset'] }).notNull(),
    email: text('email').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    /** The path to which the shopper returns after opening the link. */
    redirect: text('redirect'),
    requestedAt: timestampColumn('requested_at').notNull(),
    /** True until a job has handled the request. */
    due: boolean('due').notNull(),
    requestId: requestIdColumn(),
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
  updatedAt: timestampColumn('updated_at').notNull(),
});
