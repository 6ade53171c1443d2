import {
  countJourneys,
  countUnits,
  describeUnstable,
  failedFiles,
  judge,
  leftOutOf,
  type JourneysReport,
  type UnitsReport,
} from './second-try.ts';

const trace = (path: string) => [{ name: 'trace', path }];
const unstableSpec = (title: string) => ({
  title,
  file: 'journeys/sessao.spec.ts',
  line: 12,
  tests: [
    {
      projectName: 'chromium',
      status: 'flaky' as const,
      results: [
        {
          status: 'timedOut',
          duration: 60_000,
          error: { message: '\u001b[31mTest timeout\u001b[39m of 60000ms exceeded.\nmore' },
          attachments: trace('/first.zip'),
        },
        { status: 'passed', duration: 900, attachments: trace('/second.zip') },
      ],
    },
  ],
});
const stable = {
  title: 'stable',
  file: 'journeys/sessao.spec.ts',
  line: 30,
  tests: [{ projectName: 'chromium', status: 'expected' as const, results: [{ status: 'passed', duration: 900, attachments: [] }] }],
};

/** A report with some unstable tests, in a suite within a suite, beside ten that passed. */
const reportWith = (flaky: number, unexpected = 0): JourneysReport => ({
  suites: [{ specs: [stable], suites: [{ specs: Array.from({ length: flaky }, (_, at) => unstableSpec(`test ${at}`)) }] }],
  stats: { expected: 10, flaky, unexpected },
});

it('names what a run had no time for, and nothing else that was not run', () => {
  const units: UnitsReport = {
    numPassedTests: 1,
    testResults: [
      {
        name: '/a.test.ts',
        startTime: 0,
        endTime: 1,
        status: 'skipped',
        assertionResults: [{ fullName: 'não coube no tempo', status: 'pending', failureMessages: [] }],
      },
      {
        name: '/b.test.ts',
        startTime: 0,
        endTime: 1,
        status: 'passed',
        assertionResults: [{ fullName: 'as root', status: 'pending', failureMessages: [] }],
      },
    ],
  };
  const skipped = (title: string, description?: string) => ({
    ...stable,
    title,
    tests: [
      {
        projectName: 'chromium',
        status: 'skipped' as const,
        annotations: [{ type: 'skip', ...(description && { description }) }],
        results: [],
      },
    ],
  });
  const journeys = {
    suites: [{ specs: [skipped('late', 'não coube no tempo'), skipped('elsewhere'), stable] }],
    stats: { expected: 1, flaky: 0, unexpected: 0 },
  };
  expect(leftOutOf([units], [journeys])).toEqual(['/a.test.ts', 'chromium · journeys/sessao.spec.ts:30 · late']);
});

it('names a browser test that needed its second try, with its reason and the traces of both', () => {
  const { unstable } = countJourneys([reportWith(1)]);
  expect(unstable).toEqual([
    {
      name: 'chromium · journeys/sessao.spec.ts:12 · test 0',
      reason: 'Test timeout of 60000ms exceeded.',
      traces: ['/first.zip', '/second.zip'],
    },
  ]);
  expect(unstable.map(describeUnstable).join()).toMatch(
    /^instável: chromium · .*\n.*exceeded\.\n.*1ª tentativa: \/first\.zip\n.*2ª tentativa: \/second\.zip$/,
  );
});

type UnitFile = UnitsReport['testResults'][number];
const passing = { fullName: 'passes', status: 'passed', failureMessages: [] };
const failing = (fullName: string) => ({ fullName, status: 'failed', failureMessages: ['\u001b[31mExpected: 1\u001b[39m\nReceived: 0'] });
const unitFile = (name: string, ...assertionResults: UnitFile['assertionResults']): UnitFile => ({
  name,
  startTime: 0,
  endTime: 900,
  status: assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  assertionResults,
});
const units = (...testResults: readonly UnitFile[]): UnitsReport => ({ numPassedTests: 5, testResults });

it('runs again the files where a test failed or that did not load, and no other', () => {
  const report = units(unitFile('/a.test.ts', passing), unitFile('/b.test.ts', passing, failing('b')), unitFile('/c.test.ts'));
  expect(failedFiles(report)).toEqual(['/b.test.ts', '/c.test.ts']);
});

it('reports a unit test as unstable when it passes alone, and as failed otherwise', () => {
  const first = units(
    unitFile('/a.test.ts', failing('one'), failing('two'), passing),
    unitFile('/b.test.ts', failing('three')),
    unitFile('/c.test.ts'),
  );
  const again = units(unitFile('/a.test.ts', { ...passing, fullName: 'one' }, failing('two'), passing), unitFile('/c.test.ts', passing));
  expect(countUnits(first, again)).toEqual({
    passed: 5,
    failed: 2,
    unstable: [
      { name: '/a.test.ts · one', reason: 'Expected: 1', traces: [] },
      { name: '/c.test.ts', reason: 'o arquivo não rodou', traces: [] },
    ],
  });
  expect(countUnits(first, null)).toEqual({ passed: 5, failed: 4, unstable: [] });
});

it('allows up to three tests of any kind in a run to need a second try', () => {
  const unit = { passed: 5, failed: 0, unstable: [{ name: 'u', reason: '', traces: [] }] };
  expect(judge([unit, countJourneys([reportWith(2)])], { isStrict: false })).toEqual({ passed: 18, failed: 0 });
  expect(judge([unit, countJourneys([reportWith(2), reportWith(1)])], { isStrict: false })).toEqual({ passed: 25, failed: 4 });
});

it('lets none under the strict rule, and never forgives a test that failed both times', () => {
  expect(judge([countJourneys([reportWith(1)])], { isStrict: true })).toEqual({ passed: 10, failed: 1 });
  expect(judge([countJourneys([reportWith(1, 1)])], { isStrict: false })).toEqual({ passed: 11, failed: 1 });
});
