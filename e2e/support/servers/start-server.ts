import { once } from 'node:events';
import { cp, mkdir, open, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import { startChild } from '@/scripts/launch/process.mjs';
import { waitForReadyMessage } from '@/scripts/launch/service';
import { JOURNEYS_FOLDER, PICTURE_EFFORT, REPOSITORY_FOLDER, type ShopEnvironment } from './environments';

const TIMEOUT_MS = 120_000;
const POLL_MS = 100;
/**
 * Option of Node.js that loads the clock of the tests. It is passed in NODE_OPTIONS, so that child processes of a build
 * get it too.
 */
export const FIXED_CLOCK_NODE_OPTION = `--import=${pathToFileURL(join(REPOSITORY_FOLDER, 'scripts/clock/fixed-clock.mjs')).href}`;

/** The seeded data of the product API that the shop was built with: the built pages link to the ids in it. */
export const SEEDED_DATA_FOLDER = join(JOURNEYS_FOLDER, 'seeded');

type Start = {
  /** Names the log, `<name>.log`. */
  name: string;
  module: string;
  arguments?: string[];
  typescript?: boolean;
  env: Record<string, string>;
};

export type RunningServer = { pid: number; stop(): Promise<unknown> };

/** Path of a server's log. The logs are deleted at the start of a run. */
export function getLogFilePath(name: string): string {
  return join(JOURNEYS_FOLDER, 'logs', `${name}.log`);
}

/** Starts a child process without the developer's own environment variables. */
async function startLogged({ name, module, arguments: given = [], typescript = false, env }: Start) {
  await mkdir(join(JOURNEYS_FOLDER, 'logs'), { recursive: true });
  const log = await open(getLogFilePath(name), 'a');
  const child = startChild({
    run: [module, ...given],
    typescript,
    cwd: REPOSITORY_FOLDER,
    inherits: ['PATH', 'HOME', 'TEST_CLOCK_OFFSET'],
    env: {
      NODE_OPTIONS: FIXED_CLOCK_NODE_OPTION,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PICTURE_EFFORT,
      ...env,
    },
    log: log.fd,
  });
  void child.ended.finally(() => log.close());
  return child;
}

/** Runs a module until it exits. Throws an error that names the log when it fails. */
export async function runModuleUntilExit(start: Start): Promise<void> {
  const ending = await (await startLogged(start)).ended;
  if (ending !== 'exit code 0')
    throw new Error(`${start.name} failed (${ending}), see ${getLogFilePath(start.name)}`);
}

/** Resolves to whether a TCP connection to the port is accepted. */
export function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export const respondsWithSuccess = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(isReady: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isReady())) await sleep(POLL_MS);
}

/**
 * Starts a server and waits for its `{ type: 'ready' }` message, or until it serves `readyUrl`. Throws when it exits
 * earlier or takes two minutes.
 */
export async function startServer({
  readyUrl,
  ...start
}: Start & { readyUrl?: string }): Promise<RunningServer> {
  const child = await startLogged(start);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const outcome = await Promise.race([
    (readyUrl ? untilReady(() => respondsWithSuccess(readyUrl), timeout) : waitForReadyMessage(child)).then(
      () => 'ready',
    ),
    child.ended.then((ending) => `ended (${ending})`),
    once(timeout, 'abort').then(() => 'took too long'),
  ]);
  const { pid } = child.process;
  if (outcome === 'ready' && pid !== undefined) return { pid, stop: child.stop };
  await child.stop();
  throw new Error(`${start.name} ${outcome}, see ${getLogFilePath(start.name)}`);
}

/** Starts a stub of another server, `e2e/support/stubs/<stub>`. Its log is `<name>.log`. */
export function startStub(name: string, stub: string, port: number, env: Record<string, string> = {}) {
  return startServer({ name, module: `e2e/support/stubs/${stub}`, env: { PORT: String(port), ...env } });
}

/** Starts the bundled product API on the embedded database. Its log is `<environment>-api.log`. */
export function startBundledApi(
  { name, apiPort, siteUrl, dataFolder }: ShopEnvironment,
  more: Record<string, string> = {},
): Promise<RunningServer> {
  return startServer({
    name: `${name}-api`,
    module: 'backend/main.ts',
    typescript: true,
    env: { PRODUCT_API_PORT: String(apiPort), SITE_URL: siteUrl, DATA_DIR: dataFolder, ...more },
  });
}

/** Replaces the data of an environment by the seeded data. */
export async function restoreSeededData({ dataFolder }: ShopEnvironment): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
  await cp(SEEDED_DATA_FOLDER, dataFolder, { recursive: true });
}

/** Starts servers before the tests of a file and stops them afterwards, the last first, also when one fails to start. */
export function setUpServers(start: (servers: Pick<RunningServer, 'stop'>[]) => Promise<void>): void {
  const servers: Pick<RunningServer, 'stop'>[] = [];
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    await start(servers);
  });
  test.afterAll(async () => {
    for (const server of servers.reverse()) await server.stop();
  });
}
