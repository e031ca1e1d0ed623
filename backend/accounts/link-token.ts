import type { Transaction } from '@/backend/db/database';
import { resetTokens, verificationTokens } from '@/backend/db/schema/accounts';
import { hashToken, newToken } from './token';

/** How long a mail's link to confirm an address is good. */
export const VERIFICATION_MS = 86_400_000;
/** How long a mail's link to choose a new password is good. */
export const RESET_MS = 3_600_000;

function tokenRow(customerId: string, token: string, now: Date, lifeMs: number) {
  return {
    hash: hashToken(token),
    customerId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  };
}

/** A token for the link that confirms an address. Earlier ones stay good: whichever mail is opened works. */
export async function issueVerificationToken(tx: Transaction, customerId: string, now: Date) {
  const token = newToken();
  await tx.insert(verificationTokens).values(tokenRow(customerId, token, now, VERIFICATION_MS));
  return token;
}

/**
 * A token for the link that leads to a new password. Earlier ones stay good until one is used: else a stranger who asks for
 * another would kill the link the customer is about to open.
 */
export async function issueResetToken(tx: Transaction, customerId: string, now: Date): Promise<string> {
  const token = newToken();
  await tx.insert(resetTokens).values(tokenRow(customerId, token, now, RESET_MS));
  return token;
}
