import { print } from '../launch/steps.mjs';

function verdict({ failed, missing }) {
  if (failed) return '✗';
  return missing ? '–' : '✓';
}

function account({ passed, failed, ms, missing }) {
  const seconds = `${(ms / 1000).toFixed(1)} s`.padStart(8);
  if (missing) return missing;
  return `${seconds}  ${passed} passed${failed ? `, ${failed} failed` : ''}`;
}

/**
 * Says stage by stage what came of it; the last line is the sum.
 * @returns {boolean} whether nothing failed
 */
export function report(results) {
  print('\n──');
  for (const result of results) print(`${verdict(result)} ${result.name.padEnd(9)}${account(result)}`);

  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
