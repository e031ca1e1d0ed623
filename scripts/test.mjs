// `npm test`: installs what the tests need and runs them.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runCommand } from './check/programs.mjs';
import { ALL_TEST_STAGES, QUICK_TEST_STAGES } from './check/stages.mjs';
import { launch } from './launch/launch.mjs';
import { exitAfterCleanup, UserFacingError } from './launch/process.mjs';
import { printLine } from './launch/steps.mjs';

const HELP = `npm test -- [stages] [options]   runs the quick stages (${Object.keys(QUICK_TEST_STAGES).join(', ')}) or the named ones

  --all     every stage: ${Object.keys(ALL_TEST_STAGES).join(', ')}
  --update  replace the screenshots of the stage pictures
  --help    show this text

SEED=random in the environment varies the generated inputs.`;

function chooseStages(names, isAll) {
  const unknown = names.find((name) => !(name in ALL_TEST_STAGES));
  if (unknown)
    throw new UserFacingError(
      `Unknown stage ${unknown}. Stages: ${Object.keys(ALL_TEST_STAGES).join(', ')}.`,
    );
  if (names.length > 0) return names;
  return Object.keys(isAll ? ALL_TEST_STAGES : QUICK_TEST_STAGES);
}

/**
 * Provides what a stage needs and runs its commands, all of them even if one fails.
 * @param {import('./check/stages.mjs').Stage} stage
 * @returns {Promise<{ result: 'passed' | 'failed' | 'skipped', note?: string }>}
 */
async function runStage({ runs, provide }) {
  const needs = (await provide?.()) ?? { env: {} };
  if ('missing' in needs) return { result: needs.isOptional ? 'skipped' : 'failed', note: needs.missing };
  const codes = [];
  for (const { args, env } of runs)
    codes.push(await runCommand(process.execPath, args, { ...needs.env, ...env }));
  await needs.release?.();
  return { result: codes.every((code) => code === 0) ? 'passed' : 'failed' };
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

  const results = [];
  for (const name of chooseStages(positionals, values.all)) {
    printLine(`\n── ${name}`);
    const started = Date.now();
    const { result, note = '' } = await runStage(ALL_TEST_STAGES[name]);
    const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(8);
    results.push({ result, line: `${result}  ${name.padEnd(13)}${seconds}  ${note}`.trimEnd() });
  }
  printLine(`\n${results.map(({ line }) => line).join('\n')}`);
  await exitAfterCleanup(results.some(({ result }) => result === 'failed') ? 1 : 0);
}

await launch(runTests, { withDev: true });
