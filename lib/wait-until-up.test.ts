import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntilUp } from './wait-until-up.mjs';

it('waits until the server responds with 2xx', async () => {
  const statuses = [503, 503, 200];
  const server = createServer((_request, response) => {
    response.writeHead(statuses.shift() ?? 500).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  await waitUntilUp(`http://127.0.0.1:${(server.address() as AddressInfo).port}/health`);
  expect(statuses).toEqual([]);
  server.close();
});
