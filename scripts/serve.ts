import type { Env } from '@/lib/env';
import { buildShop, buildStamp, isBuilt } from './launch/build';
import { checkMachine, checkPorts } from './launch/check-machine';
import { leave, PlainFailure } from './launch/leave.mjs';
import { readEnvironment, refuseToPlay } from './launch/read-environment';
import { type Ready, startService } from './launch/service';
import { print, step } from './launch/steps.mjs';
import { printSummary } from './launch/summary';

const BUILD_MIB = 600;
const RUN_MIB = 100;
const TIMEOUT_MS = 3_000;

interface ProductApi {
  answers: boolean;
  demo: Ready['demo'];
}

/** Another server is not ours to start: whether it answers is only told. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(`${address}/api/sizes`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the bundled product API, or looks whether the one of PRODUCT_API_URL answers.
 * @throws PlainFailure when the bundled one does not start
 */
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
    }),
  );
  return { answers: true, demo };
}

async function openShop(env: Env) {
  await startService({
    name: 'shop',
    run: ['scripts/storefront.mjs'],
    env: { NODE_ENV: 'production', PORT: String(env.PORT) },
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

/**
 * Builds the shop, whether anything has changed or not, and ends.
 * @throws PlainFailure what keeps it from being built, in one line
 */
export async function build(): Promise<void> {
  const env = await readEnvironment();
  await checkMachine(env, BUILD_MIB);
  await startProductApiIfPossible(env);
  const stamp = await buildStamp(env);
  await step('Building the shop', () => buildShop(env, stamp));
  await leave();
}

/**
 * Starts the product API, builds the shop when anything it is made of has changed, and serves it.
 * @throws PlainFailure what keeps it from starting, a line each
 */
export async function serve(): Promise<void> {
  const since = Date.now();
  const env = await readEnvironment();
  const stamp = await buildStamp(env);
  const mustBuild = !(await isBuilt(env, stamp));

  await checkMachine(env, mustBuild ? BUILD_MIB : RUN_MIB);
  await checkPorts(env);
  if (!env.bundledApi) refuseToPlay();
  const { answers, demo } = await startProductApi(env);
  if (mustBuild) await step('Building the shop', () => buildShop(env, stamp));
  await step('Opening the shop', () => openShop(env));
  printSummary({ env, demo, apiAnswers: answers, since });
}
