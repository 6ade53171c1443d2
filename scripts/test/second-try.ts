import { stripVTControlCharacters } from 'node:util';

/** What of Playwright's JSON report is read here. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}
interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly Tried[];
}
interface Tried {
  readonly projectName: string;
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly Result[];
}
interface Result {
  readonly status: string;
  /** ms */
  readonly duration: number;
  readonly error?: { readonly message?: string };
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}
export interface JourneysReport {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

/** What of jest's JSON report is read here. */
export interface UnitsReport {
  readonly numPassedTests: number;
  readonly testResults: readonly UnitFile[];
}
interface UnitFile {
  /** Absolute path. */
  readonly name: string;
  /** ms since 1970, as endTime. */
  readonly startTime: number;
  readonly endTime: number;
  readonly status: 'passed' | 'failed' | 'pending' | 'focused' | 'skipped';
  /** Empty when the file did not even load. */
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[];
}

/** A test that failed once and passed when tried again. */
export interface Unstable {
  /** `chromium · journeys/sessao.spec.ts:12 · title`, or `path/of/file.test.ts · title` */
  readonly name: string;
  /** First line of what the first try said. */
  readonly reason: string;
  /** Files with what each try did, in order; none of a test without a browser. */
  readonly traces: readonly string[];
}

/** Tests of one kind, counted. An unstable one is in neither number. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly unstable: readonly Unstable[];
}

/** How many tests of the whole run may need their second try before it fails. */
const TOLERATED = 3;

const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n')[0] ?? '';
const specsOf = (suite: Suite): readonly Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const unstableOf = (report: JourneysReport): readonly Unstable[] =>
  report.suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `${projectName} · ${file}:${line} · ${title}`,
        reason: firstLine(results.find(({ status }) => status !== 'passed')?.error?.message),
        traces: results.flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'trace').flatMap(({ path }) => path ?? [])),
      })),
  );

/** What is said of a test that had not begun when the run's time was over: see circus-in-time.cjs and e2e/support/test.ts. */
const LEFT_OUT = 'não coube no tempo';

/** Test files and browser tests that a run had no time for, by name. */
export const leftOutOf = (units: readonly UnitsReport[], journeys: readonly JourneysReport[]): readonly string[] => [
  ...units.flatMap(({ testResults }) =>
    testResults.filter(({ assertionResults }) => assertionResults.some(({ fullName }) => fullName === LEFT_OUT)).map(({ name }) => name),
  ),
  ...journeys.flatMap(({ suites }) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ title, file, line, tests }) =>
        tests
          .filter(({ annotations = [] }) => annotations.some(({ description }) => description === LEFT_OUT))
          .map(({ projectName }) => `${projectName} · ${file}:${line} · ${title}`),
      ),
  ),
];

/** Counts the browser tests of some reports; Playwright itself tries each failed one again. */
export const countJourneys = (reports: readonly JourneysReport[]): Count => ({
  passed: reports.reduce((total, { stats }) => total + stats.expected, 0),
  failed: reports.reduce((total, { stats }) => total + stats.unexpected, 0),
  unstable: reports.flatMap(unstableOf),
});

/** Absolute paths of the files to run again: those where a test failed, and those that did not load. */
export const failedFiles = ({ testResults }: UnitsReport): readonly string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * Counts jest's tests. `again` is the report of a second run of only `failedFiles(first)`; null when there was none, or it failed.
 * A failed test that passed there is unstable, and fails in every other case (not found there, too); a file that did not load counts as
 * one test.
 */
export function countUnits(first: UnitsReport, again: UnitsReport | null): Count {
  const files = new Map(again?.testResults.map((file) => [file.name, file]));
  const passesAgain = (file: UnitFile, fullName: string) =>
    files.get(file.name)?.assertionResults.some((test) => test.fullName === fullName && test.status === 'passed') === true;
  const unstable: Unstable[] = [];
  let failed = 0;
  for (const file of first.testResults.filter(({ status }) => status === 'failed')) {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) {
      // it broke outside its tests: whole the second time, or a fault
      if (files.get(file.name)?.status === 'passed') unstable.push({ name: file.name, reason: 'o arquivo não rodou', traces: [] });
      else failed += 1;
    }
    for (const { fullName, failureMessages } of tests) {
      if (passesAgain(file, fullName))
        unstable.push({ name: `${file.name} · ${fullName}`, reason: firstLine(failureMessages[0]), traces: [] });
      else failed += 1;
    }
  }
  return { passed: first.numPassedTests, failed, unstable };
}

/**
 * The run's two numbers. A test that needed its second try counts as passed, as long as no more than three of the whole run did: a busy
 * machine is slow now and then, and more than that is a fault. Under `isStrict` each of them counts as failed.
 */
export function judge(counts: readonly Count[], { isStrict }: { readonly isStrict: boolean }): { passed: number; failed: number } {
  const unstable = counts.reduce((total, count) => total + count.unstable.length, 0);
  const isTolerated = !isStrict && unstable <= TOLERATED;
  return {
    passed: counts.reduce((total, { passed }) => total + passed, isTolerated ? unstable : 0),
    failed: counts.reduce((total, { failed }) => total + failed, isTolerated ? 0 : unstable),
  };
}

/** Lines to print about unstable tests. */
export const describeUnstable = ({ name, reason, traces }: Unstable): string =>
  [`instável: ${name}`, `          ${reason}`, ...traces.map((trace, at) => `          ${at + 1}ª tentativa: ${trace}`)].join('\n');
