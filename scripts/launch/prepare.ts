import type { Env } from '@/lib/env';
import { checkDisk } from './check-disk.mjs';
import { checkNativeParts } from './check-native-parts';
import { checkPort } from './check-ports';
import { PlainFailure } from './plain-failure.mjs';

/**
 * What can be known before anything is started is said before anything is started.
 * @param neededMib room on the disk for what follows, in MiB
 * @throws PlainFailure
 */
export async function prepare(env: Env, neededMib: number): Promise<void> {
  await checkDisk(neededMib);
  checkNativeParts(env);
  if (env.bundledApi && env.PORT === env.PRODUCT_API_PORT) {
    throw new PlainFailure(`PORT and PRODUCT_API_PORT are both ${env.PORT}: change one of them.`);
  }
  await checkPort('PORT', env.PORT);
  if (env.bundledApi) await checkPort('PRODUCT_API_PORT', env.PRODUCT_API_PORT);
}
