import { metrics } from '@opentelemetry/api';
import { callRoute } from '@/lib/testing/call-route';
import { POST } from './route';

const record = jest.fn();
beforeEach(() => {
  jest.spyOn(metrics, 'getMeter').mockReturnValue({ createHistogram: () => ({ record }) } as never);
});

const send = (body: unknown) => callRoute(POST, { method: 'POST', body });

it('records a visit by the route of its page', async () => {
  const { status } = await send({ path: '/id/men/uluwatu-elite-pro', ttfb: 80, lcp: 1_200, cls: 0.02 });
  expect(status).toBe(200);
  const route = { 'http.route': '/men/[productId]' };
  expect(record.mock.calls).toEqual([
    [0.08, { vital: 'ttfb', ...route }],
    [1.2, { vital: 'lcp', ...route }],
    [0.02, route],
  ]);
});

it.each([
  [{ path: '/no/page/of/ours', lcp: 1 }],
  [{ path: '/men', lcp: -1 }],
  [{ path: '/men', lcp: 'quick' }],
  [{ lcp: 1 }],
])('rejects %j', async (body) => {
  record.mockClear();
  expect((await send(body)).status).toBe(422);
  expect(record).not.toHaveBeenCalled();
});
