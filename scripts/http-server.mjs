// @ts-check
import { createServer } from 'node:http';
import { networkOf } from '../lib/rate-limit/network.mjs';
import { Connection } from './connection.mjs';
import { isTooLarge } from './prepare-request.mjs';

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} Answer */

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
/** @typedef {typeof LIMITS} Limits */

/** Node's names of what is wrong with bytes that should be a request; anything else is a 400. */
const STATUS_OF = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Closes connections of those who have too many.
 * @param {import('node:http').Server} server
 * @param {number} most
 */
function boundConnections(server, most) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  server.on('connection', (socket) => {
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

/**
 * The HTTP server of the shop: what comes slowly, in excess or as nonsense ends here, and every connection ends in order.
 * @param {Answer} answer
 * @param {Limits} limits
 */
export function createShopServer(answer, limits = LIMITS) {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout } = limits;
  const times = { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout };
  const server = createServer({ ...times, requireHostHeader: false });
  server.timeout = limits.idleTimeout;
  server.maxConnections = limits.connections;
  boundConnections(server, limits.connectionsOfAddress);

  /** @type {WeakMap<object, Connection>} */
  const connections = new WeakMap();
  const connectionOf = (/** @type {Socket} */ socket) => {
    const connection = connections.get(socket) ?? new Connection(socket, limits);
    connections.set(socket, connection);
    return connection;
  };
  /** @type {Answer} */
  const take = (request, response) => {
    if (connectionOf(request.socket).take(request, response)) answer(request, response);
    else request.resume();
  };

  server.on('request', take);
  server.on('checkContinue', (request, response) => {
    if (!isTooLarge(request)) response.writeContinue();
    take(request, response);
  });
  // Nobody is asked to speak another protocol; without us, Next would hold such a connection for ever.
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    const connection = connectionOf(request.socket);
    if (connection.waiting().length > 0) socket.destroy();
    else connection.refuse(400);
  });
  server.on('clientError', (error, socket) => {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    const connection = connectionOf(/** @type {Socket} */ (socket));
    if (socket.writable) connection.refuseBytes(STATUS_OF.get(code) ?? 400);
    else if (!connection.isClosing) socket.destroy();
  });
  return server;
}
