import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { truncateToNetwork } from '@/lib/rate-limit/network';

/** The limits of connections and requests. Times are in milliseconds. */
export const HTTP_SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /**
   * Longer than the 60 s of common load balancers: the load balancer, which reuses connections, must close
   * them first.
   */
  keepAliveTimeout: 70_000,
  /** A connection without progress is closed, also while a response is sent. */
  idleTimeout: 30_000,
  connections: 2_000,
  connectionsPerAddress: 200,
  requestsPerConnection: 1_000,
  /**
   * The most requests of one connection that may wait for a response. Browsers and proxies send one at a
   * time.
   */
  pipelinedRequests: 5,
};

type Counts<Key> = {
  get(key: Key): number | undefined;
  set(key: Key, count: number): unknown;
  delete(key: Key): unknown;
};

/** Counts a connection or response until it is closed. Returns how many of its key are open. */
function countOpen<Key>(counts: Counts<Key>, key: Key, counted: Socket | ServerResponse): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  counted.once('close', () => {
    const remaining = (counts.get(key) ?? 1) - 1;
    if (remaining === 0) counts.delete(key);
    else counts.set(key, remaining);
  });
  return count;
}

/**
 * Creates the server for clients. It closes further connections of an address that has too many, and
 * connections that send many requests without waiting for the responses, which would be held in memory.
 */
export function createPublicServer(handleRequest: RequestListener, limits = HTTP_SERVER_LIMITS): Server {
  const connections = new Map<string, number>();
  const requests = new WeakMap<Socket, number>();
  const server = createServer(limits, (request, response) => {
    const { socket } = request;
    if (countOpen(requests, socket, response) > limits.pipelinedRequests) socket.destroy();
    else handleRequest(request, response);
  });
  server.on('connection', (socket: Socket) => {
    const network = truncateToNetwork(socket.remoteAddress ?? '');
    if (countOpen(connections, network, socket) > limits.connectionsPerAddress) socket.destroy();
  });
  server.timeout = limits.idleTimeout;
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  return server;
}
