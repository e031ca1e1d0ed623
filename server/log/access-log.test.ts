import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentRequestId } from '@/lib/log/request-id';
import { createAnswer } from '@/server/answer';
import { accessLog } from './access-log';

/** Asks a storefront behind so many proxies for the address of a mail; Next answers with the id it works under. */
async function ask(hops: number, headers: Record<string, string>) {
  const info = jest.spyOn(accessLog, 'info').mockImplementation(() => undefined);
  const next = async (_request: unknown, response: { end: (text?: string) => unknown }) =>
    response.end(currentRequestId());
  const routeName = () => '/verify-email';
  const server = createServer(createAnswer(next, { hops, isDev: false, routeName }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, path: '/verify-email?token=a-secret', headers, agent: false };
  const worked = await new Promise<string>((resolve) => {
    request(options, (answer) => answer.once('data', (bytes) => resolve(String(bytes)))).end();
  });
  await new Promise((resolve) => server.close(resolve));
  const [record, message] = info.mock.calls.at(-1) ?? [];
  return { worked, record, message };
}

it('has one line of a request, which does not tell what its address holds', async () => {
  const { record, message } = await ask(0, {});
  expect(message).toBe('request');
  expect(record).toEqual({
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    route: '/verify-email',
    status: 200,
    ms: expect.any(Number),
  });
});

it('takes the id of a proxy of ours, under which everything is done', async () => {
  const { worked, record } = await ask(1, { 'x-request-id': 'of-the-proxy' });
  expect([worked, record]).toEqual(['of-the-proxy', expect.objectContaining({ requestId: 'of-the-proxy' })]);
});

it("does not believe anybody else's", async () => {
  const { worked } = await ask(0, { 'x-request-id': 'of-a-stranger' });
  expect(worked).not.toBe('of-a-stranger');
});
