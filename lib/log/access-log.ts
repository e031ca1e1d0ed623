import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCounter, createDurationHistogram, METRICS } from '@/lib/telemetry/metrics';
import { createAccessLog } from './create-log';
import { ACCESS_LOG_MESSAGE } from './readable-line';
import { REQUEST_ID_HEADER, readRequestId } from './request-id';
import type { RouteNamer } from './route-name';

const accessLog = createAccessLog('storefront');
const timeRequest = createDurationHistogram(METRICS.requests);
const countCacheState = createCounter(METRICS.cacheResponses);

type AccessRecord = {
  requestId: string;
  /** State of the response in the page cache or in the cache of Next.js. */
  cache?: string | undefined;
};

/**
 * Logs a request and records its metrics when the response closes. Uses the request id of a trusted proxy.
 */
export function logFinishedRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { routeName, trustsProxy }: { routeName: RouteNamer; trustsProxy: boolean },
): AccessRecord {
  const startedAt = performance.now();
  const { method, url = '/', headers } = request;
  const given = { requestId: headers[REQUEST_ID_HEADER], traceparent: headers.traceparent };
  const access: AccessRecord = { requestId: readRequestId(trustsProxy ? given : {}) };
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const { requestId, cache } = access;
    const ms = performance.now() - startedAt;
    const route = routeName(url);
    const aborted = writableFinished ? undefined : true;
    accessLog.info(
      { requestId, method, route, status, ms: Math.round(ms * 10) / 10, cache, aborted },
      ACCESS_LOG_MESSAGE,
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
