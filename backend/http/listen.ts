import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Where the API listens. */
type Place = { host: string; port: number };

/** The port cannot be had. The message is one line fit for a terminal. */
class PortError extends Error {
  override name = 'PortError';
}

function portError({ port, host }: Place, error: NodeJS.ErrnoException): PortError {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'is taken: set PRODUCT_API_PORT to another'
      : `cannot be used on ${host}: ${error.code}`;
  return new PortError(`Port ${port} ${reason}`, { cause: error });
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** @throws PortError when the port is taken or not allowed */
export function listen(fetch: Fetch, place: Place): Promise<Server> {
  const server = createServer(getRequestListener(fetch));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(place, error)));
    server.listen({ port: place.port, host: place.host }, () => resolve(server));
  });
}

/** Graceful shutdown: takes no more calls, and cuts those that outlast the grace period. */
export async function stopListening(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}
