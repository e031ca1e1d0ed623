import { handleRoute } from '@/lib/bff/handle-route';
import { type WebVitals, webVitalsSchema } from '@/lib/contract/vitals';
import { ApiError } from '@/lib/errors/api-error';
import { splitLocale } from '@/lib/i18n/locale-path';
import { findRoute } from '@/lib/routes';
import { createDurationHistogram, createLayoutShiftHistogram, METRICS } from '@/lib/telemetry/metrics';

const timeVital = createDurationHistogram(METRICS.vitals);
const noteShift = createLayoutShiftHistogram(METRICS.layoutShift);

/**
 * Records the vitals of a visit by the route of its page. @throws ApiError `rejected` if no page has the path
 */
function recordVitals({ path, cls, ...times }: WebVitals): void {
  const route = findRoute(splitLocale(path).path)?.path;
  if (!route) throw new ApiError('rejected');
  for (const [vital, ms] of Object.entries(times))
    if (ms !== undefined) timeVital(ms, { vital, 'http.route': route });
  if (cls !== undefined) noteShift(cls, { 'http.route': route });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** Records web vitals anonymously. */
  async POST(call) {
    await call.limit('vitals');
    recordVitals(await call.readBody(webVitalsSchema));
    return { data: null };
  },
});
