import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { openDataFolder } from '@/lib/data-folder';
import { EnvError, env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { redirectConsoleToLog } from '@/lib/log/redirect-console';
import { REQUEST_ID_HEADER, runWithRequestId } from '@/lib/log/request-id';
import { createRouteNamer } from '@/lib/log/route-name';
import { listPublicShopErrors } from '@/lib/public-shop';
import { registerRedisMetric } from '@/lib/redis/connection';
import { listSampleContent } from '@/lib/sample-content';
import { isStopping, shutDownGracefully } from '@/lib/shutdown';
import { startTelemetry } from '@/lib/telemetry/start-telemetry';
import { createPublicServer, HTTP_SERVER_LIMITS } from './http-server';
import { createNextClient } from './next-client';
import { createRequestHandler } from './request-handler';
import { createStaticHandler } from './static-files';

/**
 * The milliseconds that requests in progress may take after a signal to stop. They must suffice for a
 * checkout, which calls the product API several times.
 */
const GRACE_MS = 20_000;

/** Starts Next.js on a port of the loopback address, behind the public server. Returns the port. */
async function startNext(): Promise<number> {
  // Zero turns the timeouts off. Idle connections stay open, so that the public server can reuse them.
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 });
  const app = next({ dev: false, port: env.PORT, hostname: 'localhost', httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  server.on('request', (request, response) =>
    runWithRequestId(String(request.headers[REQUEST_ID_HEADER]), () => handle(request, response)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Serves the build: the public server responds from its page cache, and requests everything else from
 * Next.js.
 */
export async function startStorefront(): Promise<void> {
  redirectConsoleToLog();
  const errors = [...listPublicShopErrors(process.env, 'storefront'), ...listSampleContent(process.env)];
  if (errors.length > 0) throw new EnvError(errors.join('\n'));
  const warning = openDataFolder(env.DATA_DIR);
  const stopTelemetry = await startTelemetry({
    service: 'storefront',
    host: env.METRICS_HOST,
    port: env.METRICS_PORT,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    folder: env.DATA_DIR,
  });
  registerRedisMetric();
  if (warning) log.warn(warning);

  const { PORT: port, HOST: host, TRUST_PROXY: hops, NEXT_DIST_DIR: distDir } = env;
  const handleRequest = createRequestHandler({
    fetchNext: createNextClient(await startNext()),
    serveStatic: createStaticHandler(distDir),
    routeName: await createRouteNamer(distDir),
    hops,
  });
  const server = createPublicServer(handleRequest, {
    ...HTTP_SERVER_LIMITS,
    // Behind a proxy, all connections come from one address.
    ...(hops > 0 && { connectionsPerAddress: Number.POSITIVE_INFINITY }),
  });

  const stop = async () => {
    if (isStopping()) return;
    await shutDownGracefully(server, env.SHUTDOWN_DELAY * 1_000, GRACE_MS);
    await stopTelemetry();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await once(server.listen({ port, host }), 'listening').catch(({ message }: Error) => {
    throw new EnvError(`The storefront cannot listen on port ${port}: ${message}`);
  });
  process.send?.({ type: 'ready' });
}
