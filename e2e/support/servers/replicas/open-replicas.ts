import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeDatabase } from '@/scripts/check/postgres.mjs';
import { redisArguments } from '@/scripts/check/programs.mjs';
import { beforeLeaving, inherited } from '@/scripts/launch/process.mjs';
import { STOREFRONT_MEMORY } from '@/scripts/launch/storefront-memory.mjs';
import { accepts, answers, findPrograms, keepRunning, type Program, type Running } from './programs';
import { writeNginx } from './write-nginx';

const COPIES = [1, 2];
const SECRET_BYTES = 32;
const MAIL_CATCHER = join(import.meta.dirname, 'mail-catcher.mjs');

export type Stand = {
  siteUrl: string;
  /** Each storefront by itself, past the proxy. */
  storefrontUrls: string[];
  productApiUrl: string;
  databaseUrl: string;
  /** Where the mail catcher puts its files. */
  mails: string;
  /** Every process, in the order in which they were started. */
  running: Running[];
  stop: () => Promise<void>;
};

/** A port for each process, counted from the proxy's. */
function portsFrom(first: number) {
  return {
    proxy: first,
    productApi: first + 1,
    database: first + 2,
    redis: first + 3,
    mail: first + 4,
    plain: first + 5,
    storefronts: COPIES.map((copy) => first + 10 + copy),
    productApis: COPIES.map((copy) => first + 20 + copy),
  };
}
export type Ports = ReturnType<typeof portsFrom>;

async function postgres(bin: string, folder: string, port: number): Promise<Program> {
  await mkdir(folder);
  const { command, argsFor, options } = await makeDatabase(bin, folder);
  return { name: 'postgresql', command, args: argsFor(port), options, isReady: () => accepts(port) };
}

function redisServer(command: string, port: number): Program {
  return { name: 'redis', command, args: redisArguments(port), isReady: () => accepts(port) };
}

const mailCatcher = (port: number, mails: string): Program => ({
  name: 'mail',
  command: process.execPath,
  args: [MAIL_CATCHER, String(port), mails],
  isReady: () => accepts(port),
});

/** What both kinds of servers are told: the secrets are the same on all of them. */
function environmentOf(ports: Ports, folder: string): NodeJS.ProcessEnv {
  const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
  return {
    NODE_ENV: 'production',
    SITE_URL: `https://localhost:${ports.proxy}`,
    PAYMENTS: 'test',
    TRUST_PROXY: '1',
    PRODUCT_API_URL: `http://127.0.0.1:${ports.productApi}`,
    SESSION_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.database}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    // The certificate is its own authority: a changed catalogue is told through the proxy.
    NODE_EXTRA_CA_CERTS: join(folder, 'nginx/certificate.pem'),
    ...inherited(['PATH', 'HOME']),
  };
}

type Options = {
  onLine: (name: string, line: string) => void;
  /** What its servers are told besides. */
  env?: Record<string, string>;
  /** Where all that its processes write is put, but for the storefronts' pages. */
  parent?: string;
  /** The proxy's cache, where that lies elsewhere. */
  cache?: string;
};

type Servers = { release: string; ports: Ports; environment: NodeJS.ProcessEnv };

function productApi(copy: number, { release, ports, environment }: Servers): Program {
  const port = ports.productApis[copy - 1];
  return {
    name: `api-${copy}`,
    command: process.execPath,
    args: ['api.mjs'],
    options: { cwd: release, env: { ...environment, PRODUCT_API_PORT: String(port) } },
    isReady: () => answers(`http://127.0.0.1:${port}/health?ready=1`),
  };
}

const buildOf = (copy: number): string => join('.next', `storefront-${copy}`);

/** Makes a release ready to be served here: the packages of the checkout, in place of `npm ci --omit=dev`, and builds. */
export async function unpackRelease(release: string): Promise<void> {
  const packages = join(release, 'node_modules');
  await rm(packages, { force: true });
  await symlink(resolve('node_modules'), packages);
  // Each storefront has a copy of the build, as on a machine of its own.
  for (const build of COPIES.map(buildOf)) {
    await rm(join(release, build), { recursive: true, force: true });
    await cp(join(release, '.next/build'), join(release, build), { recursive: true, verbatimSymlinks: true });
  }
}

function storefront(copy: number, { release, ports, environment }: Servers): Program {
  const port = ports.storefronts[copy - 1];
  const name = `storefront-${copy}`;
  const build = buildOf(copy);
  const own = { NEXT_DIST_DIR: build, HOST: '127.0.0.1', PORT: String(port) };
  return {
    name,
    command: process.execPath,
    args: ['storefront.mjs'],
    options: { cwd: release, env: { ...environment, ...STOREFRONT_MEMORY, ...own } },
    isReady: () => answers(`http://127.0.0.1:${port}/api/health`),
  };
}

/** In the order in which each stands on those before it. */
async function* programsOf(folder: string, servers: Servers, cache?: string): AsyncGenerator<Program> {
  const { ports } = servers;
  const { nginx, postgresql, redis } = await findPrograms();
  const args = await writeNginx(join(folder, 'nginx'), ports, cache);
  yield await postgres(postgresql, join(folder, 'postgresql'), ports.database);
  yield redisServer(redis, ports.redis);
  yield mailCatcher(ports.mail, join(folder, 'mails'));
  for (const copy of COPIES) yield productApi(copy, servers);
  // The storefronts ask the product API through it.
  yield { name: 'nginx', command: nginx, args, isReady: () => accepts(ports.proxy) };
  for (const copy of COPIES) yield storefront(copy, servers);
}

/**
 * Starts all that belongs to a shop on several machines, on this one. Who ends by itself is started again.
 * @param release where `npm run build` has put it
 * @param firstPort the proxy's; the others follow within 30
 * @throws PlainFailure when something is missing, or does not come up
 */
export async function openStand(
  release: string,
  firstPort: number,
  { onLine, env = {}, parent = tmpdir(), cache }: Options,
): Promise<Stand> {
  const folder = await mkdtemp(join(parent, 'stand-'));
  // PostgreSQL may have to run as another user, whose folder is in here.
  await chmod(folder, 0o711);
  const ports = portsFrom(firstPort);
  await unpackRelease(release);
  const running: Running[] = [];
  const end = async () => {
    for (const one of running.toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true });
  };
  let ending: Promise<void> | undefined;
  // Servers before what they stand on, whichever of them was started anew last.
  const stop = () => {
    ending ??= end().finally(forget);
    return ending;
  };
  const forget = beforeLeaving(stop);
  try {
    const environment = { ...environmentOf(ports, folder), ...env };
    for await (const program of programsOf(folder, { release, ports, environment }, cache)) {
      const one = keepRunning({ ...program, onLine: (line) => onLine(program.name, line) });
      running.push(one);
      await one.opened;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteUrl: `https://localhost:${ports.proxy}`,
    storefrontUrls: ports.storefronts.map((port) => `http://127.0.0.1:${port}`),
    productApiUrl: `http://127.0.0.1:${ports.productApi}`,
    databaseUrl: `postgres://postgres@127.0.0.1:${ports.database}/postgres`,
    mails: join(folder, 'mails'),
    running,
    stop,
  };
}
