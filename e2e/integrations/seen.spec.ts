import { cp, rm } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { expect, test } from '@/e2e/fixtures';
import { SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { SEEN_BY, SEEN_SHOP } from '@/e2e/support/servers/environments';
import type { Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);
test.use({ baseURL: SEEN_SHOP.siteUrl });

const spanSchema = z.object({ traceId: z.string(), name: z.string(), kind: z.number() });
const tracesSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});
const spans: z.infer<typeof spanSchema>[] = [];

/** In place of an OpenTelemetry collector: keeps the spans it is sent. */
async function startCollector(): Promise<HttpServer> {
  const server = createServer(async (request, response) => {
    const sent = tracesSchema.safeParse(await json(request));
    for (const { scopeSpans } of sent.data?.resourceSpans ?? [])
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(SEEN_BY.collector, '127.0.0.1', resolve));
  return server;
}

const TELEMETRY = {
  METRICS_PORT: String(SEEN_BY.storefront),
  PRODUCT_API_METRICS_PORT: String(SEEN_BY.productApi),
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${SEEN_BY.collector}`,
  OTEL_BSP_SCHEDULE_DELAY: '200',
};
let collector: HttpServer;
let servers: Server[] = [];
test.beforeAll(async () => {
  test.setTimeout(120_000);
  collector = await startCollector();
  await rm(dataFolder(SEEN_SHOP), { recursive: true, force: true });
  await cp(SEEDED_DATA, dataFolder(SEEN_SHOP), { recursive: true });
  const api = await startBundledApi(SEEN_SHOP, undefined, TELEMETRY);
  servers = [
    api,
    await startStorefront(SEEN_SHOP, { PRODUCT_API_PORT: String(SEEN_SHOP.apiPort), ...TELEMETRY }),
  ];
});
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  collector.close();
});

const metricsOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('a visit is in the metrics by its route, and so is what its browser has measured', async ({ page }) => {
  await page.goto('/men/uluwatu-elite-pro');
  const loaded = page.waitForResponse(/\/api\/vitals$/);
  await expect
    .poll(async () => {
      // Playwright's pages are never hidden.
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      return metricsOf(SEEN_BY.storefront);
    })
    .toContain('segara_web_vitals_count{vital="lcp",http_route="/men/[productId]"} 1\n');
  expect((await loaded).request().headers().cookie).toBe(undefined);

  const metrics = await metricsOf(SEEN_BY.storefront);
  expect(metrics).toMatch(/^http_server_request_duration_count\{.*http_route="\/men\/\[productId\]".* 1$/m);
  expect(metrics).toMatch(/^segara_page_cache_answers_total\{state="(HIT|STALE)"\} \d+$/m);
  expect(metrics).toMatch(
    /^http_client_request_duration_count\{.*url_template="\/api\/categories".*\} \d+$/m,
  );
  expect(metrics).not.toContain('uluwatu-elite-pro');
});

test('a call is in one trace from the storefront to the product API', async ({ request }) => {
  expect((await request.get('/api/health?ready=1')).status()).toBe(200);
  const tracesOf = (name: string) => spans.filter((span) => span.name === name).map(({ traceId }) => traceId);
  await expect.poll(() => tracesOf('GET /api/health')).toHaveLength(1);
  // The catalogue's reads are of no request.
  await expect.poll(() => tracesOf('GET /api/categories')).toContain(tracesOf('GET /api/health')[0]);
});

test('the product API tells what waits', async () => {
  const metrics = await metricsOf(SEEN_BY.productApi);
  expect(metrics).toContain('segara_mails_waiting 0\n');
  expect(metrics).toContain('segara_outbox_waiting{outbox="payments"} 0\n');
  expect(metrics).toMatch(/^http_server_request_duration_count\{.*http_route="\/api\/categories".*\} \d+$/m);
});

test('what was traced last is sent before the process ends', async ({ request }) => {
  expect((await request.get('/api/transactions')).status()).toBe(401);
  await servers[1]?.stop();
  expect(spans.map(({ name }) => name)).toContain('GET /api/transactions');
});
