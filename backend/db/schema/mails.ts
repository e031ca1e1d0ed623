import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { causedBy, moment } from './columns';

/** The mail outbox. A row is deleted once its mail is sent, as some hold links that open an account. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    link: text('link').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it is to be tried (again). */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** From then on nobody has any use of it. */
    uselessAt: moment('useless_at').notNull(),
    requestId: causedBy(),
  },
  (table) => [index('outgoing_mails_due').on(table.dueAt)],
);
