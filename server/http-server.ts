import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@/lib/rate-limit/network';
import { isTooLarge } from './admission';
import { Connection } from './connection';

/** What one client may take of the server; times in milliseconds. */
export const LIMITS = {
  /** From its first byte a request has so long to bring its head, and all of it: 64 KiB need no longer. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often Node looks for those who take longer. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the 60 s of common balancers: who keeps a connection for later must be the one to close it. */
  keepAliveTimeout: 70_000,
  /** So long nothing may move while something is under way: who does not read what was asked for is cut off. */
  idleTimeout: 30_000,
  /** After our last word the client's is still listened to for so long. */
  lingerTimeout: 5_000,
  connections: 2_000,
  connectionsOfAddress: 200,
  requestsOfConnection: 1_000,
  /** Requests of one connection that wait for their answers; browsers send one after the other. */
  pipelined: 16,
};
type Limits = typeof LIMITS;

/** Node's names of what is wrong with bytes that should be a request; anything else is a 400. */
const STATUS_OF = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Closes connections of those who have too many. */
function limitConnections(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (counts.get(network) ?? 0) + 1;
    if (count > most) return socket.destroy();
    counts.set(network, count);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left === 0) counts.delete(network);
      else counts.set(network, left);
    });
  });
}

/** Requests are answered; what is none ends here, with every header of an answer. */
function listen(server: Server, answer: RequestListener, limits: Limits) {
  const connections = new WeakMap<object, Connection>();
  const connectionOf = (socket: Socket) => {
    const connection = connections.get(socket) ?? new Connection(socket, limits);
    connections.set(socket, connection);
    return connection;
  };
  const take: RequestListener = (request, response) => {
    if (connectionOf(request.socket).take(request, response)) answer(request, response);
    else request.resume();
  };

  server.on('request', take);
  server.on('checkContinue', (request, response) => {
    if (!isTooLarge(request)) response.writeContinue();
    take(request, response);
  });
  // Nobody has to know any other expectation (RFC 9110, 10.1.1); Node would refuse it without our headers.
  server.on('checkExpectation', take);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connectionOf(socket);
    if (socket.writable) connection.refuseBytes(STATUS_OF.get(error.code ?? '') ?? 400);
    else if (!connection.isClosing) socket.destroy();
  });
  return connectionOf;
}

/**
 * The HTTP server of the shop: what comes slowly, in excess or as nonsense ends here, and every connection ends in order.
 * @param takesUpgrades whether somebody else listens for upgrades, as Next does in development
 */
export function createShopServer(answer: RequestListener, limits = LIMITS, takesUpgrades = false): Server {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout } = limits;
  const times = { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout };
  const server = createServer({ ...times, requireHostHeader: false });
  server.timeout = limits.idleTimeout;
  server.maxConnections = limits.connections;
  limitConnections(server, limits.connectionsOfAddress);
  const connectionOf = listen(server, answer, limits);
  if (takesUpgrades) return server;

  // Nobody is asked to speak another protocol; without us, Next would hold such a connection for ever.
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    const connection = connectionOf(request.socket);
    if (connection.waiting().length > 0) socket.destroy();
    else connection.refuse(400);
  });
  return server;
}
