import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

type Call = { path: string | undefined; authorization: string | undefined; body: unknown };

/**
 * Opens a storefront mock that records notifications and responds with `status`. The caller must call `stop`.
 */
export async function openFakeStorefront() {
  const calls: Call[] = [];
  const double = { calls, status: 200, url: '', stop: () => server.close() };

  const server = createServer(async (request, response) => {
    const { url: path, headers } = request;
    calls.push({ path, authorization: headers.authorization, body: await json(request) });
    response.writeHead(double.status, { 'content-type': 'application/json' }).end('{"data":{}}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  double.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return double;
}
