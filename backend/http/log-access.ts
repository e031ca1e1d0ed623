import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { ACCESS } from '@/lib/log/readable-line';
import { onBehalfOf, REQUEST_ID_HEADER, requestIdOf } from '@/lib/log/request-id';
import { METRICS, timer } from '@/lib/telemetry/metrics';
import type { AppEnv } from './router';

const timeCall = timer(METRICS.requests);

/**
 * Gives each call the id of the storefront's request, or one of its own, and writes its line of the access log: the route by
 * its pattern, the milliseconds until the answer began.
 */
export const logAccess: MiddlewareHandler<AppEnv> = async (c, next) => {
  const since = performance.now();
  const given = { requestId: c.req.header(REQUEST_ID_HEADER), traceparent: c.req.header('traceparent') };
  await onBehalfOf(requestIdOf(given), async () => {
    await next();
    const ms = performance.now() - since;
    const { method } = c.req;
    const [route, { status }] = [routePath(c, -1), c.res];
    c.var.dependencies.log.info({ method, route, status, ms: Math.round(ms * 10) / 10 }, ACCESS);
    timeCall(ms, { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  });
};
