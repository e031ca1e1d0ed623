import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createNextClient } from '@/server/next-client';
import { createRequestHandler } from '@/server/request-handler';
import { createStaticHandler } from '@/server/static-files';

export const PAGE_HTML = `<!DOCTYPE html><html><body>${'ombak – '.repeat(1_000)}</body></html>`;

/** A server in place of Next.js that responds with `page` and records the requests. */
export const fakeNext = {
  page: { status: 200, headers: {} as Record<string, string>, body: PAGE_HTML },
  requests: [] as IncomingMessage[],
  bodies: [] as Buffer[],
  /** Pages wait for this promise. */
  ready: Promise.resolve(),
};
async function respond(incoming: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = fakeNext.page;
  fakeNext.requests.push(incoming);
  fakeNext.bodies.push(await buffer(incoming));
  if (incoming.method === 'GET') await fakeNext.ready;
  const type = incoming.headers.rsc === '1' ? 'text/x-component' : 'text/html; charset=utf-8';
  response.writeHead(status, { 'content-type': type, vary: 'rsc', ...headers }).end(body);
}

const distDir = mkdtempSync(join(tmpdir(), 'build-'));
const nextServer = createServer(respond);
const server = createServer((incoming, response) => handle(incoming, response));
let handle: RequestListener;

const portOf = (one: typeof server) => (one.address() as AddressInfo).port;
const listen = (one: typeof server) => new Promise<void>((open) => one.listen(0, '127.0.0.1', open));
/** Replaces the shop by a new one that trusts this number of proxies in front of it. */
export function restartTestShop(hops = 0): void {
  handle = newShop(hops);
}

const newShop = (hops = 0) =>
  createRequestHandler({
    fetchNext: createNextClient(portOf(nextServer)),
    serveStatic: createStaticHandler(distDir),
    routeName: () => 'other',
    hops,
  });

/** Starts a shop for the tests of a file. Its build has one file, `/_next/static/a.js`. */
export function openTestShop(): void {
  beforeAll(() => {
    mkdirSync(join(distDir, 'static'));
    writeFileSync(join(distDir, 'static/a.js'), 'const a = 1;');
  });
  afterAll(() => rmSync(distDir, { recursive: true }));
  beforeAll(() => Promise.all([listen(nextServer), listen(server)]));
  afterAll(() => {
    for (const one of [server, nextServer]) {
      one.close();
      one.closeAllConnections();
    }
  });
  beforeEach(() => {
    restartTestShop();
    fakeNext.page = {
      status: 200,
      headers: { 'cache-control': 's-maxage=30, stale-while-revalidate=300', 'x-nextjs-cache': 'HIT' },
      body: PAGE_HTML,
    };
    fakeNext.requests = [];
    fakeNext.bodies = [];
  });
}

type Options = {
  method?: string;
  /** A list alternates names and values, so that a name can occur twice. */
  headers?: Record<string, string> | string[];
  body?: Buffer;
  partial?: boolean;
};

/** Sends a request to the shop. */
export async function sendRequest(
  path: string,
  { method = 'GET', headers = {}, body, partial = false }: Options = {},
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: portOf(server), path, method, headers, agent: false };
    const outgoing = request(options, resolve).once('error', reject);
    if (partial) outgoing.write('{');
    else outgoing.end(body);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
/** Returns the number of requests that have reached Next.js. */
export const countNextRequests = () => fakeNext.requests.length;
