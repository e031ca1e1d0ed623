import { trustOwnCode } from '@/lib/browser/trusted-types';

// Before the page becomes alive, and so before anything is loaded by a script.
trustOwnCode();

/** By then a page is there as a rule: what has happened before is buffered by the browser. */
const AT_REST_MS = 3_000;

// The server says in the head of a page whether anybody wants to know how visits are (server/response-head.ts).
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.serverTiming?.[0])
  setTimeout(() => import('@/lib/browser/web-vitals').then((web) => web.reportVitals(visit)), AT_REST_MS);

// Keeps pages readable offline (lib/offline/worker.ts). Browsers have workers for what came by TLS, or from this machine.
const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
if (process.env.NODE_ENV === 'production')
  addEventListener('load', () =>
    setTimeout(() => workers?.register('/sw.js').catch(() => undefined), AT_REST_MS),
  );

/** Whether a page is a former version: the bar of components/frame/bottom-bar.tsx hangs on it. */
const noteConnection = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
addEventListener('online', noteConnection);
addEventListener('offline', noteConnection);

/** Called by Next: what its router shows, the worker has not seen as a document. */
export function onRouterTransitionStart(address: string): void {
  noteConnection();
  workers?.ready.then(({ active }) => active?.postMessage(address));
}
