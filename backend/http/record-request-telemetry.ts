import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { ACCESS_LOG_MESSAGE } from '@/lib/log/readable-line';
import { REQUEST_ID_HEADER, readRequestId, runWithRequestId } from '@/lib/log/request-id';
import { createDurationHistogram, METRICS } from '@/lib/telemetry/metrics';
import type { AppEnv } from './router';

const timeCall = createDurationHistogram(METRICS.requests);

/**
 * Runs each request with its request id and trace span, and writes the access log and the metrics. Span, log
 * and metrics contain the pattern of the route, not the path, which may contain ids.
 */
export const recordRequestTelemetry: MiddlewareHandler<AppEnv> = (c, next) => {
  const since = performance.now();
  const { method } = c.req;
  const given = { requestId: c.req.header(REQUEST_ID_HEADER), traceparent: c.req.header('traceparent') };
  const parent = propagation.extract(context.active(), c.req.header());
  const tracer = trace.getTracer('segara');
  return runWithRequestId(readRequestId(given), () =>
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
      c.var.dependencies.log.info(
        { method, route, status, ms: Math.round(ms * 10) / 10 },
        ACCESS_LOG_MESSAGE,
      );
      timeCall(ms, labels);
    }),
  );
};
