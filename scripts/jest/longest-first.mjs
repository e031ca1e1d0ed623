import TestSequencer from '@jest/test-sequencer';

/** Two files that take minutes each, of seconds for all others: begun last, they would be waited for. */
const LONG = /\/backend\/test\/(?:machine|kill)\//;

export default class LongestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
