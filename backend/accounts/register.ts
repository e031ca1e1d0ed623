import { randomUUID } from 'node:crypto';
import { customers } from '@/backend/db/schema/accounts';
import type { Dependencies } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import { queueMail } from '@/backend/mail/queue-mail';
import { verificationMail } from '@/backend/mail/verification-mail';
import { accountTexts } from '@/backend/messages/account-texts';
import type { Registration } from '@/lib/contract/account';
import type { Locale } from '@/lib/contract/locale';
import { issueVerificationToken, VERIFICATION_MS } from './link-token';
import { hashPassword } from './password';

type NewCustomer = Registration & { locale: Locale };

/**
 * Registers a customer, who can log in once the address is confirmed by a mail: all of it is stored together, and the
 * mail goes out whether or not the mail server can be reached just now.
 * @throws Failure 409 when the address is taken
 */
export async function register(
  { db, config, now }: Pick<Dependencies, 'db' | 'config' | 'now'>,
  { password, ...customer }: NewCustomer,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const { email, firstName, locale } = customer;
  const moment = now();
  await db.transaction(async (tx) => {
    const row = { id: randomUUID(), ...customer, passwordHash, createdAt: moment, updatedAt: moment };
    const [stored] = await tx.insert(customers).values(row).onConflictDoNothing().returning();
    if (!stored) throw new Failure(409, { text: accountTexts.emailTaken, path: 'email' });
    const token = await issueVerificationToken(tx, stored.id, moment);
    const mail = verificationMail({ to: email, firstName, locale, token, siteUrl: config.siteUrl });
    await queueMail(tx, mail, { now: moment, until: new Date(moment.getTime() + VERIFICATION_MS) });
  });
}
