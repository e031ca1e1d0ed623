import type { IncomingMessage, ServerResponse } from 'node:http';
import { counter, METRICS, timer } from '@/lib/telemetry/metrics';
import { createAccessLog } from './create-log';
import { ACCESS } from './readable-line';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id';
import type { RouteName } from './route-name';

const accessLog = createAccessLog('storefront');
const timeRequest = timer(METRICS.requests);
const countCacheState = counter(METRICS.cacheResponses);

export type Access = {
  requestId: string;
  /** State of the response in the page cache or in the cache of Next.js. */
  cache?: string | undefined;
};

/** Logs a request and records its metrics when the response closes. Uses the request id of a trusted proxy. */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { routeName, trustsProxy }: { routeName: RouteName; trustsProxy: boolean },
): Access {
  const startedAt = performance.now();
  const { method, url = '/', headers } = request;
  const given = { requestId: headers[REQUEST_ID_HEADER], traceparent: headers.traceparent };
  const access: Access = { requestId: requestIdOf(trustsProxy ? given : {}) };
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const { requestId, cache } = access;
    const ms = performance.now() - startedAt;
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
    if (cache) countCacheState({ state: cache });
  });
  return access;
}
