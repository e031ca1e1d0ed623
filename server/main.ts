import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { z } from 'zod';
import { openDataFolder } from '@/lib/data-folder';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { logConsole } from '@/lib/log/log-console';
import { onBehalfOf, REQUEST_ID_HEADER } from '@/lib/log/request-id';
import { createRouteName } from '@/lib/log/route-name';
import { listStartFaults } from '@/lib/public-shop';
import { observeRedis } from '@/lib/redis/connection';
import { drain, isStopping } from '@/lib/shutdown';
import { type StopTelemetry, startTelemetry } from '@/lib/telemetry/start-telemetry';
import { createPublicServer, LIMITS } from './http-server';
import { createNextClient } from './next-client';
import { createRequestHandler } from './request-handler';
import { createStaticHandler } from './static-files';

/** How long requests in progress may take after a signal to stop. A checkout calls the product API several times. */
const GRACE_MS = 20_000;

const buildSchema = z.object({ config: z.object({ env: z.object({ BUILT_PAYMENTS: z.string() }) }) });

/** Lists what keeps the built shop from being served, one line each. */
async function listFaults(): Promise<string[]> {
  const faults = [...listStartFaults(process.env, 'storefront')];
  // The pages of a release are rendered after the start.
  if (!existsSync(join(env.NEXT_DIST_DIR, 'server/app/en.html'))) return faults;
  const manifest = await readFile(join(env.NEXT_DIST_DIR, 'required-server-files.json'), 'utf8');
  const built = buildSchema.parse(JSON.parse(manifest)).config.env.BUILT_PAYMENTS;
  if ((built === 'test') === (env.PAYMENTS === 'test')) return faults;
  const [before, now] = built === 'test' ? ['with', 'without'] : ['without', 'with'];
  return [
    ...faults,
    `The pages were built ${before} PAYMENTS=test and are started ${now} it: build them again`,
  ];
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function stopOnSignal(server: Server, stopTelemetry: StopTelemetry): void {
  const stop = async () => {
    if (isStopping()) return;
    await drain(server, env.SHUTDOWN_DELAY * 1_000, GRACE_MS);
    await stopTelemetry();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Listens on the public address, and tells the launcher. */
function listen(server: Server): void {
  const { PORT: port, HOST: host } = env;
  server.once('error', ({ message }) => exitWith(`The storefront cannot listen on port ${port}: ${message}`));
  server.listen({ port, host }, () => process.send?.({ type: 'ready' }));
}

/** Serves the sources with fast refresh, like `next dev`. */
async function serveSources(stopTelemetry: StopTelemetry): Promise<void> {
  const server = createServer((request, response) => handle(request, response));
  const app = next({ dev: true, port: env.PORT, hostname: 'localhost', httpServer: server });
  const handle = app.getRequestHandler();
  await app.prepare();
  stopOnSignal(server, stopTelemetry);
  listen(server);
}

/** Starts Next.js on a port of the loopback address, behind the public server. Returns the port. */
async function startNext(): Promise<number> {
  // Idle connections stay open: the public server reuses them.
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 });
  const app = next({ dev: false, port: env.PORT, hostname: 'localhost', httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  const handleRequest: RequestListener = (request, response) =>
    onBehalfOf(String(request.headers[REQUEST_ID_HEADER]), () => handle(request, response));
  server.on('request', handleRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Serves the build: the public server answers from its page cache, and asks Next.js for everything else. */
async function serveBuild(stopTelemetry: StopTelemetry): Promise<void> {
  const handleRequest = createRequestHandler({
    fetchNext: createNextClient(await startNext()),
    serveStatic: createStaticHandler(env.NEXT_DIST_DIR),
    routeName: await createRouteName(env.NEXT_DIST_DIR),
    hops: env.TRUST_PROXY,
  });
  // All connections of a proxy come from one address.
  const limits = env.TRUST_PROXY > 0 ? { ...LIMITS, connectionsPerAddress: LIMITS.connections } : LIMITS;
  const server = createPublicServer(handleRequest, limits);
  stopOnSignal(server, stopTelemetry);
  listen(server);
}

export async function openShop(isDev: boolean): Promise<void> {
  if (!isDev) logConsole();
  const faults = isDev ? [] : await listFaults();
  if (faults.length > 0) exitWith(faults.join('\n'));
  const warning = openDataFolder(env.DATA_DIR);
  const stopTelemetry = await startTelemetry({
    service: 'storefront',
    host: env.METRICS_HOST,
    port: env.METRICS_PORT,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    folder: env.DATA_DIR,
  });
  observeRedis();
  if (warning) log.warn(warning);
  await (isDev ? serveSources(stopTelemetry) : serveBuild(stopTelemetry));
}
