import { forgetBuild, rememberBuild } from './build-stamp';
import { lackedMemory, startChild } from './child';
import { PlainFailure } from './plain-failure.mjs';
import { print } from './steps.mjs';

/** @throws PlainFailure when riders, stores or articles are not as docs/content.md asks, after a line for each fault */
async function checkContent(): Promise<void> {
  const check = startChild({
    run: ['lib/check-content.ts'],
    typescript: true,
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=react-server` },
  });
  if ((await check.ended) === 'exit code 0') return;

  for (const line of check.tail) print(line);
  throw new PlainFailure('The shop was not built: what is wrong in content/ is above (docs/content.md).');
}

/**
 * `next build`, quiet unless it fails.
 * @param stamp what to remember the build by
 * @throws PlainFailure
 */
export async function buildShop(stamp: string): Promise<void> {
  await checkContent();
  await forgetBuild();
  const build = startChild({
    run: ['node_modules/next/dist/bin/next', 'build'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ending = await build.ended;
  if (ending === 'exit code 0') return rememberBuild(stamp);

  if (lackedMemory(ending, build.tail)) {
    throw new PlainFailure(
      'There is too little memory to build the shop: end other programs, or build it on another machine, and run npm start again.',
    );
  }
  for (const line of build.tail) print(line);
  throw new PlainFailure(
    build.tail.some((line) => line.includes('ENOSPC'))
      ? 'The disk is full: the shop could not be built. Make room and run npm start again.'
      : `The shop could not be built (${ending}); the last lines of next build are above.`,
  );
}
