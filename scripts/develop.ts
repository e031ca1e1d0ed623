import { watch } from 'node:fs';
import type { Env } from '@/lib/env';
import { checkMachine, checkPorts } from './launch/check-before-start';
import { startChild } from './launch/child';
import { isLeaving, leave } from './launch/leave-on-signal.mjs';
import { readEnvironment, refuseToPlay } from './launch/read-environment';
import { readableLine } from './launch/readable-line';
import { readyMessage } from './launch/service';
import { print } from './launch/steps.mjs';

const ROOM_MIB = 600;
const SETTLE_MS = 200;
const API_SOURCES = ['backend', 'lib/contract', 'lib/env.ts'];

function startApi({ storefrontUrl }: Env) {
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

/** Calls back once the files have been still for a moment. */
function onChange(paths: string[], changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  for (const path of paths) {
    watch(path, { recursive: true }, (_event, file) => {
      if (file?.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLE_MS);
    });
  }
}

/** The API is started anew after every change, and stays down after a failure until the next one. */
function watchApi(env: Env) {
  let api = startApi(env);
  let restarting = Promise.resolve();

  async function restart() {
    await api.stop();
    if (isLeaving()) return;
    print('api  | changed, starting again');
    api = startApi(env);
  }
  onChange(API_SOURCES, () => {
    restarting = restarting.then(restart);
  });
}

function startPages(env: Env) {
  const pages = startChild({
    run: [
      'node_modules/next/dist/bin/next',
      'dev',
      '-p',
      String(env.PORT),
      ...(env.HOST ? ['-H', env.HOST] : []),
    ],
    env: { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => print(`shop | ${line}`),
  });
  void pages.ended.then((ending) => {
    if (isLeaving()) return;
    print(`✗ next dev ended (${ending}); everything else is being stopped.`);
    return leave(1);
  });
}

/**
 * Serves shop and product API from their sources: pages refresh, the API starts again when a file changes.
 * @throws PlainFailure what keeps it from starting, a line each
 */
export async function develop(): Promise<void> {
  const env = await readEnvironment();
  refuseToPlay();
  await checkMachine(env, ROOM_MIB);
  await checkPorts(env);
  if (env.bundledApi) watchApi(env);
  startPages(env);
}
