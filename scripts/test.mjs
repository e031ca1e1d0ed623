// `npm test`: installs what the tests need and runs them.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runStage } from './check/run-stage.mjs';
import { ALL_STAGES, QUICK_STAGES } from './check/stages.mjs';
import { launch } from './launch/launch.mjs';
import { exitAfterCleanup, UserFacingError } from './launch/process.mjs';
import { printLine } from './launch/steps.mjs';

const HELP = `npm test -- [stages] [options]   runs the quick stages (${Object.keys(QUICK_STAGES).join(', ')}) or the named ones

  --all     every stage: ${Object.keys(ALL_STAGES).join(', ')}
  --update  replace the screenshots of the stage pictures
  --help    show this text

SEED=random in the environment varies the generated inputs.`;

const formatCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

function chooseStages(names, isAll) {
  const unknown = names.find((name) => !(name in ALL_STAGES));
  if (unknown)
    throw new UserFacingError(`Unknown stage ${unknown}. Stages: ${Object.keys(ALL_STAGES).join(', ')}.`);
  if (names.length > 0) return names;
  return Object.keys(isAll ? ALL_STAGES : QUICK_STAGES);
}

async function runTests() {
  const options = { all: { type: 'boolean' }, update: { type: 'boolean' }, help: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    printLine(HELP);
    return;
  }
  if (values.update) process.env.UPDATE_PICTURES = 'true';
  if (process.env.SEED === 'random') process.env.SEED = String(randomInt(2 ** 31));
  if (process.env.SEED) printLine(`SEED=${process.env.SEED}`);

  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  for (const name of chooseStages(positionals, values.all)) {
    printLine(`\n── ${name}`);
    const started = Date.now();
    const { note = '', ...counts } = await runStage(ALL_STAGES[name]);
    for (const key of Object.keys(total)) total[key] += counts[key];
    const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(8);
    lines.push(`${counts.failed ? '✗' : '✓'} ${name.padEnd(13)}${seconds}  ${formatCounts(counts)}  ${note}`);
  }
  printLine(`\n${lines.map((line) => line.trimEnd()).join('\n')}\n\n${formatCounts(total)}`);
  await exitAfterCleanup(total.failed > 0 ? 1 : 0);
}

await launch(runTests, { withDev: true });
