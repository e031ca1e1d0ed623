import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** A span of each call, in the trace of the storefront's request; nothing where nobody traces. */
export const traceCall: MiddlewareHandler = (c, next) => {
  const { method } = c.req;
  const parent = propagation.extract(context.active(), c.req.header());
  return trace
    .getTracer('segara')
    .startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
      await next();
      const route = routePath(c, -1);
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': c.res.status,
      });
      span.end();
    });
};
