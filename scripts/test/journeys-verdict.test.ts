import { describeUnstable, judgeJourneys, unstableOf, type JourneysReport } from './journeys-verdict.ts';

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
          error: { message: '\u001b[31mTest timeout\u001b[39m of 60000ms exceeded.\nmore' },
          attachments: trace('/first.zip'),
        },
        { status: 'passed', attachments: trace('/second.zip') },
      ],
    },
  ],
});
const stable = {
  title: 'stable',
  file: 'journeys/sessao.spec.ts',
  line: 30,
  tests: [{ projectName: 'chromium', status: 'expected' as const, results: [{ status: 'passed', attachments: [] }] }],
};

/** A report with some unstable tests, in a suite within a suite, beside ten that passed. */
const reportWith = (flaky: number, unexpected = 0): JourneysReport => ({
  suites: [{ specs: [stable], suites: [{ specs: Array.from({ length: flaky }, (_, at) => unstableSpec(`test ${at}`)) }] }],
  stats: { expected: 10, flaky, unexpected },
});

it('names a test that needed its second try, with its reason and the traces of both', () => {
  expect(unstableOf(reportWith(1))).toEqual([
    {
      name: 'chromium · journeys/sessao.spec.ts:12 · test 0',
      reason: 'Test timeout of 60000ms exceeded.',
      traces: ['/first.zip', '/second.zip'],
    },
  ]);
  const [one] = unstableOf(reportWith(1));
  expect(one && describeUnstable(one)).toMatch(
    /^instável: chromium · .*\n.*exceeded\.\n.*1ª tentativa: \/first\.zip\n.*2ª tentativa: \/second\.zip$/,
  );
});

it('lets up to three tests of all reports together need their second try', () => {
  expect(judgeJourneys([reportWith(2), reportWith(1)], { isStrict: false })).toMatchObject({ passed: 23, failed: 0 });
  expect(judgeJourneys([reportWith(2), reportWith(2)], { isStrict: false })).toMatchObject({ passed: 20, failed: 4 });
});

it('lets none under the strict rule, and never forgives a test that failed both times', () => {
  expect(judgeJourneys([reportWith(1)], { isStrict: true })).toMatchObject({ passed: 10, failed: 1 });
  expect(judgeJourneys([reportWith(1, 1)], { isStrict: false })).toMatchObject({ passed: 11, failed: 1 });
});
