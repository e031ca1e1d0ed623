import type { AppContext } from './app-env';

/** Where a call comes from: the socket's own address, as a header is whatever a caller writes into it. */
export function callerAddress(c: AppContext): string {
  return c.env?.incoming?.socket.remoteAddress ?? 'unknown';
}
