import { and, eq, gt, sql } from 'drizzle-orm';
import { normalizeEmail, storedPhone } from '@/backend/accounts/account-input';
import type { Database, Transaction } from '@/backend/db/database';
import { catalogRequests, subscribers } from '@/backend/db/schema/mails';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { catalogueMail } from '@/backend/mail/customer-mail';
import { queueMail } from '@/backend/mail/mail-outbox';
import leadTexts from '@/backend/messages/lead.json' with { type: 'json' };
import { emailSchema } from '@/lib/contract/account';
import { catalogRequestSchema, subscriptionSchema } from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';

const email = emailSchema.transform(normalizeEmail);

/** A sign-up as it is stored. The captcha is not looked at: who sends both of its parts knows them both. */
export const subscriptionInputSchema = subscriptionSchema.extend({ email });

/** Puts an address, lowercased, on the newsletter's list. @throws Failure 409 when it is there already */
export async function subscribe(db: Database, subscriber: { email: string; locale: Locale }, now: Date) {
  const row = { email: subscriber.email, locale: subscriber.locale, subscribedAt: now };
  const [stored] = await db.insert(subscribers).values(row).onConflictDoNothing().returning();
  if (!stored) throw new Failure(409, { text: leadTexts.alreadySubmitted, path: 'email' });
}

/** A catalogue request as it is stored. Which file it is about is our own affair, whatever a caller says. */
export const catalogRequestInputSchema = catalogRequestSchema.omit({ fileUrl: true }).extend({
  email,
  phone: catalogRequestSchema.shape.phone.transform((phone, context) => phone && storedPhone(phone, context)),
});

/** Whoever asks again within this time gets no second mail: nobody's inbox can be filled through us. */
const MAIL_PAUSE_MS = 10 * 60 * 1000;
/** After so long nobody waits for it any more. */
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
  const { email: to, fullName: name, locale, catalog } = request;
  const until = new Date(now.getTime() + USEFUL_MS);
  await queueMail(tx, catalogueMail({ to, name, locale, catalog, siteUrl }), { now, until });
}

/** Stores a request for the catalogue, its address lowercased, and the mail that answers it. */
export async function requestCatalog({ db, config, now }: Needed, request: NewRequest): Promise<void> {
  const moment = now();
  await db.transaction(async (tx) => {
    // Two requests of one address at once: the second waits for the first, and finds it served.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalog ${request.email}`}, 0))`);
    const mailedAt = (await isServed(tx, request, moment)) ? null : moment;
    if (mailedAt) await queueCatalogue(tx, request, config.siteUrl, moment);
    await tx.insert(catalogRequests).values({ ...request, requestedAt: moment, mailedAt });
  });
}
