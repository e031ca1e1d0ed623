import type { Env } from '@/lib/env';
import { buildShop } from './launch/build-shop';
import { buildStamp, isBuilt } from './launch/build-stamp';
import { leave } from './launch/leave-on-signal.mjs';
import { prepare } from './launch/prepare';
import { readEnvironment } from './launch/read-environment';
import { startService } from './launch/service';
import { startProductApi } from './launch/start-product-api';
import { step } from './launch/steps.mjs';
import { printSummary } from './launch/summary';

const BUILD_MIB = 600;
const RUN_MIB = 100;

async function openShop(env: Env) {
  await startService({
    name: 'shop',
    run: ['scripts/storefront.mjs'],
    env: { NODE_ENV: 'production', PORT: String(env.PORT) },
  });
  await fetch(`http://127.0.0.1:${env.PORT}/api/health`, { redirect: 'manual' });
}

/**
 * Starts the product API, builds the shop when anything it is made of has changed, and serves it.
 * @param options.buildOnly builds in any case, and ends there
 * @throws PlainFailure what keeps it from starting, in one line
 */
export async function serve({ buildOnly }: { buildOnly: boolean }): Promise<void> {
  const since = Date.now();
  const env = await readEnvironment();
  const stamp = await buildStamp(env);
  const mustBuild = buildOnly || !(await isBuilt(stamp));

  await prepare(env, mustBuild ? BUILD_MIB : RUN_MIB);
  const { answers, demo } = await startProductApi(env);
  if (mustBuild) await step('Building the shop', () => buildShop(stamp));
  if (buildOnly) return leave();

  await step('Opening the shop', () => openShop(env));
  printSummary({ env, demo, apiAnswers: answers, since });
}
