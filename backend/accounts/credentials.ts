import { createHash, randomBytes } from 'node:crypto';
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2';
import { and, eq, ne } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import type { DatabaseOrTransaction } from '@/backend/db/database';
import { accessTokens, resetTokens, verificationTokens } from '@/backend/db/schema/accounts';
import { BEARER_SECURITY, describeRoutes } from '@/backend/http/describe-route';
import { Failure } from '@/backend/http/failure';
import type { CustomerEnv } from '@/backend/http/router';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };

/**
 * The number of the Argon2id algorithm. With `isolatedModules` the const enum of the package cannot be read.
 */
const ARGON2ID = 2 satisfies Algorithm.Argon2id;

/** OWASP's first recommendation: 19 MiB, two passes, one lane. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalises Unicode, because keyboards encode the same character differently (NIST 800-63B, 3.1.1.2). */
const normal = (password: string) => password.normalize('NFKC');

/**
 * The hash with which a password for an unknown email address is compared, so that the response takes as long
 * as for a known address.
 */
const DUMMY_HASH = hash('nobody', COST);

/** Hashes a password with argon2id. The result includes parameters and salt. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST);

/** Verifies a password. Without a hash, returns false after the time that a comparison takes. */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await DUMMY_HASH), normal(password));
  return right && typeof passwordHash === 'string';
}

const TABLES = { access: accessTokens, verification: verificationTokens, reset: resetTokens };

/** The lifetimes of tokens in milliseconds. An access token is valid for 24 hours (spec §9). */
export const TOKEN_TTL_MS = { access: 86_400_000, verification: 86_400_000, reset: 3_600_000 };

/** Hashes a token with SHA-256. A slow hash is unnecessary, because a token has 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Issues a token. Earlier tokens stay valid, so that a stranger who requests another email does not break the
 * link in the first one.
 */
export async function issueToken(
  db: DatabaseOrTransaction,
  kind: keyof typeof TABLES,
  customerId: string,
  now: Date,
) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + TOKEN_TTL_MS[kind]);
  await db.insert(TABLES[kind]).values({ hash: hashToken(token), customerId, createdAt: now, expiresAt });
  return token;
}

/** Finds the customer of a token. `isTokenEnded` is true when the token has expired or was revoked. */
async function findTokenOwner(db: DatabaseOrTransaction, token: string, now: Date) {
  const [row] = await db
    .select({ customerId: accessTokens.customerId, expiresAt: accessTokens.expiresAt })
    .from(accessTokens)
    .where(eq(accessTokens.hash, hashToken(token)));
  return row && { customerId: row.customerId, isTokenEnded: row.expiresAt <= now };
}

export async function revokeAccessToken(db: DatabaseOrTransaction, tokenHash: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.hash, tokenHash));
}

/**
 * Revokes all tokens of a customer. The `remembered` token still identifies its customer for an hour, so that
 * the request can be retried.
 */
export async function revokeAccessTokens(
  db: DatabaseOrTransaction,
  customerId: string,
  remembered?: { hash: string; now: Date },
) {
  const isTheirs = eq(accessTokens.customerId, customerId);
  const others = remembered && ne(accessTokens.hash, remembered.hash);
  await db.delete(accessTokens).where(and(isTheirs, others));
  if (!remembered) return;
  await db
    .update(accessTokens)
    .set({ expiresAt: remembered.now })
    .where(eq(accessTokens.hash, remembered.hash));
}

const TOKEN = /^Bearer +([\w.~+/-]+=*)$/i;

export const createUnauthenticatedFailure = () =>
  new Failure(401, requestTexts.unauthenticated, { 'www-authenticate': 'Bearer' });

const authenticate = (allowsEndedToken: boolean) => async (c: Context<CustomerEnv>, next: Next) => {
  const token = TOKEN.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw createUnauthenticatedFailure();
  const { db, now } = c.var.dependencies;
  const owner = await findTokenOwner(db, token, now());
  if (!owner || (owner.isTokenEnded && !allowsEndedToken)) throw createUnauthenticatedFailure();
  c.set('customerId', owner.customerId);
  c.set('tokenHash', hashToken(token));
  c.set('isTokenEnded', owner.isTokenEnded);
  await next();
};

/** Requires a valid token. A missing, unknown, revoked or expired token gets 401. */
const requireCustomer = authenticate(false);

/** Describes routes that require a login. */
export const describeCustomerRoutes = (tag: string) =>
  describeRoutes({ tags: [tag], security: BEARER_SECURITY, middleware: requireCustomer });

/**
 * Requires a token, but also accepts a revoked or expired token that is still stored, and sets `isTokenEnded`.
 */
export const requireCustomerOrEndedSession = authenticate(true);
