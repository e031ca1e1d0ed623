import { trustOwnCode } from '@/lib/browser/trusted-types';

// Before the page becomes alive, and so before anything is loaded by a script.
trustOwnCode();

/** By then a page is there as a rule: what has happened before is buffered by the browser. */
const AT_REST_MS = 3_000;

// The server says in the head of a page whether anybody wants to know how visits are (server/response-head.ts).
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.serverTiming?.[0])
  setTimeout(() => import('@/lib/browser/web-vitals').then((web) => web.reportVitals(visit)), AT_REST_MS);
