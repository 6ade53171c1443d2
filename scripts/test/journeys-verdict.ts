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
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly Result[];
}
interface Result {
  readonly status: string;
  readonly error?: { readonly message?: string };
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}
export interface JourneysReport {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

/** A test that failed once and passed when tried again. */
export interface Unstable {
  /** `chromium · journeys/sessao.spec.ts:12 · title` */
  readonly name: string;
  /** First line of what the first try said. */
  readonly reason: string;
  /** Files with what each try did, in order. */
  readonly traces: readonly string[];
}

/** How many tests may need their second try before a run fails. */
const TOLERATED = 3;

const specsOf = (suite: Suite): readonly Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** The tests of a report that passed only when tried again. */
export const unstableOf = (report: JourneysReport): readonly Unstable[] =>
  report.suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `${projectName} · ${file}:${line} · ${title}`,
        reason: stripVTControlCharacters(results.find(({ status }) => status !== 'passed')?.error?.message ?? '').split('\n')[0] ?? '',
        traces: results.flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'trace').flatMap(({ path }) => path ?? [])),
      })),
  );

/**
 * Counts the tests of some reports. A test that needed its second try counts as passed, as long as no more than three did: a busy machine
 * is slow now and then, and more than that is a fault. Under `isStrict` each of them counts as failed.
 */
export function judgeJourneys(reports: readonly JourneysReport[], { isStrict }: { readonly isStrict: boolean }) {
  const unstable = reports.flatMap(unstableOf);
  const sum = (pick: (stats: JourneysReport['stats']) => number) => reports.reduce((total, { stats }) => total + pick(stats), 0);
  const isTolerated = !isStrict && unstable.length <= TOLERATED;
  const flaky = sum((stats) => stats.flaky);
  return {
    unstable,
    passed: sum(({ expected }) => expected) + (isTolerated ? flaky : 0),
    failed: sum(({ unexpected }) => unexpected) + (isTolerated ? 0 : flaky),
  };
}

/** Lines to print for whoever mends an unstable test. */
export const describeUnstable = ({ name, reason, traces }: Unstable): string =>
  [`instável: ${name}`, `          ${reason}`, ...traces.map((trace, at) => `          ${at + 1}ª tentativa: ${trace}`)].join('\n');
