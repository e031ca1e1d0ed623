// Serves the built shop. A custom server rather than `next start`, because some things must happen before
// Next sees a request: forged headers go, what nobody can serve is refused, pictures wait for their turn, documents find
// their page, and every answer gets a policy.
import { Server } from 'node:http';
import compression from 'compression';
import next from 'next';
import { tsImport } from 'tsx/esm/api';
import { protectHead, protectPage } from '../lib/cache/protect-response.mjs';
import { openDataFolder } from '../lib/data-folder.mjs';
import { isOfImageService } from '../lib/pictures/image-address.mjs';
import { limitQueries } from '../lib/rate-limit/limit-queries.mjs';
import { createShopServer, LIMITS } from './http-server.mjs';
import {
  countsOwnBody,
  cutBody,
  dropForgedHeaders,
  refusalOf,
  routeDocument,
  TOO_LARGE,
} from './prepare-request.mjs';
import { createPictureService } from './serve-picture.mjs';

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || undefined;
const proxies = Number(process.env.TRUST_PROXY || 0);
const GRACE_MS = 3_000;

/** Under /api a refusal has the contract's shape; elsewhere it is a line of text. */
function refuse(response, { status, code, message, headers }) {
  if (response.headersSent) return response.destroy();
  const isApi = response.req.url?.startsWith('/api/');
  const body = isApi
    ? JSON.stringify({ status: 'error', code, message, errors: [{ msg: message }] })
    : message;
  response.writeHead(status, {
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(`${body}\n`);
}

/** Next answers its own failures; what escapes even that must not end the process. Who has gone meanwhile is none. */
function fail(response, error) {
  if (error?.code !== 'ECONNRESET') process.stderr.write(`${error?.stack ?? error}\n`);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

// Next prints a stack for whoever goes in the middle of sending a body through it, where there is nothing to mend.
const printError = console.error;
console.error = (...given) => {
  if (!given.some((one) => one?.code === 'ECONNRESET' && one.message === 'aborted')) printError(...given);
};

const { listStorefrontFaults } = await tsImport('./launch/check-storefront.ts', import.meta.url);
const faults = await listStorefrontFaults();
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

const open = openDataFolder();
if (open) process.stderr.write(`${open}\n`);

// Next listens for upgrades on the server it is given: this one never hears of any.
const app = next({ dev: false, port, hostname: host ?? '0.0.0.0', httpServer: new Server() });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression();
const servePicture = createPictureService(handle, refuse);

// All connections of a proxy are of one address.
const limits = proxies > 0 ? { ...LIMITS, connectionsOfAddress: LIMITS.connections } : LIMITS;
const server = createShopServer((request, response) => {
  protectHead(request, response);
  const refusal = refusalOf(request);
  if (refusal) return refuse(response, refusal);
  if (!countsOwnBody(request.url)) cutBody(request, () => refuse(response, TOO_LARGE));
  dropForgedHeaders(request, proxies);
  const limited = limitQueries(request);
  const address = routeDocument(request);
  if (address) return response.writeHead(308, { location: address }).end();
  const answer = isOfImageService(request.url) ? servePicture : handle;
  const serve = () => {
    compress(request, response, () => {
      protectPage(request, response);
      answer(request, response).catch((error) => fail(response, error));
    });
  };
  if (!limited) return serve();
  limited
    .then((refusal) => (refusal ? response.writeHead(429, refusal.headers).end(refusal.body) : serve()))
    .catch((error) => fail(response, error));
}, limits);

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
server.listen({ port, host }, () => process.send?.({ type: 'ready' }));
