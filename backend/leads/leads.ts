import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { normalizeEmail, toE164 } from '@/backend/accounts/account-input';
import type { Database, Transaction } from '@/backend/db/database';
import { catalogRequests, subscribers } from '@/backend/db/schema/leads';
import { Failure } from '@/backend/http/failure';
import leadTexts from '@/backend/messages/lead.json' with { type: 'json' };
import { emailSchema } from '@/lib/contract/account';
import { type CatalogRequest, catalogRequestSchema, subscriptionSchema } from '@/lib/contract/lead';
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
  phone: catalogRequestSchema.shape.phone.transform((phone, context) => {
    if (phone === '') return '';
    const number = toE164(phone);
    if (number === undefined) context.addIssue({ code: 'custom', params: { fault: 'phone' } });
    return number ?? phone;
  }),
});

/** Whoever asks again within this time gets no second mail: nobody's inbox can be filled through us. */
const MAIL_PAUSE_MS = 10 * 60 * 1000;

type NewRequest = Omit<CatalogRequest, 'fileUrl'> & { locale: Locale };

async function isServed(tx: Transaction, { email, catalog }: NewRequest, now: Date): Promise<boolean> {
  const [served] = await tx
    .select({ id: catalogRequests.id })
    .from(catalogRequests)
    .where(
      and(
        eq(catalogRequests.email, email),
        eq(catalogRequests.catalog, catalog),
        or(
          isNotNull(catalogRequests.mailDueAt),
          gt(catalogRequests.mailedAt, new Date(now.getTime() - MAIL_PAUSE_MS)),
        ),
      ),
    )
    .limit(1);
  return served !== undefined;
}

/** Stores a request for the catalogue, its address lowercased. The mail is sent by a job (`mailCatalogues`). */
export async function requestCatalog(db: Database, request: NewRequest, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Two requests of one address at once: the second waits for the first, and finds its mail due.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalog ${request.email}`}, 0))`);
    const mailDueAt = (await isServed(tx, request, now)) ? null : now;
    await tx.insert(catalogRequests).values({ ...request, requestedAt: now, mailDueAt });
  });
}
