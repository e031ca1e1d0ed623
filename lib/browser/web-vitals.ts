/** A type of performance entry that TypeScript does not define yet. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Shifts less than a second apart form a window of at most five seconds (web.dev, CLS). */
const WINDOW_GAP_MS = 1_000;
const WINDOW_MS = 5_000;

function watch<T extends PerformanceEntry>(type: string, note: (entry: T) => void, more?: object): void {
  const noteAll = (list: PerformanceObserverEntryList) => (list.getEntries() as T[]).forEach(note);
  new PerformanceObserver(noteAll).observe({ type, buffered: true, ...more });
}

/**
 * Measures the visit to the loaded page and sends the result when the page is hidden. It uses no cookie or
 * id, so visitors cannot be told apart. Times are in milliseconds.
 */
export function reportWebVitals({ responseStart: ttfb, serverTiming }: PerformanceNavigationTiming): void {
  // Vitals are reported only if the server asks for them with this entry. A proxy may add other entries to
  // the Server-Timing header.
  if (!serverTiming.some(({ name }) => name === 'vitals')) return;
  const path = location.pathname;
  let lcp: number | undefined;
  let inp: number | undefined;
  let cls = 0;
  let [sum, first, last] = [0, 0, 0];

  watch('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput }: LayoutShift) => {
    if (hadRecentInput) return;
    const isNew = startTime - last > WINDOW_GAP_MS || startTime - first > WINDOW_MS;
    if (isNew) [sum, first] = [0, startTime];
    last = startTime;
    sum += value;
    cls = Math.max(cls, sum);
  });
  watch(
    'event',
    ({ duration, interactionId }: PerformanceEventTiming) => {
      if (interactionId) inp = Math.max(inp ?? 0, duration);
    },
    { durationThreshold: 40 },
  );

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const body = JSON.stringify({ path, ttfb, lcp, inp, cls });
    const headers = { 'content-type': 'application/json' };
    void fetch('/api/vitals', { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    );
  };
  addEventListener('visibilitychange', send);
}
