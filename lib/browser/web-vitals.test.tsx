import { reportWebVitals } from './web-vitals';

type Note = (list: { getEntries: () => object[] }) => void;
const notes = new Map<string, Note>();

class FakeObserver {
  constructor(private readonly note: Note) {}
  observe({ type }: { type: string }) {
    notes.set(type, this.note);
  }
}

const happen = (type: string, ...entries: object[]) => notes.get(type)?.({ getEntries: () => entries });
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

function leave(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
}

it('sends the measurements of the visit once, when the page is hidden', () => {
  const sent = jest.fn().mockResolvedValue(undefined);
  Object.assign(globalThis, { PerformanceObserver: FakeObserver, fetch: sent });
  reportWebVitals({
    responseStart: 80,
    serverTiming: [{ name: 'vitals' }],
  } as unknown as PerformanceNavigationTiming);

  happen('largest-contentful-paint', { startTime: 900 }, { startTime: 1_200 });
  // Within a window the shifts are added up, and the largest window counts. Shifts after user input are
  // ignored.
  happen('layout-shift', shift(100, 0.1), shift(900, 0.05), shift(3_000, 0.12), shift(3_100, 0.5, true));
  happen('event', { duration: 48, interactionId: 1 }, { duration: 240, interactionId: 0 });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent).not.toHaveBeenCalled();

  leave();
  leave();
  expect(sent).toHaveBeenCalledTimes(1);
  const [address, { body, ...request }] = sent.mock.calls[0];
  expect([address, request]).toEqual([
    '/api/vitals',
    expect.objectContaining({ credentials: 'omit', keepalive: true }),
  ]);
  expect(JSON.parse(body)).toEqual({ path: '/', ttfb: 80, lcp: 1_200, inp: 48, cls: expect.closeTo(0.15) });
});
