import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { log } from '@/lib/log/log';
import { createAnswer } from './answer';

const PAGE = '<!DOCTYPE html><p>ombak</p>';
const OWN_POLICY = "default-src 'none'; frame-ancestors 'self'";

/** In Next's place: answers with one page, which names a policy of its own at `*.html`, and notes what it was asked for. */
function nextWith(asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[]) {
  return async ({ method, url, headers }: IncomingMessage, response: ServerResponse) => {
    asked.push({ method, url, headers: { ...headers } });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url?.endsWith('.html')) response.setHeader('content-security-policy', OWN_POLICY);
    response.end(PAGE);
  };
}

type Asking = { method?: string; headers?: Record<string, string>; body?: string; isDev?: boolean };

async function ask(path: string, { method = 'GET', headers = {}, body, isDev = false }: Asking = {}) {
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const server = createServer(createAnswer(nextWith(asked), { hops: 0, isDev, routeName: () => 'other' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    request(options, resolve).once('error', reject).end(body);
  });
  const answer = { status: response.statusCode, headers: response.headers, body: await text(response) };
  await new Promise((resolve) => server.close(resolve));
  return { ...answer, asked: asked[0] };
}

it('hands a document to Next at its internal path, and sends it with its policy', async () => {
  const { status, headers, body, asked } = await ask('/men');
  expect([status, body, asked?.url]).toEqual([200, PAGE, '/en/men']);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers).toMatchObject({ etag: expect.any(String), 'x-content-type-options': 'nosniff' });
});

it('answers HEAD with the head of GET and no body', async () => {
  const [whole, head] = [await ask('/men'), await ask('/men', { method: 'HEAD' })];
  const { date: _now, ...headers } = head.headers;
  expect(head.body).toBe('');
  expect(whole.headers).toMatchObject(headers);
});

it('redirects another spelling to the canonical address', async () => {
  const { status, headers, asked } = await ask('/Men/?a=1');
  expect([status, headers.location, asked]).toEqual([308, '/men?a=1', undefined]);
});

it('refuses in the shape of the contract under /api, with a line elsewhere', async () => {
  const handler = await ask('/api/session', { method: 'TRACE' });
  expect(handler.status).toBe(405);
  expect(JSON.parse(handler.body)).toMatchObject({ status: 'error', code: 'method_not_allowed' });
  expect((await ask('/men', { method: 'POST' })).body).toBe('This method is not allowed here.\n');
});

it('in development sends a policy with a nonce of its own, which Next is told', async () => {
  const answers = [await ask('/men', { isDev: true }), await ask('/men', { isDev: true })];
  const policies = answers.map(({ headers }) => headers['content-security-policy']);
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[^']+' 'unsafe-eval';/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(answers.map(({ asked }) => asked?.headers['content-security-policy'])).toEqual(policies);
});

it('in development leaves a document the policy it brings', async () => {
  const { headers } = await ask('/store/kuta/map.html', { isDev: true });
  expect(headers['content-security-policy']).toBe(OWN_POLICY);
});

it('cuts an answer that breaks off, which would be taken for whole', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const breakOff = async (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('half');
    throw new Error('down');
  };
  const server = createServer(createAnswer(breakOff, { hops: 0, isDev: false, routeName: () => 'other' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/api/a`).then((answer) => answer.text())).rejects.toThrow();
  await new Promise((resolve) => server.close(resolve));
});
