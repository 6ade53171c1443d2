/* npm run check: is the house in order? `--quick` leaves the unit tests out, `--only=lint,tipos` picks steps, `--report=<file>` writes verdicts. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { quickSteps, type Step, unitStep, type Verdict } from './steps.ts';

const AT_ONCE = 2;
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, report: { type: 'string' } },
});

interface Result extends Verdict {
  readonly name: string;
  readonly ms: number;
}

async function runStep({ name, run }: Step): Promise<Result> {
  const startedAt = performance.now();
  // a step that breaks is a step that failed: the others still have their say
  const verdict = await run().catch((error: Error): Verdict => ({ findings: [error.stack ?? error.message] }));
  return { ...verdict, name, ms: performance.now() - startedAt };
}

function print({ name, ms, findings, notes = [] }: Result): void {
  const seconds = `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
  const mark = findings.length === 0 ? '✓' : '✗';
  process.stdout.write(`${mark} ${name.padEnd(14)} ${seconds.padStart(8)}${findings.length > 0 ? `  ${findings.length} linha(s)` : ''}\n`);
  for (const line of [...notes, ...findings]) process.stdout.write(`    ${line}\n`);
}

async function runAll(steps: readonly Step[], atOnce: number): Promise<Result[]> {
  const queue = [...steps];
  const results: Result[] = [];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = await runStep(step);
      print(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

const wanted = values.only?.split(',');
const chosen = (step: Step) => !wanted || wanted.includes(step.name);
const results = await runAll(quickSteps.filter(chosen), AT_ONCE);
// jest alone uses both cores
if (!values.quick) results.push(...(await runAll([unitStep].filter(chosen), 1)));

const failed = results.filter(({ findings }) => findings.length > 0);
if (values.report)
  writeFileSync(values.report, JSON.stringify(results.map(({ name, findings }) => ({ name, isOk: findings.length === 0 }))));
process.stdout.write(failed.length === 0 ? 'check: tudo em ordem\n' : `check: ${failed.map(({ name }) => name).join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
