import type { JourneysReport, UnitsReport } from './second-try.ts';

/** One test file without a browser, or one browser test. */
export interface Timed {
  readonly name: string;
  readonly ms: number;
}

type Suite = JourneysReport['suites'][number];

const journeysIn = ({ specs = [], suites = [] }: Suite): readonly Timed[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${projectName} · ${file}:${line} · ${title}`,
      ms: results.reduce((total, { duration }) => total + duration, 0),
    })),
  ),
  ...suites.flatMap(journeysIn),
];

/** The `count` that took longest of a whole run, slowest first. A browser test's tries add up. */
export function slowestOf(
  units: readonly UnitsReport[],
  journeys: readonly JourneysReport[],
  { count, root }: { readonly count: number; readonly root: string },
): readonly Timed[] {
  const files = units.flatMap(({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({ name: name.replace(`${root}/`, ''), ms: endTime - startTime })),
  );
  return [...files, ...journeys.flatMap(({ suites }) => suites.flatMap(journeysIn))].toSorted((a, b) => b.ms - a.ms).slice(0, count);
}
