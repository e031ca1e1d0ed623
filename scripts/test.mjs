// `npm test`: installs what the quick checks need and runs them, in ten minutes on two cores.
// `npm run test:all`: those that take longer, too.
// `npm test -- unit types`: these two. `npm test -- --touched`: the quick ones, and those of the long ones that the
// last change is a reason for. `npm test -- pictures --update`: what pages look like now becomes their snapshots.
// SEED=random searches other requests and sequences than the usual ones.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { leftOut, report } from './check/report.mjs';
import { runStage } from './check/run-stage.mjs';
import { LONG_STAGES, QUICK_STAGES, STAGES } from './check/stages.mjs';
import { changedFiles, stagesFor } from './check/touched-stages.mjs';
import { checkNodeVersion, ensureInstalled } from './launch/launch.mjs';
import { leave, leaveOnSignal, leaveWith, PlainFailure } from './launch/leave.mjs';
import { print } from './launch/steps.mjs';

const OPTIONS = ['--all', '--touched', '--update'];
/** CI gives ninety minutes: what is touched and has not begun by then is left to the night. */
const LATEST_START_MS = 45 * 60_000;

function chosenStages(names, options) {
  const unknown = names.find((name) => !(name in STAGES));
  if (unknown)
    throw new PlainFailure(`There is no stage ${unknown}: choose of ${Object.keys(STAGES).join(', ')}.`);
  if (names.length > 0) return names;
  if (options.includes('--all')) return Object.keys(STAGES);
  const touched = options.includes('--touched') ? stagesFor(changedFiles()) : new Set();
  return [...Object.keys(QUICK_STAGES), ...Object.keys(LONG_STAGES).filter((name) => touched.has(name))];
}

function settleSeed() {
  if (process.env.SEED !== 'random') return;
  process.env.SEED = String(randomInt(2 ** 31));
  print(`SEED=${process.env.SEED}`);
}

process.chdir(join(import.meta.dirname, '..'));
leaveOnSignal();
try {
  const given = process.argv.slice(2);
  const options = given.filter((name) => OPTIONS.includes(name));
  const stages = chosenStages(
    given.filter((name) => !OPTIONS.includes(name)),
    options,
  );
  if (options.includes('--update')) process.env.UPDATE_PICTURES = 'true';
  settleSeed();
  checkNodeVersion();
  await ensureInstalled();

  const results = [];
  const started = performance.now();
  for (const name of stages) {
    const isLate = options.includes('--touched') && performance.now() - started > LATEST_START_MS;
    if (isLate && name in LONG_STAGES) results.push(leftOut(name, 'Left to the nightly run.'));
    else results.push(await runStage(name, STAGES[name]));
  }
  await leave(report(results) ? 0 : 1);
} catch (error) {
  await leaveWith(error);
}
