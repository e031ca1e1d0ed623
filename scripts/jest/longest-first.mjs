import TestSequencer from '@jest/test-sequencer';

/** Runs the two files that take minutes first, because at the end they would run alone. */
const LONG = /\/backend\/test\/(?:machine|kill)\//;

export default class LongestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
