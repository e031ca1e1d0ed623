import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { expect, test } from '@/e2e/fixtures';
import { METRICS_PORTS, TELEMETRY_SHOP } from '@/e2e/support/servers/environments';
import { type RunningServer, setUpServers } from '@/e2e/support/servers/start-server';
import { startSeededShop } from '@/e2e/support/servers/storefront';

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: TELEMETRY_SHOP.siteUrl });

const spanSchema = z.object({ traceId: z.string(), name: z.string() });
const tracesSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});
const spans: z.infer<typeof spanSchema>[] = [];
let storefront: RunningServer;

setUpServers(async (servers) => {
  const collector = createServer(async (request, response) => {
    const traces = tracesSchema.safeParse(await json(request));
    for (const { scopeSpans } of traces.data?.resourceSpans ?? [])
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(METRICS_PORTS.collector, '127.0.0.1', resolve));
  servers.push({ stop: async () => void collector.close() });
  const [api, shop] = await startSeededShop(TELEMETRY_SHOP, {
    METRICS_PORT: String(METRICS_PORTS.storefront),
    PRODUCT_API_METRICS_PORT: String(METRICS_PORTS.productApi),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${METRICS_PORTS.collector}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  storefront = shop;
  servers.push(api, shop);
});

const readMetrics = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('metrics have a visit by its route, and the web vitals of its browser', async ({ page }) => {
  await page.goto('/men/uluwatu-elite-pro');
  const sent = page.waitForRequest(/\/api\/vitals$/);
  const sendVitals = async () => {
    // A page sends its vitals when it becomes hidden. Playwright never hides a page, so the test simulates that.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    return readMetrics(METRICS_PORTS.storefront);
  };
  const vital = 'segara_web_vitals_count{vital="lcp",http_route="/men/[productId]"} 1\n';
  await expect.poll(sendVitals).toContain(vital);
  expect((await sent).headers().cookie).toBeUndefined();
  const metrics = await readMetrics(METRICS_PORTS.storefront);
  expect(metrics).toMatch(/^http_server_request_duration_count\{.*http_route="\/men\/\[productId\]"/m);
  expect(metrics).toMatch(/^http_client_request_duration_count\{.*url_template="\/api\/products"/m);
  expect(metrics).not.toContain('uluwatu-elite-pro');
});

test('one trace has a request at the storefront and the calls it makes', async ({ request }) => {
  expect((await request.get('/api/health?ready=1')).status()).toBe(200);
  const tracesOf = (name: string) => spans.filter((span) => span.name === name).map(({ traceId }) => traceId);
  await expect.poll(() => tracesOf('GET /api/health').length).toBeGreaterThan(0);
  const isOneTrace = () =>
    tracesOf('GET /api/categories').some((id) => tracesOf('GET /api/health').includes(id));
  await expect.poll(isOneTrace).toBe(true);
});

test('metrics of the product API have its queues', async () => {
  const metrics = await readMetrics(METRICS_PORTS.productApi);
  expect(metrics).toContain('segara_mails_waiting 0\n');
  expect(metrics).toContain('segara_outbox_waiting{outbox="payments"} 0\n');
  expect(metrics).toMatch(/^http_server_request_duration_count\{.*http_route="\/api\/categories"/m);
});

test('the last spans are sent before the process exits', async ({ request }) => {
  expect((await request.get('/api/transactions')).status()).toBe(401);
  await storefront.stop();
  expect(spans.map(({ name }) => name)).toContain('GET /api/transactions');
});
