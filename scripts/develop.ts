import { watch } from 'node:fs';
import type { Env } from '@/lib/env';
import { checkMachine, checkPorts } from './launch/check-machine';
import { startChild } from './launch/child.mjs';
import { isLeaving } from './launch/leave.mjs';
import { readEnvironment, refuseToPlay } from './launch/read-environment';
import { type Child, readyMessage, showLine } from './launch/service';
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
    onLine: (line) => showLine('api ', line),
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
    onLine: (line) => showLine('shop', line),
  });
  void readyMessage(shop).then(() =>
    print(`shop | ready on ${HOST ? storefrontUrl : `http://localhost:${PORT}`}`),
  );
  return shop;
}

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

/**
 * Starts a process anew after every change of its sources; after a failure it stays down until the next one.
 * @returns once it serves, or has failed
 */
async function watchAndRestart(name: string, sources: string[], start: () => Child): Promise<void> {
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
  await Promise.race([readyMessage(child), child.ended]);
}

/** Serves both from their sources; what is no page starts again when it changes. @throws PlainFailure */
export async function develop(): Promise<void> {
  const env = await readEnvironment();
  refuseToPlay();
  await checkMachine(env, ROOM_MIB);
  await checkPorts(env);
  // The shop asks the API for its catalogue as it starts.
  if (env.bundledApi) await watchAndRestart('api ', API_SOURCES, () => startApi(env));
  await watchAndRestart('shop', SERVER_SOURCES, () => startShop(env));
}
