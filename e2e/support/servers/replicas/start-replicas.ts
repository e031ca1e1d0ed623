import { randomBytes } from 'node:crypto';
import { appendFile, chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from '@playwright/test';
import { getBuildFolder, prepareBuild } from '@/e2e/support/servers/builds';
import { PICTURE_EFFORT, type ShopBuild } from '@/e2e/support/servers/environments';
import {
  canConnect,
  FIXED_CLOCK_NODE_OPTION,
  getLogFilePath,
  respondsWithSuccess,
} from '@/e2e/support/servers/start-server';
import { readEnv } from '@/lib/env';
import { createDatabaseCluster } from '@/scripts/check/postgres.mjs';
import { installDebianPackages, redisArguments } from '@/scripts/check/programs.mjs';
import { pickInheritedVariables, runBeforeExit } from '@/scripts/launch/process.mjs';
import { STOREFRONT_MEMORY_ENV } from '@/scripts/launch/storefront-memory.mjs';
import { makeRelease } from '@/scripts/release/make-release';
import { writeNginxConfiguration } from './nginx';
import {
  findReplicaPrograms,
  type ReplicaProgram,
  type RunningReplicaProgram,
  startSupervisedProgram,
} from './processes';

const COPIES = [1, 2];
const SECRET_BYTES = 32;

/** nginx, two storefronts, two product APIs, PostgreSQL and Redis on this machine. */
export type ReplicatedShop = {
  siteUrl: string;
  /** The storefronts without the proxy. */
  storefrontUrls: string[];
  apiUrl: string;
  databaseUrl: string;
  /** Contains the emails of the product APIs. */
  dataFolder: string;
  /** All processes, in the order in which they were started. */
  running: RunningReplicaProgram[];
  stop: () => Promise<void>;
};

export function assignReplicaPorts(first: number) {
  return {
    proxy: first,
    productApi: first + 1,
    database: first + 2,
    redis: first + 3,
    plain: first + 5,
    storefronts: COPIES.map((copy) => first + 10 + copy),
    productApis: COPIES.map((copy) => first + 20 + copy),
  };
}
export type ReplicaPorts = ReturnType<typeof assignReplicaPorts>;

type Options = {
  /** Environment variables of storefronts and product APIs, in addition to the usual ones. */
  env?: Record<string, string>;
  /** Folder for everything the processes write, except the pages of the storefronts. */
  parent?: string;
  /** Folder of nginx's cache, if it is not in `parent`. */
  cache?: string;
};

type Servers = { release: string; ports: ReplicaPorts; environment: NodeJS.ProcessEnv };

/** Environment variables that all servers share. */
function environmentOf(ports: ReplicaPorts, folder: string): NodeJS.ProcessEnv {
  const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
  return {
    NODE_ENV: 'production',
    NODE_OPTIONS: FIXED_CLOCK_NODE_OPTION,
    TEST_CLOCK_OFFSET: process.env.TEST_CLOCK_OFFSET ?? '0',
    SITE_URL: `https://localhost:${ports.proxy}`,
    PAYMENTS: 'test',
    TRUST_PROXY: '1',
    PRODUCT_API_URL: `http://127.0.0.1:${ports.productApi}`,
    SESSION_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.database}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    // The product API sends revalidations through the proxy, whose certificate is self-signed.
    NODE_EXTRA_CA_CERTS: join(folder, 'nginx/certificate.pem'),
    ...pickInheritedVariables(['PATH', 'HOME']),
  };
}

const buildOf = (copy: number): string => join('.next', `storefront-${copy}`);

function productApi(copy: number, { release, ports, environment }: Servers): ReplicaProgram {
  const port = ports.productApis[copy - 1];
  return {
    name: `api-${copy}`,
    command: process.execPath,
    args: ['api.mjs'],
    options: { cwd: release, env: { ...environment, PRODUCT_API_PORT: String(port) } },
    isReady: () => respondsWithSuccess(`http://127.0.0.1:${port}/health?ready=1`),
  };
}

function storefront(copy: number, { release, ports, environment }: Servers): ReplicaProgram {
  const port = ports.storefronts[copy - 1];
  const own = { NEXT_DIST_DIR: buildOf(copy), HOST: '127.0.0.1', PORT: String(port) };
  return {
    name: `storefront-${copy}`,
    command: process.execPath,
    args: ['storefront.mjs'],
    options: { cwd: release, env: { ...environment, ...STOREFRONT_MEMORY_ENV, ...own } },
    isReady: () => respondsWithSuccess(`http://127.0.0.1:${port}/api/health`),
  };
}

