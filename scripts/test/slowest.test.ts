import { slowestOf } from './slowest.ts';

it('puts files of unit tests and browser tests in one order, slowest first, with the tries of a browser test added up', () => {
  const file = (name: string, endTime: number) => ({ name, status: 'passed' as const, startTime: 0, endTime, assertionResults: [] });
  const tried = (duration: number) => ({ status: 'passed', duration, attachments: [] });
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ projectName: 'chromium', status: 'expected' as const, results: durations.map(tried) }],
  });
  const units = [{ numPassedTests: 2, testResults: [file('/house/a.test.ts', 900), file('/house/b.test.ts', 100)] }];
  const journeys = [
    {
      suites: [{ specs: [spec('quick', 50)], suites: [{ specs: [spec('slow', 400, 300)] }] }],
      stats: { expected: 2, flaky: 0, unexpected: 0 },
    },
  ];
  expect(slowestOf(units, journeys, { count: 3, root: '/house' })).toEqual([
    { name: 'a.test.ts', ms: 900 },
    { name: 'chromium · a.spec.ts:3 · slow', ms: 700 },
    { name: 'b.test.ts', ms: 100 },
  ]);
});
