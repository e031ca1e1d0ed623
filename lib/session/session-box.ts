import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { openSession, sealSession } from './seal';
import { SESSION_COOKIE, type Session } from './session';

const COOKIE = {
  name: SESSION_COOKIE,
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: env.SITE_URL.startsWith('https:'),
} as const;

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
    const seal = request.cookies.get(SESSION_COOKIE)?.value;
    const session = seal ? await openSession(seal) : undefined;
    return new SessionBox(session, seal !== undefined && session === undefined);
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
    response.cookies.set({ ...COOKIE, value, maxAge });
  }
}
