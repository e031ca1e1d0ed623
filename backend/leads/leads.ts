import { and, eq, gt, sql } from 'drizzle-orm';
import { normalizeEmail, normalizePhone } from '@/backend/accounts/account-input';
import type { Database, Transaction } from '@/backend/db/database';
import { catalogRequests, subscribers } from '@/backend/db/schema/mails';
import type { Dependencies } from '@/backend/dependencies';
import { composeCatalogueMail } from '@/backend/mail/customer-mail';
import { queueMail } from '@/backend/mail/mail-outbox';
import { emailSchema } from '@/lib/contract/account';
import { catalogRequestSchema, subscriptionSchema } from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';

const email = emailSchema.transform(normalizeEmail);

/**
 * The input of a subscription. The captcha is not verified: the client sends both the captcha and the typed
 * answer, so a match proves nothing.
 */
export const subscriptionInputSchema = subscriptionSchema.extend({ email });

/**
 * Subscribes an address to the newsletter, unless it is subscribed already. The response does not reveal
 * which was the case.
 */
export async function subscribeToNewsletter(
  db: Database,
  subscriber: { email: string; locale: Locale },
  now: Date,
) {
  const row = { email: subscriber.email, locale: subscriber.locale, subscribedAt: now };
  await db.insert(subscribers).values(row).onConflictDoNothing();
}

/** The input of a catalogue request. The server ignores `fileUrl` and chooses the file itself. */
export const catalogRequestInputSchema = catalogRequestSchema.omit({ fileUrl: true }).extend({
  email,
  phone: catalogRequestSchema.shape.phone.transform(
    (phone, context) => phone && normalizePhone(phone, context),
  ),
});

/**
 * A second request of an address within these ten minutes sends no second email, so that nobody can flood an
 * inbox.
 */
const MAIL_PAUSE_MS = 10 * 60 * 1000;
/** An email that could not be sent within 24 hours is dropped. */
const USEFUL_MS = 24 * 60 * 60 * 1000;

type StoredRequest = typeof catalogRequests.$inferSelect;
type NewRequest = Pick<StoredRequest, 'fullName' | 'email' | 'phone' | 'catalog' | 'locale'>;
type Needed = Pick<Dependencies, 'db' | 'config' | 'now'>;

async function isServed(tx: Transaction, { email, catalog }: NewRequest, now: Date): Promise<boolean> {
  const served = and(
    eq(catalogRequests.email, email),
    eq(catalogRequests.catalog, catalog),
    gt(catalogRequests.mailedAt, new Date(now.getTime() - MAIL_PAUSE_MS)),
  );
  return (await tx.$count(catalogRequests, served)) > 0;
}

async function queueCatalogue(tx: Transaction, request: NewRequest, siteUrl: string, now: Date) {
  const { email: to, locale, catalog } = request;
  const until = new Date(now.getTime() + USEFUL_MS);
  await queueMail(tx, composeCatalogueMail({ to, locale, catalog, siteUrl }), { now, until });
}

/** Stores a request for the catalogue, and queues the email. */
export async function requestCatalog({ db, config, now }: Needed, request: NewRequest): Promise<void> {
  const moment = now();
  await db.transaction(async (tx) => {
    // The second of two concurrent requests waits for the first, and sends no email.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalog ${request.email}`}, 0))`);
    const mailedAt = (await isServed(tx, request, moment)) ? null : moment;
    if (mailedAt) await queueCatalogue(tx, request, config.siteUrl, moment);
    await tx.insert(catalogRequests).values({ ...request, requestedAt: moment, mailedAt });
  });
}
