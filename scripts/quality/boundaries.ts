import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundariesOf } from './boundaries.cjs';

/** One import that may not be, with the reason its rule gives. */
export interface Crossing {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Every import of a working tree that the table of boundaries.cjs forbids. */
export async function findCrossings(root: string): Promise<Crossing[]> {
  const { forbidden, options } = boundariesOf(root);
  const rooms = ['packages', 'root-config', 'e2e'].filter((room) => existsSync(path.join(root, room)));
  const { output } = await cruise(rooms, { ...options, validate: true, ruleSet: { forbidden }, outputType: 'json' });
  const { summary } = JSON.parse(output as string) as ICruiseResult;
  const reasonOf = (name: string, from: string) =>
    forbidden.find((rule) => rule.name === name && new RegExp(rule.from.path ?? '').test(from))?.comment ?? '';
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to, reason: reasonOf(rule.name, from) }));
}

// alone, it judges the tree it is run in and prints what it found
if (process.argv[1] === import.meta.filename) process.stdout.write(`${JSON.stringify(await findCrossings(process.cwd()), null, 1)}\n`);
