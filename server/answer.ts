import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';
import { log } from '@/lib/log/log';
import { currentRequestId, onBehalfOf, REQUEST_ID_HEADER } from '@/lib/log/request-id';
import { isHandler, limitBody, type Refusal, refusalOf, TOO_LARGE } from './admission';
import { sendStored } from './answer-cache';
import { answerKey } from './answer-key';
import { contentSecurityPolicy } from './content-security-policy';
import { sendFinishedPages } from './finished-page';
import { followAccess } from './log/access-log';
import type { RouteName } from './log/route-name';
import { limitQueries } from './query-limit';
import { dropForgedHeaders, routeDocument } from './request-head';
import { POLICY_HEADER, protectHead } from './response-head';
import { type StaticFiles, sendStatic } from './static-files';

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
  const isGone = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
  if (!isGone) log.error({ err: error }, 'unexpected error');
  // An answer that ends in order would be taken for whole.
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`Something went wrong. Error id: ${currentRequestId()}\n`);
}

/** In development pages are streamed, so their scripts run by a nonce, which Next reads from the request. */
function allowByNonce(request: IncomingMessage, response: ServerResponse): void {
  const policy = contentSecurityPolicy({ nonce: randomBytes(16).toString('base64') });
  request.headers[POLICY_HEADER] = policy;
  // A document with a policy of its own, such as the live map's, keeps it.
  onHeaders(response, () => {
    if (!response.hasHeader(POLICY_HEADER)) response.setHeader(POLICY_HEADER, policy);
  });
}

type Options = {
  /** How many proxies of ours stand before us. */
  hops: number;
  isDev: boolean;
  routeName: RouteName;
  /** Files of the build; what is none of them Next looks for. */
  files?: StaticFiles | undefined;
};

/** @param key where the answer may be kept */
type Passed = (request: IncomingMessage, response: ServerResponse, key?: string) => void;

/** Access log, compression, Next and its proxy each wait for an answer's end: eleven, which Node takes for a leak. */
const MOST_LISTENERS = 20;

/** Everything that happens before Next is asked: a request may be refused, limited or redirected. */
function admit(hops: number, serve: Passed): Passed {
  return (request, response, key) => {
    protectHead(request, response);
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    if (!isHandler(request.url)) limitBody(request, () => refuse(response, TOO_LARGE));
    dropForgedHeaders(request, hops);
    request.headers[REQUEST_ID_HEADER] = currentRequestId();
    const limited = limitQueries(request);
    const address = routeDocument(request);
    if (address) return void response.writeHead(308, { location: address }).end();
    if (!limited) return serve(request, response, key);
    limited
      .then((tooMany) => {
        if (tooMany) response.writeHead(429, tooMany.headers).end(tooMany.body);
        else serve(request, response, key);
      })
      .catch((error) => fail(response, error));
  };
}

/**
 * Answers every request: what happens before Next, and how what Next answers is sent.
 * @param next answers what is admitted
 */
export function createAnswer(next: Handler, options: Options): RequestListener {
  const { hops, isDev, routeName, files = new Map() } = options;
  const compress = compression();
  const ask = admit(hops, (request, response, key) => {
    const answer = () => next(request, response).catch((error) => fail(response, error));
    if (isDev) {
      allowByNonce(request, response);
      return void answer();
    }
    compress(request, response, () => {
      sendFinishedPages(request, response, key);
      void answer();
    });
  });
  return (request, response) => {
    response.setMaxListeners(MOST_LISTENERS);
    const access = followAccess(request, response, { hops, routeName });
    // What is finished needs nothing else: no head is set, no address routed, nobody counted.
    if (sendStatic(files, request, response)) return;
    const key = isDev ? undefined : answerKey(request);
    access.cache = sendStored(key, request, response);
    if (!access.cache) onBehalfOf(access.requestId, () => ask(request, response, key));
  };
}
