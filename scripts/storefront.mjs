// Serves the built shop. A custom server rather than `next start`, because four things must happen before
// Next sees a request: forged headers go, unreadable addresses are refused, documents find their page, and every
// answer gets a policy.
import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
import { protectHead, protectPage } from '../lib/cache/protect-response.mjs';
import { dropForgedHeaders, routeDocument } from './prepare-request.mjs';

const port = Number(process.env.PORT || 3000);
const trustsProxy = process.env.TRUST_PROXY === '1';
const GRACE_MS = 3_000;
// Next answers any other with a 500 or an empty 400.
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function isReadable(address = '/') {
  try {
    decodeURIComponent(address.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}

/** Under /api a refusal has the contract's shape; elsewhere it is a line of text. */
function refuse(request, response, status, code, message) {
  const isApi = request.url?.startsWith('/api/');
  const body = isApi
    ? JSON.stringify({ status: 'error', code, message, errors: [{ msg: message }] })
    : message;
  response.writeHead(status, {
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    ...(status === 405 && { allow: [...METHODS].join(', ') }),
  });
  response.end(`${body}\n`);
}

/** Next answers its own failures; what escapes even that must not end the process. */
function fail(response, error) {
  process.stderr.write(`${error?.stack ?? error}\n`);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

const app = next({ dev: false, port, hostname: '0.0.0.0' });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression();

const server = createServer((request, response) => {
  protectHead(response);
  if (!METHODS.has(request.method)) {
    return refuse(request, response, 405, 'method_not_allowed', 'This method is not allowed here.');
  }
  if (!isReadable(request.url)) {
    return refuse(request, response, 400, 'bad_request', 'The request could not be understood.');
  }
  dropForgedHeaders(request, trustsProxy);
  const address = routeDocument(request);
  if (address) return response.writeHead(308, { location: address }).end();
  compress(request, response, () => {
    protectPage(request, response);
    handle(request, response).catch((error) => fail(response, error));
  });
});

function stop() {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), GRACE_MS).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The launcher is gone, however it went: nobody is left to stop us.
process.once('disconnect', stop);

server.once('error', (error) => {
  process.stderr.write(`The storefront cannot listen on port ${port}: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, '0.0.0.0', () => process.send?.({ type: 'ready' }));
