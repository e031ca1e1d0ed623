import { stripVTControlCharacters } from 'node:util';

// The last lines of Jest, of Node's own runner and of Playwright.
const SUMMARIES = [/^Tests: .*$/gm, /^(?:#|ℹ) (?:pass|fail) \d+$/gm, /^\s+\d+ (?:passed|failed)\b.*$/gm];
const PASSED = /(?:pass (\d+)|(\d+) passed)/;
const FAILED = /(?:fail (\d+)|(\d+) failed)/;

function sum(lines, pattern) {
  return lines.reduce((total, line) => {
    const [, before, after] = pattern.exec(line) ?? [];
    return total + Number(before ?? after ?? 0);
  }, 0);
}

/**
 * How many tests passed and failed, by what the test runner printed. A check that counts nothing is one test.
 * @param {{ code: number | null, output: string }} run
 */
export function countTests({ code, output }) {
  const text = stripVTControlCharacters(output);
  const lines = SUMMARIES.map((pattern) => text.match(pattern) ?? []).find((found) => found.length > 0) ?? [];
  const passed = sum(lines, PASSED);
  const failed = sum(lines, FAILED);

  if (code !== 0) return { passed, failed: Math.max(failed, 1) };
  return { passed: Math.max(passed, 1), failed };
}
