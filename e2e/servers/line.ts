import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SHOP } from './environments';

/** What the service worker's script is followed by: another script is a new worker. */
type Worker = (script: string) => string;

/** A line of a visitor's own to the shop, which can be cut: the browser goes on believing that it is connected. */
export async function openLine() {
  let isCut = false;
  let worker: Worker = (script) => script;
  const server = createServer((asked, response) => {
    if (isCut) return void asked.socket.destroy();
    const { method, url, headers } = asked;
    const isWorker = url === '/sw.js';
    // Plain, and never "not modified", where it is to be another one.
    const { 'accept-encoding': _encodings, 'if-none-match': _etag, ...plain } = headers;
    const passed = request(new URL(url ?? '/', SHOP.siteUrl), {
      method,
      headers: isWorker ? plain : headers,
    });
    passed.once('error', () => asked.socket.destroy());
    passed.once('response', async (answer) => {
      if (!isWorker) {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        return void answer.pipe(response);
      }
      const script = (await answer.toArray()).join('');
      const { 'content-length': _length, etag: _tag, ...head } = answer.headers;
      response.writeHead(200, head).end(worker(script));
    });
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    changeWorker: (change: Worker) => {
      worker = change;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
