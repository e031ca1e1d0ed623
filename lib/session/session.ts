import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { SessionState } from '@/lib/contract/account';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { isPublicSite } from '@/lib/public-shop';
import { readStoredSecret } from '@/lib/stored-secret';

/** An order and its payment token. */
const lastOrderSchema = z.object({ orderId: z.string(), snapToken: z.string() });
type LastOrder = z.infer<typeof lastOrderSchema>;

/** The login session. It is stored only in the sealed cookie. */
const sessionSchema = z.object({
  token: z.string().min(1),
  /**
   * The end of the session in milliseconds since the epoch: 24 hours after the login, never extended (spec
   * §9).
   */
  expiresAt: z.number(),
  /** A hash of the email address (`hashCustomer`), which stays the same across logins. */
  customer: z.string().min(1),
  /** The last order from this browser (contract, Transactions). New sessions store it in `ORDER_COOKIE`. */
  lastOrder: lastOrderSchema.exactOptional(),
});
export type Session = z.infer<typeof sessionSchema>;

const secure = env.SITE_URL.startsWith('https:');

/**
 * Returns the cookie name. The `__Host-` prefix on https prevents other subdomains from setting the cookie.
 */
export const createCookieName = (name: string) => (secure ? `__Host-${name}` : name);
export const COOKIE_ATTRIBUTES = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;

export const SESSION_COOKIE = createCookieName('segara_session');

/**
 * Holds the last order, separate from the session. A checkout is slow: if it wrote the session cookie, it
 * could restore a token that a password change revoked meanwhile. The cookie is only valid for its customer.
 */
export const ORDER_COOKIE = createCookieName('segara_order');
const orderCookieSchema = lastOrderSchema.extend({ customer: z.string() });

/** Session lifetime: 24 hours in milliseconds (spec §9). */
export const SESSION_TTL_MS = 86_400_000;
const SEAL_SECONDS = SESSION_TTL_MS / 1000;

/** Returns a pseudonym for a customer. It ignores the case of the email address. */
export function hashCustomer(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** Creates a session that expires 24 hours from now (spec §9). */
export function createSession(token: string, email: string): Session {
  return { token, customer: hashCustomer(email), expiresAt: Date.now() + SESSION_TTL_MS };
}

/** Returns the part of a session that the browser may know. */
export function getSessionState(session: Session | undefined): SessionState {
  if (!session) return { loggedIn: false, expiresAt: null };
  return { loggedIn: true, expiresAt: new Date(session.expiresAt).toISOString() };
}

export const sealSession = (session: Session): Promise<string> => sealCookieContent(session, SEAL_SECONDS);

const sealOrder = (lastOrder: LastOrder, { customer }: Session): Promise<string> =>
  sealCookieContent({ ...lastOrder, customer }, SEAL_SECONDS);

/** Adds the last order if its cookie belongs to the same customer. */
async function withLastOrder(session: Session, cookie: string): Promise<Session> {
  const order = await unsealCookieContent(cookie, orderCookieSchema, SEAL_SECONDS);
  if (order?.customer !== session.customer) return session;
  return { ...session, lastOrder: { orderId: order.orderId, snapToken: order.snapToken } };
}

/** Opens the session cookie and the order cookie. Returns undefined if the session is invalid or expired. */
export async function unsealSession(text: string, order?: string): Promise<Session | undefined> {
  const session = await unsealCookieContent(text, sessionSchema, SEAL_SECONDS);
  if (!session || session.expiresAt <= Date.now()) return undefined;
  return order ? withLastOrder(session, order) : session;
}

/** The session of one request: read from the cookie, changed by the handler, and written to the response. */
export class RequestSession {
  #session: Session | undefined;
  #changed: boolean;
  #lastOrder: LastOrder | undefined;
  readonly #hasOrder: boolean;

  private constructor(session: Session | undefined, changed: boolean, hasOrder: boolean) {
    this.#session = session;
    this.#changed = changed;
    this.#hasOrder = hasOrder;
  }

  /** Reads the session. An invalid cookie will be deleted with the response. */
  static async of(request: NextRequest): Promise<RequestSession> {
    const cookie = request.cookies.get(SESSION_COOKIE)?.value;
    const order = request.cookies.get(ORDER_COOKIE)?.value;
    const session = cookie ? await unsealSession(cookie, order) : undefined;
    return new RequestSession(session, cookie !== undefined && session === undefined, order !== undefined);
  }

  get current(): Session | undefined {
    return this.#session;
  }

  /** Returns the session. @throws ApiError `unauthenticated` without a valid session */
  require(): Session {
    if (!this.#session) throw new ApiError('unauthenticated');
    return this.#session;
  }

  save(session: Session): void {
    this.#session = session;
    this.#changed = true;
  }

  /**
   * Remembers an order without rewriting the session cookie, which another response may have changed
   * meanwhile.
   */
  rememberOrder(lastOrder: LastOrder): void {
    this.#lastOrder = lastOrder;
  }

  end(): void {
    this.#session = undefined;
    this.#changed = true;
  }

  /** Writes the changed cookies. They expire together with the session. */
  async writeTo(response: NextResponse): Promise<void> {
    const session = this.#session;
    const maxAge = session ? Math.max(0, Math.floor((session.expiresAt - Date.now()) / 1000)) : 0;
    const write = (name: string, value: string) =>
      response.cookies.set(name, value, { ...COOKIE_ATTRIBUTES, maxAge });
    if (this.#changed) write(SESSION_COOKIE, session ? await sealSession(session) : '');
    if (session && this.#lastOrder) write(ORDER_COOKIE, await sealOrder(this.#lastOrder, session));
    if (!session && this.#changed && this.#hasOrder) write(ORDER_COOKIE, '');
  }
}

let stored: Promise<string> | undefined;

/**
 * Returns the secret that seals cookies: `SESSION_SECRET`, or a generated one.
 * @throws Error in a public shop without `SESSION_SECRET`
 */
export async function getSessionSecret(): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (isPublicSite(env.SITE_URL)) throw new Error('SESSION_SECRET is required when SITE_URL is https');
  stored ??= readStoredSecret(env.DATA_DIR, 'session-secret').catch((error: unknown) => {
    stored = undefined;
    throw error;
  });
  return stored;
}

/**
 * Returns the secrets that open cookies. `SESSION_SECRET_OLD` keeps shoppers logged in while the secret is
 * rotated.
 */
async function openingSecrets(): Promise<string[]> {
  const secret = await getSessionSecret();
  return env.SESSION_SECRET_OLD ? [secret, env.SESSION_SECRET_OLD] : [secret];
}

/** Encrypts and signs content for a cookie. It expires after `seconds`. */
export async function sealCookieContent(content: unknown, seconds: number): Promise<string> {
  return sealData(content, { password: await getSessionSecret(), ttl: seconds });
}

/**
 * Opens sealed content. Returns undefined if it is forged, expired, sealed with an unknown secret, or of
 * another schema.
 */
export async function unsealCookieContent<S extends z.ZodType>(
  text: string,
  schema: S,
  seconds: number,
): Promise<z.infer<S> | undefined> {
  for (const password of await openingSecrets()) {
    // iron-session returns {} for some invalid seals and throws for others. Both mean that there is no
    // content.
    const content: unknown = await unsealData(text, { password, ttl: seconds }).catch(() => undefined);
    const opened = schema.safeParse(content);
    if (opened.success) return opened.data;
  }
  return undefined;
}
