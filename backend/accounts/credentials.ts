import { createHash, randomBytes } from 'node:crypto';
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2';
import { and, eq, ne } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import type { Reader } from '@/backend/db/database';
import { accessTokens, resetTokens, verificationTokens } from '@/backend/db/schema/accounts';
import { BEARER, describeRoutes } from '@/backend/http/answers';
import { Failure } from '@/backend/http/failure';
import type { CustomerEnv } from '@/backend/http/router';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };

/** Argon2id, which the package exports as a const enum that isolated modules cannot read. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id;

/** OWASP's first recommendation: 19 MiB, two passes, one lane. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard (NIST 800-63B, 3.1.1.2). */
const normal = (password: string) => password.normalize('NFKC');

/** The hash of a password nobody has, so that an unknown address costs the same time as a known one. */
const NOBODY = hash('nobody', COST);

/** What is stored of a password: the argon2id string, parameters and salt included. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST);

/** Whether the password matches the hash. Without a hash it takes as long and never matches. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await NOBODY), normal(password));
  return right && passwordHash !== undefined;
}

const TABLES = { access: accessTokens, verification: verificationTokens, reset: resetTokens };

/** Lifetimes in milliseconds; a sign-in lasts 24 hours (spec §9). */
export const LIFE_MS = { access: 86_400_000, verification: 86_400_000, reset: 3_600_000 };

/** What is stored of a token: SHA-256, hex. 256 random bits need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Earlier ones stay valid; of those in mails whichever is opened works, and a stranger who asks for another breaks no link. */
export async function issueToken(db: Reader, kind: keyof typeof TABLES, customerId: string, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS[kind]);
  await db.insert(TABLES[kind]).values({ hash: hashToken(token), customerId, createdAt: now, expiresAt });
  return token;
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

const TOKEN = /^Bearer +([\w.~+/-]+=*)$/i;

export const unauthenticated = () =>
  new Failure(401, requestTexts.unauthenticated, { 'www-authenticate': 'Bearer' });

const authenticate = (allowsFormer: boolean) => async (c: Context<CustomerEnv>, next: Next) => {
  const token = TOKEN.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw unauthenticated();
  const { db, now } = c.var.dependencies;
  const owner = await findTokenOwner(db, token, now());
  if (!owner || (owner.isFormer && !allowsFormer)) throw unauthenticated();
  c.set('customerId', owner.customerId);
  c.set('tokenHash', hashToken(token));
  c.set('isFormer', owner.isFormer);
  await next();
};

/** Lets only signed-in customers through: a missing, unknown, revoked or expired token is 401. */
const requireCustomer = authenticate(false);

/** Routes of signed-in customers alone. */
export const describeCustomerRoutes = (tag: string) =>
  describeRoutes({ tags: [tag], security: BEARER, middleware: requireCustomer });

/** Lets a revoked token through as well, told apart by `isFormer`, as long as it is remembered. */
export const requireFormerCustomer = authenticate(true);
