import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { customers, verificationTokens } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { verificationMail } from '@/backend/mail/verification-mail';
import { accountTexts } from '@/backend/messages/account-texts';
import type { Registration } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { hashPassword } from './password';
import { hashToken, newToken } from './token';

const DAY_MS = 86_400_000;

type NewCustomer = Registration & { locale: Locale };

/** Stores customer and verification token together. @throws Failure 409 when the address is taken */
async function storeCustomer(db: Database, customer: NewCustomer, token: string, now: Date): Promise<string> {
  const { password, ...rest } = customer;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const row = { id: randomUUID(), ...rest, passwordHash, createdAt: now, updatedAt: now };
    const [stored] = await tx.insert(customers).values(row).onConflictDoNothing().returning();
    if (!stored) throw new Failure(409, { text: accountTexts.emailTaken, path: 'email' });
    await tx.insert(verificationTokens).values({
      hash: hashToken(token),
      customerId: stored.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    return stored.id;
  });
}

/**
 * Registers a customer, who can log in once the address is confirmed by the mail this sends.
 * @throws Failure 409 when the address is taken; 503 when the mail cannot be sent: then nothing is kept, so that
 * another try can succeed
 */
export async function register(
  { db, config, mailer, now, log }: Dependencies,
  customer: NewCustomer,
): Promise<void> {
  const token = newToken();
  const id = await storeCustomer(db, customer, token, now());
  const { email, firstName, locale } = customer;
  try {
    await mailer.send(verificationMail({ to: email, firstName, locale, token, siteUrl: config.siteUrl }));
  } catch (error) {
    log.error({ err: error }, 'a verification mail was not sent');
    await db.delete(customers).where(eq(customers.id, id));
    throw new Failure(503, accountTexts.mailFailed, { 'retry-after': '60' });
  }
}
