/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createCounter, createDurationHistogram, METRICS, registerGauge } from './metrics';
import { startTelemetry } from './start-telemetry';

const OFF = { service: 'shop', host: '127.0.0.1', port: undefined, collector: undefined, folder: tmpdir() };

/** Starts a server on a free port. */
async function listen() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

it('measures nothing if metrics are off', async () => {
  await startTelemetry(OFF);
  const read = jest.fn();
  registerGauge(METRICS.redisConnected, read);
  createDurationHistogram(METRICS.requests)(5, {});
  expect(read).not.toHaveBeenCalled();
});

it('explains on one line why the metrics endpoint could not start', async () => {
  const other = await listen();
  await expect(startTelemetry({ ...OFF, port: other.port })).rejects.toThrow(
    `Metrics cannot be served on 127.0.0.1:${other.port}: `,
  );
  await other.close();
});

it('exposes the measurements in the Prometheus format', async () => {
  const { port, close } = await listen();
  await close();
  await startTelemetry({ ...OFF, port });
  createDurationHistogram(METRICS.requests)(30, {
    'http.route': '/men/[productId]',
    'http.response.status_code': 200,
  });
  createCounter(METRICS.orders)({ status: 'paid' });
  registerGauge(METRICS.refundsDue, (result) => result.observe(2));

  const told = await (
    await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } })
  ).text();
  const labels = 'http_route="/men/[productId]",http_response_status_code="200"';
  expect(told).toContain(`http_server_request_duration_bucket{${labels},le="0.025"} 0\n`);
  expect(told).toContain(`http_server_request_duration_bucket{${labels},le="0.05"} 1\n`);
  expect(told).toContain(`http_server_request_duration_sum{${labels}} 0.03\n`);
  expect(told).toContain('segara_orders_total{status="paid"} 1\n');
  expect(told).toContain('segara_refunds_due 2\n');
  for (const name of ['nodejs_eventloop_delay_p99', 'process_memory_usage', 'segara_data_folder_free'])
    expect(told).toMatch(new RegExp(`^${name} \\d`, 'm'));
});
