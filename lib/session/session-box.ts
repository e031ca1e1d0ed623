import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/errors/api-error';
import { seal, unseal } from './seal';
import { COOKIE, SESSION_COOKIE, SESSION_MS, type Session, sessionSchema } from './session';

const SEAL_SECONDS = SESSION_MS / 1000;

export const sealSession = (session: Session): Promise<string> => seal(session, SEAL_SECONDS);

/** The session in a cookie; undefined when it cannot be unsealed, or its 24 hours are over. */
export async function openSession(text: string): Promise<Session | undefined> {
  const session = await unseal(text, sessionSchema, SEAL_SECONDS);
  return session && session.expiresAt > Date.now() ? session : undefined;
}

/** The session of one request: read from its cookie, changed by the handler, written into the answer. */
export class SessionBox {
  #session: Session | undefined;
  #changed: boolean;

  private constructor(session: Session | undefined, changed: boolean) {
    this.#session = session;
    this.#changed = changed;
  }

  /** A cookie that opens to nothing is taken away with the answer. */
  static async of(request: NextRequest): Promise<SessionBox> {
    const cookie = request.cookies.get(SESSION_COOKIE)?.value;
    const session = cookie ? await openSession(cookie) : undefined;
    return new SessionBox(session, cookie !== undefined && session === undefined);
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

  end(): void {
    this.#session = undefined;
    this.#changed = true;
  }

  /** Writes what has changed; the cookie lives as long as the session, not a second longer. */
  async writeTo(response: NextResponse): Promise<void> {
    if (!this.#changed) return;
    const session = this.#session;
    const value = session ? await sealSession(session) : '';
    const maxAge = session ? Math.max(0, Math.floor((session.expiresAt - Date.now()) / 1000)) : 0;
    response.cookies.set(SESSION_COOKIE, value, { ...COOKIE, maxAge });
  }
}
