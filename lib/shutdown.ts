import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 100;

let stopping = false;

/** Whether this process was told to stop: it is alive and answers, but it is not ready, so that balancers look elsewhere. */
export const isStopping = (): boolean => stopping;

function closeAfterAnswer(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * Graceful shutdown of a server: readiness turns off and every answer says `Connection: close`; after the delay no
 * connection is taken any more, and what is under way ends.
 * @param delayMs how long balancers may take to notice
 * @param graceMs how long what is under way may take after that, before it is cut
 */
export async function drain(server: Server, delayMs: number, graceMs: number): Promise<void> {
  stopping = true;
  server.prependListener('request', closeAfterAnswer);
  await sleep(delayMs);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // An answer that was begun before keeps its connection, until it is found idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
