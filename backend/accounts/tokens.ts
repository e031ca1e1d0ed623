import { createHash, randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Reader, Transaction } from '@/backend/db/database';
import { accessTokens, resetTokens, verificationTokens } from '@/backend/db/schema/accounts';

/** A sign-in lasts 24 hours (spec §9). */
const SESSION_MS = 86_400_000;
export const VERIFICATION_MS = 86_400_000;
export const RESET_MS = 3_600_000;

/** What is stored of a token: SHA-256, hex. 256 random bits need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

type TokenTable = typeof accessTokens | typeof resetTokens | typeof verificationTokens;

async function issueToken(db: Reader, table: TokenTable, customerId: string, now: Date, lifeMs: number) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.insert(table).values({ hash: hashToken(token), customerId, createdAt: now, expiresAt });
  return token;
}

export function issueAccessToken(db: Reader, customerId: string, now: Date): Promise<string> {
  return issueToken(db, accessTokens, customerId, now, SESSION_MS);
}

/** A token for the link that confirms an address. Earlier ones stay valid: whichever mail is opened works. */
export function issueVerificationToken(tx: Transaction, customerId: string, now: Date): Promise<string> {
  return issueToken(tx, verificationTokens, customerId, now, VERIFICATION_MS);
}

/** For the link to a new password. Earlier ones stay valid, or a stranger's request would break them. */
export function issueResetToken(tx: Transaction, customerId: string, now: Date): Promise<string> {
  return issueToken(tx, resetTokens, customerId, now, RESET_MS);
}

/** Whose bearer token it is, and whether it has expired or was revoked; undefined when it is unknown. */
export async function findTokenOwner(db: Reader, token: string, now: Date) {
  const [row] = await db
    .select({ customerId: accessTokens.customerId, expiresAt: accessTokens.expiresAt })
    .from(accessTokens)
    .where(eq(accessTokens.hash, hashToken(token)));
  return row && { customerId: row.customerId, isFormer: row.expiresAt <= now };
}

export async function endAccessToken(db: Reader, tokenHash: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.hash, tokenHash));
}

/** Revokes all of a customer's bearer tokens; one that is `remembered` tells for a while whose it was. */
export async function endSignIns(db: Reader, customerId: string, remembered?: { hash: string; now: Date }) {
  const isTheirs = eq(accessTokens.customerId, customerId);
  const others = remembered && ne(accessTokens.hash, remembered.hash);
  await db.delete(accessTokens).where(and(isTheirs, others));
  if (!remembered) return;
  await db
    .update(accessTokens)
    .set({ expiresAt: remembered.now })
    .where(eq(accessTokens.hash, remembered.hash));
}
