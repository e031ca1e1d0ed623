import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Longer than the 60 s of common balancers: who keeps a connection for later must be the one to close it. */
const KEEP_ALIVE_MS = 70_000;

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
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, getRequestListener(fetch));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(place, error)));
    server.listen({ port: place.port, host: place.host }, () => resolve(server));
  });
}
