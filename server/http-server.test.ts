import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createShopServer, LIMITS } from './http-server';

const QUICK = { ...LIMITS, connectionsCheckingInterval: 20 };
const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const HEADERS =
  'content-security-policy x-content-type-options permissions-policy cross-origin-opener-policy cross-origin-resource-policy referrer-policy date';
const PAGE = 'a page';
const answerPage: RequestListener = (_request, response) => void response.end(PAGE);

const started: Server[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** Serves with these limits, all others as they are. */
async function serve(answer: RequestListener, limits: Partial<typeof LIMITS> = {}) {
  const server = createShopServer(answer, { ...QUICK, ...limits });
  started.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A client that writes bytes as they are; `ended` says what it has heard when the server has ended the connection. */
function open(server: Server, bytes = '') {
  const socket = connect(portOf(server), '127.0.0.1');
  let heard = '';
  let error: string | undefined;
  socket.on('error', (one: NodeJS.ErrnoException) => {
    error = one.code;
  });
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text;
  });
  if (bytes) socket.write(bytes);
  const ended = once(socket, 'close').then(() => ({ heard, error }));
  const hears = async (text: string, times = 1) => {
    while (heard.split(text).length <= times) await once(socket, 'data');
  };
  return { socket, ended, hears };
}

const answersIn = (heard: string) => heard.match(/HTTP\/1\.1 \d+/g) ?? [];

describe('a connection that asks for another protocol', () => {
  for (const path of ['/', '/payment/page/a', '/_next/hmr']) {
    it(`is ended at once: ${path}`, async () => {
      const server = await serve(() => {
        throw new Error('It is answered');
      });
      const upgrade = 'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-key: a\r\n\r\nbytes of it';
      const { heard, error } = await open(server, `GET ${path} HTTP/1.1\r\nhost: a\r\n${upgrade}`).ended;
      expect(heard).toMatch(/^HTTP\/1\.1 400 /);
      expect(heard).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
      expect(error).toBe(undefined);
    });
  }
});

describe('bytes that are no request', () => {
  it.each([
    ['nonsense', 400, 'nonsense\r\n\r\n'],
    ['a head without end', 431, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
  ])('of %s are answered %i, with every header', async (_name, status, bytes) => {
    const { heard } = await open(await serve(answerPage), bytes).ended;
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of HEADERS.split(' ')) expect(heard).toContain(`\r\n${header}: `);
    expect(heard).toMatch(/\r\ncache-control: no-store\r\n/);
  });

  it('leave the answer of the request before them whole', async () => {
    const server = await serve((_request, response) => void setTimeout(() => response.end(PAGE), 20));
    const { heard } = await open(server, `${GET}nonsense\r\n\r\n`).ended;
    expect(answersIn(heard)).toEqual(['HTTP/1.1 200']);
    expect(heard.endsWith(PAGE)).toBe(true);
  });
});

