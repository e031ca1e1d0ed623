import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { requestIdColumn, timestampColumn } from './columns';

/**
 * The mail outbox. A row is deleted once its email is sent, because an email may contain a link that gives
 * access to an account.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    link: text('link').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** The time of the next attempt. */
    dueAt: timestampColumn('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** An email that is not sent by this time is dropped. */
    uselessAt: timestampColumn('useless_at').notNull(),
    requestId: requestIdColumn(),
  },
  (table) => [index('outgoing_mails_due').on(table.dueAt)],
);

const isLowerCased = (column: AnyPgColumn): SQL => sql`${column} = lower(${column})`;

export const subscribers = pgTable(
  'newsletter_subscribers',
  {
    /** The address in lower case, so that an address is subscribed only once. */
    email: text('email').primaryKey(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    subscribedAt: timestampColumn('subscribed_at').notNull(),
  },
  (table) => [check('newsletter_subscribers_email', isLowerCased(table.email))],
);

/** Requests for the catalogue, one row per request. */
export const catalogRequests = pgTable(
  'catalog_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    /** The phone number in E.164 format. Empty if the visitor entered none. */
    phone: text('phone').notNull(),
    catalog: text('catalog').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    requestedAt: timestampColumn('requested_at').notNull(),
    /** Unused. Instances of the previous release may still insert a value. */
    mailDueAt: timestampColumn('mail_due_at'),
    /** When the email was queued. Null if no email was sent, because the address had just received one. */
    mailedAt: timestampColumn('mailed_at'),
    requestId: requestIdColumn(),
  },
  (table) => [
    check('catalog_requests_email', isLowerCased(table.email)),
    index('catalog_requests_email_asked').on(table.email, table.requestedAt),
    index('catalog_requests_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
  ],
);
