import { and, eq, gt, ne } from 'drizzle-orm';
import type { Reader } from '@/backend/db/database';
import { accessTokens } from '@/backend/db/schema/accounts';
import { hashToken, newToken } from './token';

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

/** Ends one sign-in: from now on nobody knows its token. */
export async function endAccessToken(db: Reader, tokenHash: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.hash, tokenHash));
}

/** Ends every sign-in of a customer, but for the one of the token whose hash is given. */
export async function endSignIns(db: Reader, customerId: string, exceptHash?: string): Promise<void> {
  const isTheirs = eq(accessTokens.customerId, customerId);
  await db
    .delete(accessTokens)
    .where(exceptHash === undefined ? isTheirs : and(isTheirs, ne(accessTokens.hash, exceptHash)));
}
