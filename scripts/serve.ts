import type { Env } from '@/lib/env';
import { buildShop, buildStamp, builtFolder, isBuilt, removeOtherBuilds } from './launch/build';
import { checkMachine, checkPorts } from './launch/check-machine';
import { leave, PlainFailure } from './launch/leave.mjs';
import { readEnvironment, refuseToPlay } from './launch/read-environment';
import { type Ready, startService } from './launch/service';
import { print, step } from './launch/steps.mjs';
import { STOREFRONT_MEMORY } from './launch/storefront-memory.mjs';
import { printSummary } from './launch/summary';
import { makeRelease } from './release/make-release';

const BUILD_MIB = 600;
const RUN_MIB = 100;
const TIMEOUT_MS = 3_000;

interface ProductApi {
  answers: boolean;
  demo: Ready['demo'];
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(`${address}/api/sizes`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Starts the bundled API, or looks whether the other answers. @throws PlainFailure */
async function startProductApi(env: Env): Promise<ProductApi> {
  if (!env.bundledApi) {
    return {
      answers: await step(`Asking ${env.PRODUCT_API_URL}`, () => answers(env.PRODUCT_API_URL)),
      demo: undefined,
    };
  }
  const { demo } = await step('Starting the product API', () =>
    startService({
      name: 'api',
      run: ['backend/main.ts', '--storefront', env.storefrontUrl],
      typescript: true,
      graceMs: graceOf(env),
    }),
  );
  return { answers: true, demo };
}

/** Longer than a process takes to end in order (server/main.ts). */
const graceOf = ({ SHUTDOWN_DELAY }: Env) => (SHUTDOWN_DELAY + 25) * 1_000;

async function openShop(env: Env, stamp: string) {
  await startService({
    name: 'shop',
    run: ['scripts/storefront.mjs'],
    env: {
      ...STOREFRONT_MEMORY,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: builtFolder(env, stamp),
      PORT: String(env.PORT),
    },
    graceMs: graceOf(env),
  });
  await fetch(`${env.storefrontUrl}/api/health`, { redirect: 'manual' });
}

/** A running API serves the build as well, and without any the shop is built too: its pages heal later. */
async function startProductApiIfPossible(env: Env) {
  try {
    await startProductApi(env);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    print(error.message.replace(/^/gm, '– '));
  }
}

/** Builds the shop if its sources changed, beside the one that may be running, and makes a release of it. @throws PlainFailure */
export async function build(): Promise<void> {
  const env = await readEnvironment();
  const stamp = await buildStamp(env);
  await checkMachine(env, BUILD_MIB);
  if (!isBuilt(env, stamp)) {
    await startProductApiIfPossible(env);
    await step('Building the shop', () => buildShop(env, stamp));
  }
  const release = await step('Putting the release together', () => makeRelease(env, stamp));
  print(`${release} runs with Node and its packages alone (docs/architecture.md).`);
  await leave();
}

/** Starts the API, builds the shop if its sources changed, serves it. @throws PlainFailure */
export async function serve(): Promise<void> {
  const since = Date.now();
  const env = await readEnvironment();
  const stamp = await buildStamp(env);
  const mustBuild = !isBuilt(env, stamp);

  await checkMachine(env, mustBuild ? BUILD_MIB : RUN_MIB);
  await checkPorts(env);
  if (!env.bundledApi) refuseToPlay();
  const { answers, demo } = await startProductApi(env);
  if (mustBuild) await step('Building the shop', () => buildShop(env, stamp));
  await step('Opening the shop', () => openShop(env, stamp));
  await removeOtherBuilds(env, stamp);
  printSummary({ env, demo, apiAnswers: answers, since });
}