/** Yields each program after those it depends on. */
async function* programsOf(folder: string, servers: Servers, cache: string): AsyncGenerator<ReplicaProgram> {
  const { ports } = servers;
  const { nginx, postgresql, redis } = await findReplicaPrograms();
  const databaseFolder = join(folder, 'postgresql');
  await mkdir(databaseFolder);
  const { command, argsFor, options } = await createDatabaseCluster(postgresql, databaseFolder);
  const database = { name: 'postgresql', command, args: argsFor(ports.database), options };
  yield { ...database, isReady: () => canConnect(ports.database) };
  const args = redisArguments(ports.redis);
  yield { name: 'redis', command: redis, args, isReady: () => canConnect(ports.redis) };
  for (const copy of COPIES) yield productApi(copy, servers);
  const proxy = {
    name: 'nginx',
    command: nginx,
    args: await writeNginxConfiguration(join(folder, 'nginx'), ports, cache),
  };
  yield { ...proxy, isReady: () => canConnect(ports.proxy) };
  for (const copy of COPIES) yield storefront(copy, servers);
}

/** Prepares a release to be served on this machine: links the packages and copies the build for each storefront. */
export async function prepareReplicaRelease(release: string): Promise<void> {
  const packages = join(release, 'node_modules');
  await rm(packages, { force: true });
  await symlink(resolve('node_modules'), packages);
  for (const build of COPIES.map(buildOf)) {
    await rm(join(release, build), { recursive: true, force: true });
    await cp(join(release, '.next/build'), join(release, build), { recursive: true, verbatimSymlinks: true });
  }
}

/** Returns the folder of a release of one of the tests' builds. */
export async function createTestRelease(build: ShopBuild): Promise<string> {
  await prepareBuild(build);
  const env = { ...readEnv({ PICTURE_EFFORT }), NEXT_DIST_DIR: '.tmp' };
  return makeRelease(env, getBuildFolder(build).slice('.tmp/'.length));
}

/** Installs missing programs. Where that is not possible, skips the test, or fails it in CI. */
export async function requireReplicaPrograms(): Promise<void> {
  try {
    await findReplicaPrograms();
  } catch {
    await installDebianPackages('nginx-light', 'postgresql', 'redis-server', 'openssl');
    await findReplicaPrograms().catch((error: Error) => {
      test.info().skip(process.env.CI !== 'true', error.message);
      throw error;
    });
  }
}

/**
 * Starts a release as a replicated shop, whose processes are restarted when they exit. The log is `replicas.log`.
 * @param firstPort the proxy's port; the other processes use the 30 ports after it
 */
export async function startReplicas(
  release: string,
  firstPort: number,
  { env = {}, parent = tmpdir(), cache }: Options = {},
): Promise<ReplicatedShop> {
  const log = getLogFilePath('replicas');
  await mkdir(dirname(log), { recursive: true });
  const folder = await mkdtemp(join(parent, 'replicas-'));
  // PostgreSQL may run as another user, who must reach its folder inside this one.
  await chmod(folder, 0o711);
  const ports = assignReplicaPorts(firstPort);
  await prepareReplicaRelease(release);
  const running: RunningReplicaProgram[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = async () => {
    for (const one of running.toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const stop = () => {
    stopping ??= stopAll().finally(forget);
    return stopping;
  };
  const forget = runBeforeExit(stop);
  try {
    const environment = { ...environmentOf(ports, folder), ...env };
    const servers = { release, ports, environment };
    for await (const program of programsOf(folder, servers, cache ?? join(folder, 'nginx/cache'))) {
      const onLine = (line: string) => void appendFile(log, `${program.name} | ${line}\n`);
      running.push(await startSupervisedProgram({ ...program, onLine }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteUrl: `https://localhost:${ports.proxy}`,
    storefrontUrls: ports.storefronts.map((port) => `http://127.0.0.1:${port}`),
    apiUrl: `http://127.0.0.1:${ports.productApi}`,
    databaseUrl: `postgres://postgres@127.0.0.1:${ports.database}/postgres`,
    dataFolder: join(folder, 'data'),
    running,
    stop,
  };
}
