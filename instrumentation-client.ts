import { createTrustedTypesPolicy } from '@/lib/browser/trusted-types';

// Must run before hydration, because the policy applies to every script that is loaded afterwards.
createTrustedTypesPolicy();

/** Web vitals are reported once the page has settled. The browser buffers the entries until then. */
const REPORT_DELAY_MS = 3_000;

// A Server-Timing header says that this visit is measured (server/finished-response.ts).
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.serverTiming?.[0])
  setTimeout(
    () => import('@/lib/browser/web-vitals').then((web) => web.reportWebVitals(visit)),
    REPORT_DELAY_MS,
  );
