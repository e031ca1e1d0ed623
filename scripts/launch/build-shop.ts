import { forgetBuild, rememberBuild } from './build-stamp';
import { startChild } from './child';
import { PlainFailure } from './plain-failure.mjs';
import { print } from './steps.mjs';

/**
 * `next build`, quiet unless it fails.
 * @param stamp what to remember the build by
 * @throws PlainFailure
 */
export async function buildShop(stamp: string): Promise<void> {
  await forgetBuild();
  const build = startChild({
    run: ['node_modules/next/dist/bin/next', 'build'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ending = await build.ended;
  if (ending === 'exit code 0') return rememberBuild(stamp);

  for (const line of build.tail) print(line);
  throw new PlainFailure(
    build.tail.some((line) => line.includes('ENOSPC'))
      ? 'The disk is full: the shop could not be built. Make room and run npm start again.'
      : `The shop could not be built (${ending}); the last lines of next build are above.`,
  );
}
