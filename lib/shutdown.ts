import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getOrCreatePerProcess } from '@/lib/per-process';

const SWEEP_MS = 100;

const shutdown = getOrCreatePerProcess('shutdown', () => ({ isStarted: false }));

/**
 * Returns whether this process is shutting down. It still serves requests, but is not ready, so load
 * balancers stop using it.
 */
export const isStopping = (): boolean => shutdown.isStarted;

function closeAfterResponse(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * Shuts a server down: readiness turns off, and every response has `Connection: close`. After the delay the
 * server accepts no more connections, and requests in progress finish.
 * @param delayMs how long load balancers may take to notice
 * @param graceMs how long requests in progress may take before they are cut off
 */
export async function shutDownGracefully(server: Server, delayMs: number, graceMs: number): Promise<void> {
  shutdown.isStarted = true;
  server.prependListener('request', closeAfterResponse);
  await sleep(delayMs);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // Responses that began before the shutdown have no `Connection: close`, so their connections are closed when idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
