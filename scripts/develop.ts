import { watch } from 'node:fs';
import type { Env } from '@/lib/env';
import { checkMachine, checkPorts } from './launch/check-machine';
import { isLeaving } from './launch/leave.mjs';
import { readEnvironment, refuseToPlay } from './launch/read-environment';
import { readableLine } from './launch/readable-line';
import { type Child, readyMessage, startChild } from './launch/service';
import { print } from './launch/steps.mjs';

const ROOM_MIB = 600;
const SETTLE_MS = 200;

const API_SOURCES = ['backend', 'lib/contract', 'lib/env.ts'];
/** What Next does not follow by itself: it is loaded when the server starts. */
const SERVER_SOURCES = [
  'server',
  'lib/i18n',
  'lib/pictures',
  'lib/env.ts',
  'lib/routes.ts',
  'next.config.mjs',
];

function startApi({ storefrontUrl }: Env): Child {
  const api = startChild({
    run: ['backend/main.ts', '--storefront', storefrontUrl],
    typescript: true,
    onLine: (line) => print(`api  | ${readableLine(line)}`),
  });
  void readyMessage(api).then(({ demo }) => {
    print(demo ? `api  | ready; demo customer ${demo.email}, password ${demo.password}` : 'api  | ready');
  });
  return api;
}

function startShop({ HOST, PORT, storefrontUrl }: Env): Child {
  const shop = startChild({
    run: ['scripts/storefront.mjs', '--dev'],
    env: { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => print(`shop | ${readableLine(line)}`),
  });
  void readyMessage(shop).then(() =>
    print(`shop | ready on ${HOST ? storefrontUrl : `http://localhost:${PORT}`}`),
  );
  return shop;
}

/** Calls back once the files have been still for a moment. */
function onChange(paths: string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const path of paths) {
    watch(path, { recursive: true }, (_event, file) => {
      if (file?.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLE_MS);
    });
  }
}

/** Starts a process anew after every change of its sources; after a failure it stays down until the next one. */
function watchAndRestart(name: string, sources: string[], start: () => Child): void {
  let child = start();
  let restarting = Promise.resolve();

  async function restart() {
    await child.stop();
    if (isLeaving()) return;
    print(`${name} | changed, starting again`);
    child = start();
  }
  onChange(sources, () => {
    restarting = restarting.then(restart);
  });
}

/**
 * Serves shop and product API from their sources: pages refresh, what answers before them and the API start again when a
 * file changes.
 * @throws PlainFailure what keeps it from starting, a line each
 */
export async function develop(): Promise<void> {
  const env = await readEnvironment();
  refuseToPlay();
  await checkMachine(env, ROOM_MIB);
  await checkPorts(env);
  if (env.bundledApi) watchAndRestart('api ', API_SOURCES, () => startApi(env));
  watchAndRestart('shop', SERVER_SOURCES, () => startShop(env));
}
