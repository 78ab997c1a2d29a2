const { default: TestSequencer } = require('@jest/test-sequencer');

/** The walkthroughs on the screens: a small file that runs for a minute. */
const LONGEST = /[\\/]model[\\/]screens\.test\.tsx$/;

/**
 * Jest begins with the tests that took longest. In a fresh clone it knows no durations, and goes by the sizes of files: the longest
 * would come last, and run alone.
 */
module.exports = class extends TestSequencer {
  sort(tests) {
    const isFirst = ({ path, duration }) => duration === undefined && LONGEST.test(path);
    return super.sort(tests).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  }
};
