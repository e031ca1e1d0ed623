import { existsSync } from 'node:fs';
import type { Env } from '@/lib/env';
import { checkDisk } from './check-disk.mjs';
import { checkNativeParts } from './check-native-parts';
import { checkPort } from './check-ports';
import { PlainFailure } from './plain-failure.mjs';

/** What an earlier start, perhaps by another user, has left; they may lie on disks of their own. */
const writtenTo = ({ NEXT_DIST_DIR, DATA_DIR }: Env) => [NEXT_DIST_DIR, DATA_DIR];
const LEAST_MIB = 20;

/**
 * @param neededMib room on the disk for what follows, in MiB
 * @throws PlainFailure when a folder cannot be written to, the disk is full or a native part does not load
 */
export async function checkMachine(env: Env, neededMib: number): Promise<void> {
  await checkDisk(neededMib);
  for (const folder of writtenTo(env).filter(existsSync)) await checkDisk(LEAST_MIB, folder);
  checkNativeParts(env);
}

/** @throws PlainFailure naming the port that is taken or the address that is not ours, and the variable that chooses another */
export async function checkPorts(env: Env): Promise<void> {
  if (env.bundledApi && env.PORT === env.PRODUCT_API_PORT) {
    throw new PlainFailure(`PORT and PRODUCT_API_PORT are both ${env.PORT}: change one of them.`);
  }
  await checkPort({ port: 'PORT', host: 'HOST' }, env.PORT, env.HOST);
  if (!env.bundledApi) return;
  const variables = { port: 'PRODUCT_API_PORT', host: 'PRODUCT_API_HOST' };
  await checkPort(variables, env.PRODUCT_API_PORT, env.PRODUCT_API_HOST);
}
