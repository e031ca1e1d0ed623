import TestSequencer from '@jest/test-sequencer';

/** The tests that take minutes run first. At the end they would run alone while other processors are idle. */
const LONG = /\/backend\/test\/(?:machine|kill)\//;

export default class LongestFirstSequencer extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
