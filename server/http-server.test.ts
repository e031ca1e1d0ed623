import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPublicServer, HTTP_SERVER_LIMITS } from './http-server';

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const PAGE = 'a page';
const sendPage: RequestListener = (_request, response) => void response.end(PAGE);

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener, limits: Partial<typeof HTTP_SERVER_LIMITS> = {}) {
  const server = createPublicServer(listener, {
    ...HTTP_SERVER_LIMITS,
    connectionsCheckingInterval: 20,
    ...limits,
  });
  started.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Opens a connection and sends bytes. `closed` resolves with everything that was received. */
function open(server: Server, bytes = '') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('error', () => undefined);
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  if (bytes) socket.write(bytes);
  return { socket, closed: once(socket, 'close').then(() => received), received: () => received };
}

/** Waits until a condition is true. @throws Error after three seconds, so that no test waits for ever */
async function waitUntil(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 3_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('The condition was still false after three seconds');
    await sleep(5);
  }
}

it.each([
  ['half a head', { headersTimeout: 50 }, 'GET / HTTP/1.1\r\n'],
  [
    'half a body',
    { headersTimeout: 50, requestTimeout: 60 },
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf',
  ],
])('responds 408 to %s', async (_, limits, bytes) => {
  const server = await serve(() => undefined, limits);
  expect(await open(server, bytes).closed).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes the connection of a client that does not read', async () => {
  const server = await serve((_request, response) => void response.end(Buffer.alloc(30_000_000)), {
    idleTimeout: 100,
  });
  const { socket } = open(server);
  socket.pause();
  const [taken] = await Promise.all([once(server, 'connection'), socket.write(GET.repeat(3))]);
  await once(taken[0], 'close');
});

it('closes the connection of a client that does not wait for responses', async () => {
  let requests = 0;
  const server = await serve(() => {
    requests += 1;
  });
  await open(server, GET.repeat(1_000)).closed;
  expect(requests).toBe(HTTP_SERVER_LIMITS.pipelinedRequests);
});

it('responds to requests that arrive together', async () => {
  const { received } = open(await serve(sendPage), GET.repeat(HTTP_SERVER_LIMITS.pipelinedRequests));
  await waitUntil(() => received().split(PAGE).length > HTTP_SERVER_LIMITS.pipelinedRequests);
});

it('keeps a connection for any number of requests that wait for their responses', async () => {
  const { socket, received } = open(await serve(sendPage));
  for (let count = 1; count <= 2 * HTTP_SERVER_LIMITS.pipelinedRequests; count += 1) {
    socket.write(GET);
    await waitUntil(() => received().split(PAGE).length > count);
  }
  expect(socket.destroyed).toBe(false);
});

it('keeps an idle connection for the next request', async () => {
  const server = await serve(sendPage, { headersTimeout: 300, requestTimeout: 300, idleTimeout: 300 });
  const { socket, received } = open(server, GET);
  await waitUntil(() => received().includes(PAGE));
  await sleep(900);
  socket.write(GET);
  await waitUntil(() => received().split(PAGE).length === 3);
});

it('closes further connections of an address that has too many', async () => {
  const server = await serve(sendPage, { connectionsPerAddress: 1 });
  const first = open(server, GET);
  await waitUntil(() => first.received().includes(PAGE));
  expect(await open(server, GET).closed).toBe('');
  first.socket.destroy();
  await first.closed;
  await sleep(20);
  const third = open(server, GET);
  await waitUntil(() => third.received().includes(PAGE));
});
