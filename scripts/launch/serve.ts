import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Env } from '@/lib/env';
import { bundleServers, makeRelease } from '@/scripts/release/make-release';
import {
  buildShop,
  checkContent,
  computeBuildStamp,
  getBuildFolder,
  isBuilt,
  removeOtherBuilds,
} from './build';
import { checkPorts, readEnvironment, throwStartErrors } from './environment';
import { UserFacingError } from './process.mjs';
import { type ReadyMessage, startService } from './service';
import { formatElapsed, printLine, runStep } from './steps.mjs';
import { STOREFRONT_MEMORY_ENV } from './storefront-memory.mjs';

const TIMEOUT_MS = 3_000;

/**
 * Time after which a stopping service is killed. It must exceed the time that open requests may take (server/main.ts).
 */
const graceOf = ({ SHUTDOWN_DELAY }: Env) => (SHUTDOWN_DELAY + 25) * 1_000;

const isReachable = (url: string) =>
  fetch(`${url}/api/sizes`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

/** Bundles the servers as JavaScript, which starts faster than TypeScript. Returns their folder. */
async function makeServers({ NEXT_DIST_DIR }: Env): Promise<string> {
  const folder = join(NEXT_DIST_DIR, 'servers');
  await bundleServers(folder);
  return folder;
}

type ProductApi = { isUp: boolean; demo?: ReadyMessage['demo'] };

/**
 * Starts the bundled product API, or checks that the configured one responds. The shop opens even if that one does not
 * respond.
 */
async function startProductApi(env: Env, servers: string): Promise<ProductApi> {
  const { bundledApi, PRODUCT_API_URL, storefrontUrl } = env;
  if (!bundledApi)
    return { isUp: await runStep(`Calling ${PRODUCT_API_URL}`, () => isReachable(PRODUCT_API_URL)) };
  const run = [join(servers, 'api.mjs'), '--storefront', storefrontUrl];
  const { demo } = await runStep('Starting the product API', () =>
    startService('api', { run, graceMs: graceOf(env) }),
  );
  return { isUp: true, demo };
}

async function startStorefront(env: Env, servers: string, stamp: string): Promise<void> {
  await startService('shop', {
    run: [join(servers, 'storefront.mjs')],
    env: {
      ...STOREFRONT_MEMORY_ENV,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: getBuildFolder(env, stamp),
      PORT: String(env.PORT),
    },
    graceMs: graceOf(env),
  });
  await fetch(`${env.storefrontUrl}/api/health`, { redirect: 'manual' });
}

/** Builds the shop if its sources changed, and puts a release together. @throws UserFacingError */
export async function buildRelease(): Promise<void> {
  const env = await readEnvironment();
  const stamp = await computeBuildStamp(env);
  if (!isBuilt(env, stamp)) {
    const servers = await makeServers(env);
    await checkContent(servers);
    // An error is only printed, for example that a running API already uses the port. Without a product API, pages are
    // rendered on their first visit instead of during the build.
    await startProductApi(env, servers).catch((error: unknown) => {
      if (!(error instanceof UserFacingError)) throw error;
      printLine(error.message.replace(/^/gm, '– '));
    });
    await runStep('Building the shop', () => buildShop(env, stamp));
  }
  const release = await runStep('Copying the release', () => makeRelease(env, stamp));
  printLine(`The release is in ${release}. docs/deploy.md describes how to run it.`);
}

/** Returns the URLs of the shop on this machine and in the local network. */
function shopUrls({ HOST, PORT, storefrontUrl }: Env): string {
  if (HOST) return storefrontUrl;
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  const external = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  return [`http://localhost:${PORT}`, ...(external ? [`http://${external.address}:${PORT}`] : [])].join(', ');
}

/** Lists what a developer wants to know about the servers. */
function listSummary(env: Env, { isUp, demo }: ProductApi): Record<string, string | false | undefined> {
  const { DATA_DIR, DATABASE_URL, MIDTRANS_API_URL, MIDTRANS_SERVER_KEY, PRODUCT_API_URL, SMTP_URL } = env;
  const shop = { Shop: shopUrls(env) };
  if (!env.bundledApi)
    return {
      ...shop,
      'Product API': isUp
        ? PRODUCT_API_URL
        : `${PRODUCT_API_URL} (no response; pages recover when it is back)`,
    };
  return {
    ...shop,
    'Product API': `${PRODUCT_API_URL}${env.PRODUCT_API_DOCS ? `, documentation on ${PRODUCT_API_URL}/docs` : ''}`,
    'Demo customer': demo && `${demo.email}, password ${demo.password}`,
    Emails: SMTP_URL ? `sent through ${new URL(SMTP_URL).host}` : `files in ${DATA_DIR}/mail/`,
    Database: DATABASE_URL ? `PostgreSQL at ${new URL(DATABASE_URL).host}` : `embedded, in ${DATA_DIR}/`,
    Payments: MIDTRANS_SERVER_KEY
      ? `Midtrans at ${MIDTRANS_API_URL}`
      : 'development provider, no money moves',
    'Test shop': env.PAYMENTS === 'test' && 'PAYMENTS=test, shown on every page',
  };
}

/** Starts the product API, builds the shop if its sources changed, and serves it. @throws UserFacingError */
export async function serveShop(): Promise<void> {
  const since = Date.now();
  const env = await readEnvironment();
  await checkPorts(env);
  // The bundled API reports the errors of a public shop itself, together with those of its database.
  if (!env.bundledApi) throwStartErrors();
  const stamp = await computeBuildStamp(env);
  const mustBuild = !isBuilt(env, stamp);
  const servers = await makeServers(env);
  const waitsFor = env.bundledApi ? `${env.PRODUCT_API_URL}/health` : undefined;
  const [api] = await Promise.all([
    startProductApi(env, servers),
    mustBuild && checkContent(servers),
    mustBuild && runStep('Building the shop', () => buildShop(env, stamp, waitsFor)),
  ]);
  await runStep('Opening the shop', () => startStorefront(env, servers, stamp));
  await removeOtherBuilds(env, stamp);

  printLine(`\nThe shop is open after ${formatElapsed(since)}. Ctrl-C stops it.\n`);
  for (const [name, value] of Object.entries(listSummary(env, api)))
    if (value) printLine(`  ${name.padEnd(14)}${value}`);
  printLine();
}
