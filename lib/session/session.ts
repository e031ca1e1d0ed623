import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { SessionState } from '@/lib/contract/account';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { isPublic } from '@/lib/public-shop';
import { storedSecret } from '@/lib/stored-secret';

/** An order and the token of its payment. */
const lastOrderSchema = z.object({ orderId: z.string(), snapToken: z.string() });
type LastOrder = z.infer<typeof lastOrderSchema>;

/** Who is logged in, as it lies in the sealed cookie and nowhere else. */
const sessionSchema = z.object({
  token: z.string().min(1),
  /** 24 hours after the login, in milliseconds; never put off (spec §9). */
  expiresAt: z.number(),
  /** A hash of the e-mail (`customerOf`): the same customer at each login, without saying who it is. */
  customer: z.string().min(1),
  /** The last one made here (contract, Transactions); in a cookie of its own, but for sessions of former releases. */
  lastOrder: lastOrderSchema.exactOptional(),
});
export type Session = z.infer<typeof sessionSchema>;

const secure = env.SITE_URL.startsWith('https:');

/** `__Host-` on https: no neighbour under the same domain can plant a cookie of its own. */
export const cookieName = (name: string) => (secure ? `__Host-${name}` : name);
export const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;

export const SESSION_COOKIE = cookieName('segara_session');

/**
 * The last order, beside the session: a checkout takes long, and would put a token back that a change of the password has ended
 * meanwhile. It is its customer's alone, whoever logs in next.
 */
export const ORDER_COOKIE = cookieName('segara_order');
const orderCookieSchema = lastOrderSchema.extend({ customer: z.string() });

/** Session lifetime: 24 hours in milliseconds (spec §9). */
export const SESSION_MS = 86_400_000;
const SEAL_SECONDS = SESSION_MS / 1000;

/** A pseudonym for a customer, the same however the e-mail is written. */
export function customerOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

export function newSession(token: string, email: string): Session {
  return { token, customer: customerOf(email), expiresAt: Date.now() + SESSION_MS };
}

export function sessionState(session: Session | undefined): SessionState {
  if (!session) return { loggedIn: false, expiresAt: null };
  return { loggedIn: true, expiresAt: new Date(session.expiresAt).toISOString() };
}

export const sealSession = (session: Session): Promise<string> => seal(session, SEAL_SECONDS);

const sealOrder = (lastOrder: LastOrder, { customer }: Session): Promise<string> =>
  seal({ ...lastOrder, customer }, SEAL_SECONDS);

/** With its last order where that cookie is the same customer's. */
async function withLastOrder(session: Session, cookie: string): Promise<Session> {
  const order = await unseal(cookie, orderCookieSchema, SEAL_SECONDS);
  if (order?.customer !== session.customer) return session;
  return { ...session, lastOrder: { orderId: order.orderId, snapToken: order.snapToken } };
}

/** The session in a cookie, with its last order in another; undefined when it cannot be unsealed, or its 24 hours are over. */
export async function openSession(text: string, order?: string): Promise<Session | undefined> {
  const session = await unseal(text, sessionSchema, SEAL_SECONDS);
  if (!session || session.expiresAt <= Date.now()) return undefined;
  return order ? withLastOrder(session, order) : session;
}

/** The session of one request: read from its cookie, changed by the handler, written into the answer. */
export class SessionBox {
  #session: Session | undefined;
  #changed: boolean;
  #lastOrder: LastOrder | undefined;
  readonly #hasOrder: boolean;

  private constructor(session: Session | undefined, changed: boolean, hasOrder: boolean) {
    this.#session = session;
    this.#changed = changed;
    this.#hasOrder = hasOrder;
  }

  /** A cookie that opens to nothing is taken away with the answer. */
  static async of(request: NextRequest): Promise<SessionBox> {
    const cookie = request.cookies.get(SESSION_COOKIE)?.value;
    const order = request.cookies.get(ORDER_COOKIE)?.value;
    const session = cookie ? await openSession(cookie, order) : undefined;
    return new SessionBox(session, cookie !== undefined && session === undefined, order !== undefined);
  }

  get current(): Session | undefined {
    return this.#session;
  }

  /** @throws ApiError `unauthenticated` when nobody is logged in */
  require(): Session {
    if (!this.#session) throw new ApiError('unauthenticated');
    return this.#session;
  }

  save(session: Session): void {
    this.#session = session;
    this.#changed = true;
  }

  /** Remembers an order made here, and leaves the session's own cookie as another answer may have changed it. */
  rememberOrder(lastOrder: LastOrder): void {
    this.#lastOrder = lastOrder;
  }

  end(): void {
    this.#session = undefined;
    this.#changed = true;
  }

  /** Writes what has changed; the cookies live as long as the session, not a second longer. */
  async writeTo(response: NextResponse): Promise<void> {
    const session = this.#session;
    const maxAge = session ? Math.max(0, Math.floor((session.expiresAt - Date.now()) / 1000)) : 0;
    const write = (name: string, value: string) => response.cookies.set(name, value, { ...COOKIE, maxAge });
    if (this.#changed) write(SESSION_COOKIE, session ? await sealSession(session) : '');
    if (session && this.#lastOrder) write(ORDER_COOKIE, await sealOrder(this.#lastOrder, session));
    if (!session && this.#changed && this.#hasOrder) write(ORDER_COOKIE, '');
  }
}

let stored: Promise<string> | undefined;

/**
 * What seals cookies: `SESSION_SECRET`, else the stored one. @throws Error in a public shop without the first
 */
export async function sessionSecret(): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (isPublic(env.SITE_URL)) throw new Error('SESSION_SECRET is required when SITE_URL is https');
  stored ??= storedSecret(env.DATA_DIR, 'session-secret').catch((error: unknown) => {
    stored = undefined;
    throw error;
  });
  return stored;
}

/** `SESSION_SECRET_OLD` still opens, so that the secret can be rotated while shoppers are logged in. */
async function openingSecrets(): Promise<string[]> {
  const secret = await sessionSecret();
  return env.SESSION_SECRET_OLD ? [secret, env.SESSION_SECRET_OLD] : [secret];
}

/** Content as text that only this shop can read, for so many seconds. */
export async function seal(content: unknown, seconds: number): Promise<string> {
  return sealData(content, { password: await sessionSecret(), ttl: seconds });
}

/** What was sealed; undefined when it is broken, forged, of an unknown secret, of another shape, or too old. */
export async function unseal<S extends z.ZodType>(
  text: string,
  schema: S,
  seconds: number,
): Promise<z.infer<S> | undefined> {
  for (const password of await openingSecrets()) {
    // iron-session returns {} for some bad seals and throws for others; both are simply nothing.
    const content: unknown = await unsealData(text, { password, ttl: seconds }).catch(() => undefined);
    const opened = schema.safeParse(content);
    if (opened.success) return opened.data;
  }
  return undefined;
}
