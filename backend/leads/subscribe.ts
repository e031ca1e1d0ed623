import type { Database } from '@/backend/db/database';
import { subscribers } from '@/backend/db/schema/leads';
import { Failure } from '@/backend/http/failure';
import { leadTexts } from '@/backend/messages/lead-texts';
import type { Locale } from '@/lib/contract/locale';

/**
 * Puts an address, lowercased, on the newsletter's list.
 * @throws Failure 409 when it is there already
 */
export async function subscribe(
  db: Database,
  subscriber: { email: string; locale: Locale },
  now: Date,
): Promise<void> {
  const { email, locale } = subscriber;
  const row = { email, locale, subscribedAt: now };
  const [stored] = await db.insert(subscribers).values(row).onConflictDoNothing().returning();
  if (!stored) throw new Failure(409, { text: leadTexts.alreadySubmitted, path: 'email' });
}
