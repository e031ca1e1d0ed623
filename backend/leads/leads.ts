import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { normalizeEmail, toE164 } from '@/backend/accounts/account-input';
import type { Database, Transaction } from '@/backend/db/database';
import { catalogRequests, subscribers } from '@/backend/db/schema/leads';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { type Job, type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { catalogueMail } from '@/backend/mail/customer-mail';
import leadTexts from '@/backend/messages/lead.json' with { type: 'json' };
import { emailSchema } from '@/lib/contract/account';
import { type CatalogRequest, catalogRequestSchema, subscriptionSchema } from '@/lib/contract/lead';
import type { Locale } from '@/lib/contract/locale';
import { onBehalfOf } from '@/lib/log/request-id';

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

/** Stores a request for the catalogue, its address lowercased. The mail is sent by a job. */
export async function requestCatalog(db: Database, request: NewRequest, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Two requests of one address at once: the second waits for the first, and finds its mail due.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalog ${request.email}`}, 0))`);
    const mailDueAt = (await isServed(tx, request, now)) ? null : now;
    await tx.insert(catalogRequests).values({ ...request, requestedAt: now, mailDueAt });
  });
}

/** Whoever asks for the catalogue looks into the inbox at once. */
const ROUND_MS = 1_000;
/** A mail that was not taken is tried again after so long; also one whose sender was ended half-way. */
const RETRY_MS = 5 * 60 * 1000;
/** After so long nobody waits for it any more. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

type Due = typeof catalogRequests.$inferSelect;
type Needed = Pick<Dependencies, 'db' | 'config' | 'mailer' | 'now' | 'log'>;

/** Takes the longest due mail for ourselves: until its next try no other process sees it as due. */
async function claimDue({ db, now }: Needed): Promise<Due | undefined> {
  const longestDue = db
    .select({ id: catalogRequests.id })
    .from(catalogRequests)
    .where(lte(catalogRequests.mailDueAt, now()))
    .orderBy(asc(catalogRequests.mailDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [due] = await db
    .update(catalogRequests)
    .set({ mailDueAt: new Date(now().getTime() + RETRY_MS) })
    .where(inArray(catalogRequests.id, longestDue))
    .returning();
  return due;
}

async function settle({ db }: Needed, { id }: Due, mailedAt: Date | null): Promise<void> {
  await db.update(catalogRequests).set({ mailedAt, mailDueAt: null }).where(eq(catalogRequests.id, id));
}

async function send(needed: Needed, due: Due): Promise<void> {
  const { config, mailer, now, log } = needed;
  const { email, fullName, locale, catalog } = due;
  try {
    await mailer.send(catalogueMail({ to: email, fullName, locale, catalog, siteUrl: config.siteUrl }));
  } catch (error) {
    const givenUp = now().getTime() - due.requestedAt.getTime() >= GIVE_UP_MS;
    if (givenUp) await settle(needed, due, null);
    log.error({ err: error, request: due.id, givenUp }, 'a catalogue mail was not sent');
    return;
  }
  await settle(needed, due, now());
}

/** Sends every mail with a catalogue's link that is due. Several processes may do this at once. */
export function mailCatalogues(needed: Needed): Job {
  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const due = await claimDue(needed);
      if (!due) return;
      await onBehalfOf(due.requestId, () => send(needed, due));
    }
  }
  return { name: 'mail catalogues', run };
}

export function startLeadJobs(dependencies: Dependencies): RunningJobs {
  return startJobs([mailCatalogues(dependencies)], ROUND_MS, dependencies.log);
}
