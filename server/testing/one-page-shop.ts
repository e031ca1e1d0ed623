import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createAnswer } from '@/server/answer';
import { noteVersion } from '@/server/answer-cache';

export const HTML = `<!DOCTYPE html><p>${'ombak – '.repeat(1_000)}</p>`;
/** When the page was made: a minute fresh, and stale for five. */
export const MADE = 1_800_000_000_000;

/** A page as Next has it in its cache. */
function freshPage(address: string) {
  const head: Record<string, string | string[]> = {
    'content-type': 'text/html; charset=utf-8',
    'x-nextjs-cache': 'HIT',
    'cache-control': 's-maxage=60, stale-while-revalidate=300',
    'x-twice': ['a', 'b'],
    vary: 'rsc',
  };
  return {
    body: HTML,
    path: `/en${address}`,
    tags: 'catalogue,list',
    head,
    whileAnswering: (): unknown => undefined,
  };
}

let pages = 0;
/** The page of this test, and how often Next was asked for it. */
export const shop = { address: '/', page: freshPage('/'), asked: 0 };

/** In Next's place: answers as the page is, having looked it up. */
async function answerPage(request: IncomingMessage, response: ServerResponse) {
  const { body, path, tags, head, whileAnswering } = shop.page;
  shop.asked += 1;
  noteVersion(request.headers, { path, tags, lastModified: MADE });
  whileAnswering();
  for (const [name, value] of Object.entries(head)) response.setHeader(name, value);
  if (head['content-type'] !== 'text/html; charset=utf-8')
    return response.write(Buffer.from(body)) && response.end();
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}

const routeName = () => 'other';
const server = createServer(createAnswer(answerPage, { hops: 0, isDev: false, routeName }));
const workshop = createServer(createAnswer(answerPage, { hops: 0, isDev: true, routeName }));

/** Opens the shop for the tests of a file; each has a page of its own. */
export function openShop(): void {
  const both = [server, workshop];
  beforeAll(() => Promise.all(both.map((one) => new Promise<void>((open) => one.listen(0, open)))));
  afterAll(() => Promise.all(both.map((one) => new Promise((closed) => one.close(closed)))));
  beforeEach(() => {
    pages += 1;
    const address = `/men/page-${pages}`;
    Object.assign(shop, { address, page: freshPage(address), asked: 0 });
    jest.spyOn(Date, 'now').mockReturnValue(MADE);
  });
}

export type Asking = { method?: string; headers?: Record<string, string>; path?: string; isDev?: boolean };

/** What a client gets, and whether Next was asked for it. */
export async function ask({ method = 'GET', headers = {}, path = shop.address, isDev = false }: Asking = {}) {
  const { asked } = shop;
  const { port } = (isDev ? workshop : server).address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    request(options, resolve).once('error', reject).end();
  });
  const body = await buffer(response);
  const { date: _now, connection: _one, ...head } = response.headers;
  return { status: response.statusCode, head, body, byNext: shop.asked > asked };
}

/** What a client gets when another was given the same. */
export async function askAgain(asking?: Asking) {
  await ask(asking);
  return ask(asking);
}
