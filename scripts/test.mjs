// `npm test`: installs what the checks need, then runs them all, but for those that run on request alone;
// `npm test -- unit types` runs those two.
// `npm test -- pictures --update` keeps what pages look like now as what they have to look like.
import { join } from 'node:path';
import { report } from './check/report.mjs';
import { runStage } from './check/run-stage.mjs';
import { STAGES } from './check/stages.mjs';
import { checkNodeVersion } from './launch/check-node-version.mjs';
import { ensureInstalled } from './launch/ensure-installed.mjs';
import { leave, leaveOnSignal, leaveWith } from './launch/leave-on-signal.mjs';
import { PlainFailure } from './launch/plain-failure.mjs';

const UPDATE = '--update';

function chosenStages(names) {
  const unknown = names.find((name) => !(name in STAGES));
  if (unknown)
    throw new PlainFailure(`There is no stage ${unknown}: choose of ${Object.keys(STAGES).join(', ')}.`);
  return Object.entries(STAGES).filter(([name, { onRequest }]) =>
    names.length === 0 ? !onRequest : names.includes(name),
  );
}

process.chdir(join(import.meta.dirname, '..'));
leaveOnSignal();
try {
  const given = process.argv.slice(2);
  const stages = chosenStages(given.filter((name) => name !== UPDATE));
  if (given.includes(UPDATE)) process.env.UPDATE_PICTURES = 'true';
  checkNodeVersion();
  await ensureInstalled();

  const results = [];
  for (const [name, stage] of stages) results.push(await runStage(name, stage));
  await leave(report(results) ? 0 : 1);
} catch (error) {
  await leaveWith(error);
}
