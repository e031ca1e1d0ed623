import type { Env } from '@/lib/env';
import { buildShop } from './launch/build-shop';
import { buildStamp, isBuilt } from './launch/build-stamp';
import { checkMachine, checkPorts } from './launch/check-before-start';
import { leave } from './launch/leave-on-signal.mjs';
import { PlainFailure } from './launch/plain-failure.mjs';
import { readEnvironment, refuseToPlay } from './launch/read-environment';
import { startService } from './launch/service';
import { startProductApi } from './launch/start-product-api';
import { print, step } from './launch/steps.mjs';
import { printSummary } from './launch/summary';

const BUILD_MIB = 600;
const RUN_MIB = 100;

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
  await step('Building the shop', () => buildShop(stamp));
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
  const mustBuild = !(await isBuilt(stamp));

  await checkMachine(env, mustBuild ? BUILD_MIB : RUN_MIB);
  await checkPorts(env);
  if (!env.bundledApi) refuseToPlay();
  const { answers, demo } = await startProductApi(env);
  if (mustBuild) await step('Building the shop', () => buildShop(stamp));
  await step('Opening the shop', () => openShop(env));
  printSummary({ env, demo, apiAnswers: answers, since });
}
