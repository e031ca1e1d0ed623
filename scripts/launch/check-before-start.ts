import type { Env } from '@/lib/env';
import { checkDisk } from './check-disk.mjs';
import { checkNativeParts } from './check-native-parts';
import { checkPort } from './check-ports';
import { PlainFailure } from './plain-failure.mjs';

/**
 * @param neededMib room on the disk for what follows, in MiB
 * @throws PlainFailure when the disk is full or a native part does not load
 */
export async function checkMachine(env: Env, neededMib: number): Promise<void> {
  await checkDisk(neededMib);
  checkNativeParts(env);
}

/** @throws PlainFailure naming the port that is taken, and the variable that chooses another */
export async function checkPorts(env: Env): Promise<void> {
  if (env.bundledApi && env.PORT === env.PRODUCT_API_PORT) {
    throw new PlainFailure(`PORT and PRODUCT_API_PORT are both ${env.PORT}: change one of them.`);
  }
  await checkPort('PORT', env.PORT);
  if (env.bundledApi) await checkPort('PRODUCT_API_PORT', env.PRODUCT_API_PORT);
}
