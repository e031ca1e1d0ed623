import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { ACCESS } from '@/lib/log/readable-line';
import { onBehalfOf, REQUEST_ID_HEADER, requestIdOf } from '@/lib/log/request-id';
import { METRICS, timer } from '@/lib/telemetry/metrics';
import type { AppEnv } from './router';

const timeCall = timer(METRICS.requests);

/**
 * Sets the request id and the trace span of each request, writes the access log and the metrics. The route is logged by
 * its pattern.
 */
export const observeCall: MiddlewareHandler<AppEnv> = (c, next) => {
  const since = performance.now();
  const { method } = c.req;
  const given = { requestId: c.req.header(REQUEST_ID_HEADER), traceparent: c.req.header('traceparent') };
  const parent = propagation.extract(context.active(), c.req.header());
  const tracer = trace.getTracer('segara');
  return onBehalfOf(requestIdOf(given), () =>
    tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
      await next();
      const ms = performance.now() - since;
      const [route, { status }] = [routePath(c, -1), c.res];
      const labels = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      };
      span.updateName(`${method} ${route}`).setAttributes(labels).end();
      c.var.dependencies.log.info({ method, route, status, ms: Math.round(ms * 10) / 10 }, ACCESS);
      timeCall(ms, labels);
    }),
  );
};
