import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAccessLog } from '@/lib/log/create-log';
import { ACCESS } from '@/lib/log/readable-line';
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/log/request-id';
import { counter, METRICS, timer } from '@/lib/telemetry/metrics';
import type { RouteName } from './route-name';

/** In which Next, and who answers in its place, tells the state of an answer in a cache. */
export const CACHE_STATE = 'x-nextjs-cache';

export const accessLog = createAccessLog('storefront');
const timeRequest = timer(METRICS.requests);
const countAnswer = counter(METRICS.cacheAnswers);

/** What is known of a request while it is answered. */
type Access = {
  requestId: string;
  /** What the answer was kept as, where Next was not asked. */
  cache?: string | undefined;
};

/** The id a proxy of ours has given a request; anybody else's is not believed. */
function idOf({ headers }: IncomingMessage, hops: number): string {
  if (hops === 0) return requestIdOf();
  return requestIdOf({ requestId: headers[REQUEST_ID_HEADER], traceparent: headers.traceparent });
}

/**
 * Follows a request to its end, then counts it and writes its line of the access log: the route by its pattern, the milliseconds until the
 * last byte was handed over, and the state of the answer in a cache.
 * @param options `hops`: how many proxies of ours stand before us
 */
export function followAccess(
  request: IncomingMessage,
  response: ServerResponse,
  { hops, routeName }: { hops: number; routeName: RouteName },
): Access {
  const since = performance.now();
  const { method, url = '/' } = request;
  const access: Access = { requestId: idOf(request, hops) };
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const { requestId, cache = response.getHeader(CACHE_STATE)?.toString() } = access;
    const ms = performance.now() - since;
    const route = routeName(url);
    const aborted = writableFinished ? undefined : true;
    accessLog.info(
      { requestId, method, route, status, ms: Math.round(ms * 10) / 10, cache, aborted },
      ACCESS,
    );
    timeRequest(ms, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
    if (cache) countAnswer({ state: cache });
  });
  return access;
}
