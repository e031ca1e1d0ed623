import type { Env } from '@/lib/env';
import { type Ready, startService } from './service';
import { step } from './steps.mjs';

const PATIENCE_MS = 3_000;

interface ProductApi {
  answers: boolean;
  demo: Ready['demo'];
}

/** Another server is not ours to start: whether it answers is only told. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(`${address}/api/sizes`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the bundled product API, or looks whether the one of PRODUCT_API_URL answers.
 * @throws PlainFailure when the bundled one does not start
 */
export async function startProductApi(env: Env): Promise<ProductApi> {
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
