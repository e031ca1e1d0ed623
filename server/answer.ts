import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { isOfImageService } from '@/lib/pictures/image-address';
import { isHandler, limitBody, type Refusal, refusalOf, TOO_LARGE } from './admission';
import { contentSecurityPolicy } from './content-security-policy';
import { sendFinishedPages } from './finished-page';
import { createImageQueue } from './image-queue';
import { limitQueries } from './query-limit';
import { dropForgedHeaders, routeDocument } from './request-head';
import { POLICY_HEADER, protectHead } from './response-head';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Under /api a refusal has the contract's shape; elsewhere it is a line of text. */
function refuse(response: ServerResponse, { status, code, message, headers }: Refusal): void {
  if (response.headersSent) return void response.destroy();
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
function fail(response: ServerResponse, error: unknown): void {
  const { code, stack } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code !== 'ECONNRESET') process.stderr.write(`${stack ?? error}\n`);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

/** In development pages are streamed, so their scripts run by a nonce, which Next reads from the request. */
function allowByNonce(request: IncomingMessage, response: ServerResponse): void {
  const policy = contentSecurityPolicy({ nonce: randomBytes(16).toString('base64') });
  request.headers[POLICY_HEADER] = policy;
  response.setHeader(POLICY_HEADER, policy);
}

type Passed = (request: IncomingMessage, response: ServerResponse) => void;

/** Everything that happens before a request is served: it may be refused, limited or redirected. */
function admit(hops: number, serve: Passed): RequestListener {
  return (request, response) => {
    protectHead(request, response);
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    if (!isHandler(request.url)) limitBody(request, () => refuse(response, TOO_LARGE));
    dropForgedHeaders(request, hops);
    const limited = limitQueries(request);
    const address = routeDocument(request);
    if (address) return void response.writeHead(308, { location: address }).end();
    if (!limited) return serve(request, response);
    limited
      .then((tooMany) =>
        tooMany ? response.writeHead(429, tooMany.headers).end(tooMany.body) : serve(request, response),
      )
      .catch((error) => fail(response, error));
  };
}

type Options = {
  /** How many proxies of ours stand before us. */
  hops: number;
  isDev: boolean;
};

/**
 * Answers every request: what happens before Next, and how what Next answers is sent.
 * @param next answers what is admitted
 */
export function createAnswer(next: Handler, { hops, isDev }: Options): RequestListener {
  const compress = compression();
  const serveImage = createImageQueue(next, refuse);
  return admit(hops, (request, response) => {
    const answer = () => {
      const serve = isOfImageService(request.url ?? '') ? serveImage : next;
      serve(request, response).catch((error) => fail(response, error));
    };
    if (isDev) {
      allowByNonce(request, response);
      return answer();
    }
    compress(request, response, () => {
      sendFinishedPages(request, response);
      answer();
    });
  });
}
