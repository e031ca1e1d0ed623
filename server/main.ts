import { Server } from 'node:http';
import next from 'next';
import { openDataFolder } from '@/lib/data-folder';
import { env } from '@/lib/env';
import { createAnswer } from './answer';
import { createShopServer, LIMITS } from './http-server';
import { PageCache } from './page-cache';
import { listFaults } from './start-faults';

const GRACE_MS = 3_000;

declare global {
  /** What next-cache-handler.mjs hands to Next. */
  var pageCache: typeof PageCache | undefined;
}

/** Next prints a stack for whoever goes in the middle of sending a body through it, where there is nothing to mend. */
function hideAborted(): void {
  const print = console.error;
  console.error = (...given: unknown[]) => {
    const isAborted = (one: unknown) =>
      one instanceof Error && one.message === 'aborted' && 'code' in one && one.code === 'ECONNRESET';
    if (!given.some(isAborted)) print(...given);
  };
}

function fallWith(lines: string): never {
  process.stderr.write(`${lines}\n`);
  process.exit(1);
}

/** In order, and at once when nobody is left to wait for: the launcher may be gone, however it went. */
function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), GRACE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

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
  hideAborted();
  const faults = isDev ? [] : await listFaults();
  if (faults.length > 0) fallWith(faults.join('\n'));
  const open = openDataFolder(env.DATA_DIR);
  if (open) process.stderr.write(`${open}\n`);

  if (!isDev) globalThis.pageCache = PageCache;
  const { PORT: port, HOST: host } = env;
  const server: Server = createShopServer(
    (request, response) => answer(request, response),
    limitsFor(isDev),
    isDev,
  );
  // Next listens for upgrades on the server it is given: visitors' it never hears of.
  const httpServer = isDev ? server : new Server();
  const app = next({ dev: isDev, port, hostname: host ?? '0.0.0.0', httpServer });
  const answer = createAnswer(app.getRequestHandler(), { hops: env.TRUST_PROXY, isDev });
  await app.prepare();

  stopOnSignal(server);
  server.once('error', ({ message }) => fallWith(`The storefront cannot listen on port ${port}: ${message}`));
  server.listen({ port, host }, () => process.send?.({ type: 'ready' }));
}