describe('what comes slowly', () => {
  it('is answered 408: half a head', async () => {
    const { heard } = await open(await serve(answerPage, { headersTimeout: 50 }), 'GET / HTTP/1.1\r\n').ended;
    expect(heard).toMatch(/^HTTP\/1\.1 408 .*\r\ncontent-security-policy: /s);
  });

  it('is answered 408: half a body', async () => {
    const server = await serve(() => undefined, { headersTimeout: 50, requestTimeout: 60 });
    const { heard } = await open(server, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf').ended;
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('gets no second answer: the rest of a body whose request was refused', async () => {
    const server = await serve(answerPage, { headersTimeout: 500, requestTimeout: 500 });
    const { heard } = await open(server, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf').ended;
    expect(answersIn(heard)).toEqual(['HTTP/1.1 200']);
  });

  it('is cut off: a client that never reads', async () => {
    const server = await serve((_request, response) => void response.end(Buffer.alloc(30_000_000)), {
      idleTimeout: 100,
    });
    const { socket } = open(server);
    socket.pause();
    const [taken] = await Promise.all([once(server, 'connection'), socket.write(GET.repeat(10))]);
    await once(taken[0], 'close');
  });

  it('is no client that keeps its connection for later', async () => {
    const server = await serve(answerPage, { headersTimeout: 300, requestTimeout: 300, idleTimeout: 300 });
    const { socket, hears } = open(server, GET);
    await hears(PAGE);
    await sleep(900);
    socket.write(GET);
    await hears(PAGE, 2);
  });
});

describe('a body of which nobody reads the rest', () => {
  const refuse: RequestListener = (_request, response) => void response.writeHead(413).end('too large');
  const HEAD = 'POST / HTTP/1.1\r\nhost: a\r\n';

  it('does not keep the client from reading the answer: 9 MB that are announced', async () => {
    const server = await serve(refuse);
    const client = open(server, `${HEAD}content-length: 9000000\r\n\r\n`);
    await client.hears('too large');
    client.socket.write(Buffer.alloc(9_000_000));
    const { heard, error } = await client.ended;
    expect(heard).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
    expect(error).toBe(undefined);
  });

  it('nor does one whose length nobody knows', async () => {
    const server = await serve(refuse);
    const client = open(
      server,
      `${HEAD}transfer-encoding: chunked\r\n\r\n${'5\r\nhello\r\n'.repeat(50_000)}`,
    );
    const { heard, error } = await client.ended;
    expect(heard).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
    expect(error).toBe(undefined);
  });

  it('is waited for no longer than we promise', async () => {
    const server = await serve(refuse, { lingerTimeout: 50 });
    const socket = connect({ port: portOf(server), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    const [taken] = await Promise.all([
      once(server, 'connection'),
      socket.write(`${HEAD}content-length: 9000000\r\n\r\n`),
    ]);
    await once(taken[0], 'close');
    socket.destroy();
  });

  it('is not asked for', async () => {
    const client = open(
      await serve(refuse),
      `${HEAD}content-length: 9000000\r\nexpect: 100-continue\r\n\r\n`,
    );
    const { heard } = await client.ended;
    expect(answersIn(heard)).toEqual(['HTTP/1.1 413']);
  });

  it('is no small one: the next request is answered', async () => {
    const client = open(await serve(refuse), `${HEAD}content-length: 5\r\n\r\n`);
    await client.hears('too large');
    client.socket.write(`hello${GET}`);
    await client.hears('too large', 2);
  });

  it('is no body that was read, whatever its length was not said to be', async () => {
    const server = await serve(
      (request, response) => void request.resume().once('end', () => response.end(PAGE)),
    );
    const client = open(server, `${HEAD}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n${GET}`);
    await client.hears(PAGE, 2);
  });

  it('is invited when it is small', async () => {
    const server = await serve(
      (request, response) => void request.resume().once('end', () => response.end(PAGE)),
    );
    const client = open(server, `${HEAD}content-length: 5\r\nexpect: 100-continue\r\n\r\n`);
    await client.hears('HTTP/1.1 100 Continue');
    client.socket.write('hello');
    await client.hears(PAGE);
  });
});

describe('one client among many', () => {
  it('has so many connections', async () => {
    const server = await serve(answerPage, { connectionsOfAddress: 2 });
    const sockets: Socket[] = [];
    server.on('connection', (socket) => sockets.push(socket));
    const first = open(server, GET);
    await first.hears(PAGE);
    await open(server, GET).hears(PAGE);
    expect((await open(server, GET).ended).heard).toBe('');
    await Promise.all([once(sockets[0] as Socket, 'close'), first.socket.end()]);
    await open(server, GET).hears(PAGE);
  });

  it('may send so many requests on one', async () => {
    const server = await serve(answerPage, { requestsOfConnection: 3 });
    const { heard } = await open(server, GET.repeat(5)).ended;
    expect(answersIn(heard).length).toBe(3);
    expect(heard).toMatch(/connection: close\r\n(?!.*HTTP)/is);
  });

  it('may have so many wait for an answer', async () => {
    let asked = 0;
    const server = await serve((_request, response) => {
      asked += 1;
      setTimeout(() => response.end(PAGE), 20);
    });
    const { heard } = await open(server, GET.repeat(40)).ended;
    expect(asked).toBe(LIMITS.pipelined);
    expect(answersIn(heard).length).toBe(LIMITS.pipelined);
  });
});
