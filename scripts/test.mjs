// Installs what the tests need and runs them. `npm test` runs the quick stages, `npm run test:all` every stage,
// `npm test -- unit types` these two. `npm test -- pictures --update` replaces the screenshots.
// SEED=random varies the generated inputs.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { report } from './check/report.mjs';
import { runStage } from './check/run-stage.mjs';
import { QUICK_STAGES, STAGES } from './check/stages.mjs';
import { checkNodeVersion, ensureInstalled } from './launch/launch.mjs';
import { leave, leaveOnSignal, leaveWith, PlainFailure } from './launch/leave.mjs';
import { print } from './launch/steps.mjs';

const OPTIONS = ['--all', '--update'];

function chosenStages(names, options) {
  const unknown = names.find((name) => !(name in STAGES));
  if (unknown)
    throw new PlainFailure(`There is no stage ${unknown}: choose of ${Object.keys(STAGES).join(', ')}.`);
  if (names.length > 0) return names;
  if (options.includes('--all')) return Object.keys(STAGES);
  return Object.keys(QUICK_STAGES);
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
  for (const name of stages) results.push(await runStage(name, STAGES[name]));
  await leave(report(results) ? 0 : 1);
} catch (error) {
  await leaveWith(error);
}
