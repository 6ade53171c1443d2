// Runs a test file as jest does, while there is time: a run of `npm test` has an end (BALCAO_TEST_UNTIL, ms since 1970), and a file that has not
// begun by then is left out, by name. `npm test -- --whole` has none.
const { createRequire } = require('node:module');

const resolveFrom = (from, name) => createRequire(from).resolve(name);
// the very one that jest runs
const circusFile = ['@jest/core', 'jest-config', 'jest-circus/runner'].reduce(resolveFrom, require.resolve('jest'));
const { default: circus } = require(circusFile);
const { createEmptyTestResult } = createRequire(circusFile)('@jest/test-result');

/** Read again in second-try.ts. */
const LEFT_OUT = 'não coube no tempo';

/** The result of a file that was not run: one test that waits. */
function leftOut(testFilePath) {
  const title = LEFT_OUT;
  const test = { ancestorTitles: [], title, fullName: title, status: 'pending', duration: 0, failureMessages: [], failureDetails: [] };
  return {
    ...createEmptyTestResult(),
    testFilePath,
    numPendingTests: 1,
    testResults: [{ ...test, invocations: 0, location: null, numPassingAsserts: 0, retryReasons: [] }],
  };
}

module.exports = async (...given) => {
  const until = Number(process.env.BALCAO_TEST_UNTIL);
  const testFilePath = given[4];
  return until && Date.now() > until ? leftOut(testFilePath) : circus(...given);
};
