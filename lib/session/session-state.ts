import 'server-only';
import { LOGGED_OUT, type SessionState } from '@/lib/account/session-state';
import type { Session } from './session';

/** What the browser may know of a session. */
export function sessionState(session: Session | undefined): SessionState {
  return session ? { loggedIn: true, expiresAt: new Date(session.expiresAt).toISOString() } : LOGGED_OUT;
}
