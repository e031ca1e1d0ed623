// Serves the built shop. A custom server rather than `next start`, because four things must happen before
// Next sees a request: forged headers go, what nobody can serve is refused, documents find their page, and every
// answer gets a policy.
import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
import { tsImport } from 'tsx/esm/api';
import { protectHead, protectPage } from '../lib/cache/protect-response.mjs';
import { limitQueries } from '../lib/rate-limit/limit-queries.mjs';
import { dropForgedHeaders, refusalOf, routeDocument } from './prepare-request.mjs';

const port = Number(process.env.PORT || 3000);
const trustsProxy = process.env.TRUST_PROXY === '1';
const GRACE_MS = 3_000;
// 64 KiB need no longer; who sends a byte now and then holds a connection no longer than that.
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** Under /api a refusal has the contract's shape; elsewhere it is a line of text. */
function refuse(request, response, { status, code, message, allow }) {
  const isApi = request.url?.startsWith('/api/');
  const body = isApi
    ? JSON.stringify({ status: 'error', code, message, errors: [{ msg: message }] })
    : message;
  response.writeHead(status, {
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    ...(allow && { allow }),
  });
  response.end(`${body}\n`);
}

/** Next answers its own failures; what escapes even that must not end the process. */
function fail(response, error) {
  process.stderr.write(`${error?.stack ?? error}\n`);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

const { listStorefrontFaults } = await tsImport('./launch/check-storefront.ts', import.meta.url);
const faults = await listStorefrontFaults();
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

const app = next({ dev: false, port, hostname: '0.0.0.0' });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression();

const server = createServer(PATIENCE, (request, response) => {
  protectHead(request, response);
  const refusal = refusalOf(request);
  if (refusal) return refuse(request, response, refusal);
  dropForgedHeaders(request, trustsProxy);
  const limited = limitQueries(request);
  const address = routeDocument(request);
  if (address) return response.writeHead(308, { location: address }).end();
  const serve = () => {
    compress(request, response, () => {
      protectPage(request, response);
      handle(request, response).catch((error) => fail(response, error));
    });
  };
  if (!limited) return serve();
  limited
    .then((refusal) => (refusal ? response.writeHead(429, refusal.headers).end(refusal.body) : serve()))
    .catch((error) => fail(response, error));
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
