import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Reader, Transaction } from '@/backend/db/database';
import { accessTokens, resetTokens, verificationTokens } from '@/backend/db/schema/accounts';

/** A secret nobody guesses: 32 random bytes, fit for an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: SHA-256, hex. A secret this long needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A sign-in lasts 24 hours (spec §9). */
const SESSION_MS = 86_400_000;

/** A new bearer token of the customer. */
export async function issueAccessToken(db: Reader, customerId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(accessTokens).values({
    hash: hashToken(token),
    customerId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  return token;
}

/** Whose token it is; undefined when it is unknown, ended or expired. */
export async function findCustomerOfToken(db: Reader, token: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: accessTokens.customerId })
    .from(accessTokens)
    .where(and(eq(accessTokens.hash, hashToken(token)), gt(accessTokens.expiresAt, now)));
  return row?.customerId;
}

/** Whose token it was, though it opens nothing any more; undefined when it is unknown. */
export async function findFormerCustomerOfToken(db: Reader, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: accessTokens.customerId })
    .from(accessTokens)
    .where(eq(accessTokens.hash, hashToken(token)));
  return row?.customerId;
}

/** Ends one sign-in: from now on nobody knows its token. */
export async function endAccessToken(db: Reader, tokenHash: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.hash, tokenHash));
}

type Remembered = {
  /** The hash of a token that is ended like the others, but tells for a while whose it was. */
  hash: string;
  now: Date;
};

/** Ends every sign-in of a customer. */
export async function endSignIns(db: Reader, customerId: string, remembered?: Remembered): Promise<void> {
  const isTheirs = eq(accessTokens.customerId, customerId);
  if (!remembered) {
    await db.delete(accessTokens).where(isTheirs);
    return;
  }
  const { hash, now } = remembered;
  await db.delete(accessTokens).where(and(isTheirs, ne(accessTokens.hash, hash)));
  await db.update(accessTokens).set({ expiresAt: now }).where(eq(accessTokens.hash, hash));
}

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
