import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

function dropForwarded(event: unknown): void {
  if (typeof event !== 'object' || event === null || !('request' in event)) return;
  if (!(event.request instanceof IncomingMessage)) return;
  for (const name of FORWARDED) delete event.request.headers[name];
}

/**
 * Without a proxy of ours in front, whatever a client says in `X-Forwarded-*` is dropped (contract, Environment).
 * Route handlers are not given the socket, and Next sets these headers from the socket only when the client
 * has sent none: anyone could choose an address to be counted under. Node tells of a request on this channel
 * before any listener, Next's included, gets to see it.
 */
export function dropForwardedHeaders(): void {
  subscribe('http.server.request.start', dropForwarded);
}
