import { createServer, type RequestListener, type Server } from 'node:http';
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

/** Closes new connections of an address that already has `limit` connections. */
function limitConnectionsPerAddress(server: Server, limit: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = truncateToNetwork(socket.remoteAddress ?? '');
    const count = (counts.get(network) ?? 0) + 1;
    if (count > limit) return socket.destroy();
    counts.set(network, count);
    socket.once('close', () => {
      const remaining = (counts.get(network) ?? 1) - 1;
      if (remaining === 0) counts.delete(network);
      else counts.set(network, remaining);
    });
  });
}

/**
 * Closes a connection that sends many requests without waiting for the responses, which would be held in
 * memory.
 */
function limitPipelining(handleRequest: RequestListener, limit: number): RequestListener {
  const counts = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (counts.get(socket) ?? 0) + 1;
    if (count > limit) return void socket.destroy();
    counts.set(socket, count);
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
    handleRequest(request, response);
  };
}

export function createPublicServer(handleRequest: RequestListener, limits = HTTP_SERVER_LIMITS): Server {
  const server = createServer(limits, limitPipelining(handleRequest, limits.pipelinedRequests));
  server.timeout = limits.idleTimeout;
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  limitConnectionsPerAddress(server, limits.connectionsPerAddress);
  return server;
}
