import { join } from 'node:path';
import { startChild } from '@/scripts/launch/child.mjs';
import { PlainFailure } from '@/scripts/launch/leave.mjs';
import { print } from '@/scripts/launch/steps.mjs';

/** `npm run build`: the folder of the release. @throws PlainFailure */
export async function buildRelease(): Promise<string> {
  const build = startChild({ run: ['scripts/start.mjs', '--build'], onLine: print });
  if ((await build.ended) !== 'exit code 0')
    throw new PlainFailure('There is no release to start: what went wrong is above.');
  return join('.next', 'release');
}
