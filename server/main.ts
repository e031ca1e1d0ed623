import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import type { CacheHandler } from 'next/cache';
import { z } from 'zod';
import { openDataFolder } from '@/lib/data-folder';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { listStartFaults } from '@/lib/public-shop';
import { observeRedis } from '@/lib/redis/connection';
import { drain, isStopping } from '@/lib/shutdown';
import { type StopTelemetry, startTelemetry } from '@/lib/telemetry/start-telemetry';
import { createAnswer } from './answer';
import { createShopServer, LIMITS } from './http-server';
import { logConsole } from './log/log-console';
import { createRouteName } from './log/route-name';
import { cachedReads } from './next-cache/cached-reads';
import { PageCache } from './next-cache/page-cache';
import { readStaticFiles } from './static-files';

const builtSchema = z.object({ config: z.object({ env: z.object({ BUILT_PAYMENTS: z.string() }) }) });

/** Whether the built pages say that the shop is a test; undefined where there are none, as in a release. */
async function builtAsTest(): Promise<boolean | undefined> {
  if (!existsSync(join(env.NEXT_DIST_DIR, 'server/app/en.html'))) return;
  const file = join(env.NEXT_DIST_DIR, 'required-server-files.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const built = builtSchema.safeParse(text && JSON.parse(text));
  return built.success ? built.data.config.env.BUILT_PAYMENTS === 'test' : undefined;
}

/** The pages are finished in the build: what they say of the shop must be what it does. */
async function buildFaults(isTest: boolean): Promise<string[]> {
  const wasTest = await builtAsTest();
  if (wasTest === undefined || wasTest === isTest) return [];
  const [built, started] = wasTest ? ['with', 'without'] : ['without', 'with'];
  return [`The pages were built ${built} PAYMENTS=test and are started ${started} it: build them again`];
}

/** What keeps the built shop from being served, a line each. */
async function listFaults(): Promise<string[]> {
  return [...listStartFaults(process.env, 'storefront'), ...(await buildFaults(env.PAYMENTS === 'test'))];
}

/** How long what is under way may take when the shop is closed: a checkout's calls to the product API, one after the other. */
const GRACE_MS = 20_000;

declare global {
  /** What the handlers in next-cache/ hand to Next. */
  var pageCache: typeof PageCache | undefined;
  var readCache: CacheHandler | undefined;
}

function fallWith(lines: string): never {
  process.stderr.write(`${lines}\n`);
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

/**
 * What Next is told of the address listened on. It takes a rewrite to another origin for a foreign server, asks that by
 * itself, and in the addresses that it gives to the middleware every loopback address is `localhost`.
 */
const nameForNext = (host = '0.0.0.0'): string => (/^(127\.|::1$)/.test(host) ? 'localhost' : host);

function limitsFor(isDev: boolean): typeof LIMITS {
  return {
    ...LIMITS,
    // All connections of a proxy are of one address.
    ...(env.TRUST_PROXY > 0 && { connectionsOfAddress: LIMITS.connections }),
    // A page may take its time to compile.
    ...(isDev && { idleTimeout: 0 }),
  };
}

/**
 * Serves the shop: the built one, or with fast refresh from its sources. A custom server in front of Next, because some
 * things must happen before Next sees a request: forged headers go, what nobody can serve is refused, pictures wait for
 * their turn, documents find their page; and finished pages are sent with their policy.
 */
export async function openShop(isDev: boolean): Promise<void> {
  if (!isDev) logConsole();
  const faults = isDev ? [] : await listFaults();
  if (faults.length > 0) fallWith(faults.join('\n'));
  const open = openDataFolder(env.DATA_DIR);
  const stopTelemetry = await startTelemetry({
    service: 'storefront',
    host: env.METRICS_HOST,
    port: env.METRICS_PORT,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    folder: env.DATA_DIR,
  });
  observeRedis();
  if (open) log.warn(open);

  if (!isDev) Object.assign(globalThis, { pageCache: PageCache, readCache: cachedReads });
  const { PORT: port, HOST: host } = env;
  const server: Server = createShopServer(
    (request, response) => answer(request, response),
    limitsFor(isDev),
    isDev,
  );
  // Next listens for upgrades on the server it is given: visitors' it never hears of.
  const httpServer = isDev ? server : new Server();
  const app = next({ dev: isDev, port, hostname: nameForNext(host), httpServer });
  const files = isDev ? new Map() : await readStaticFiles(env.NEXT_DIST_DIR);
  const routeName = await createRouteName(env.NEXT_DIST_DIR);
  const answer = createAnswer(app.getRequestHandler(), { hops: env.TRUST_PROXY, isDev, routeName, files });
  await app.prepare();

  stopOnSignal(server, stopTelemetry);
  server.once('error', ({ message }) => fallWith(`The storefront cannot listen on port ${port}: ${message}`));
  server.listen({ port, host }, () => process.send?.({ type: 'ready' }));
}
