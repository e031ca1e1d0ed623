import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isStopping, shutDownGracefully } from './shutdown';

const DELAY_MS = 150;
/** The delay in milliseconds before the server closes: enough for three responses, even on a busy machine. */
const NOTICE_MS = 2_000;
const GRACE_MS = 60_000;
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

async function serve(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: GRACE_MS }, listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
    return { connection: response.headers.connection, text: String(await buffer(response)) };
  };
  return { server, ask };
}

it('accepts requests while load balancers notice, and closes each connection with its response', async () => {
  const { server, ask } = await serve((_request, response) => void response.end('well'));
  expect(await ask()).toMatchObject({ connection: 'keep-alive' });
  const drained = shutDownGracefully(server, NOTICE_MS, GRACE_MS);
  expect(isStopping()).toBe(true);
  expect(await ask()).toEqual({ connection: 'close', text: 'well' });
  expect(await ask()).toEqual({ connection: 'close', text: 'well' });
  await drained;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

it('completes requests in progress and then closes their connections', async () => {
  const { server, ask } = await serve((_request, response) => {
    // The head has been sent with `Connection: keep-alive`.
    response.write('half of ');
    setTimeout(() => response.end('an order'), 4 * DELAY_MS);
  });
  const asked = ask();
  await once(server, 'request');
  const drained = shutDownGracefully(server, 0, GRACE_MS);
  expect(await asked).toEqual({ connection: 'keep-alive', text: 'half of an order' });
  await drained;
});

it('cuts off requests that do not end', async () => {
  const { server, ask } = await serve((_request, response) => void response.write('for ever'));
  const asked = ask();
  await once(server, 'request');
  await Promise.all([expect(asked).rejects.toThrow('aborted'), shutDownGracefully(server, 0, DELAY_MS)]);
});
