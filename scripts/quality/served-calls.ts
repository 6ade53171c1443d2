import type { Call } from '@balcao/contracts';
import { type Reference, referencesIn } from '../build/source-facts.ts';
import { type Finding, type HouseFile, isTest } from './house-files.ts';

/** The tables of calls of the contracts, by the name they are exported under. */
export type CallTables = Readonly<Record<string, Readonly<Record<string, Call>>>>;

const CONTRACTS = 'packages/contracts';
const isServer = ({ path }: HouseFile) => /^packages\/gateway\/src\/(?!testing\/).*\.ts$/.test(path) && !isTest(path);

/** Every table of calls a package exports. */
export const tablesOf = (contracts: Readonly<Record<string, unknown>>): CallTables =>
  Object.fromEntries(Object.entries(contracts).filter(([name]) => name.endsWith('Calls'))) as CallTables;

/** An address without the names of its parameters. */
const addressOf = ({ method, path }: Call) => `${method} ${path.replace(/:\w+/g, ':_')}`;

function judgeServed(tables: CallTables, references: readonly Reference[]): Finding[] {
  // a table may take in the calls of another: a call is served under any of its names
  const served = new Set(
    references.flatMap(({ table, member }) => {
      const calls = tables[table] ?? {};
      return member === null ? Object.values(calls) : [calls[member]];
    }),
  );
  return Object.entries(tables).flatMap(([table, calls]) =>
    Object.entries(calls)
      .filter(([, call]) => !served.has(call))
      .map(([member, { method, path }]) => ({
        rule: 'call-is-served',
        where: `${CONTRACTS} ${table}.${member}`,
        why: `ninguém serve ${method} ${path}: escreva serve(app, ${table}.${member}, …) num módulo do gateway (npm run new module), ou apague a chamada`,
      })),
  );
}

function judgeOnce(tables: CallTables): Finding[] {
  const owners = new Map<string, { name: string; call: Call }>();
  const findings: Finding[] = [];
  for (const [table, calls] of Object.entries(tables)) {
    for (const [member, call] of Object.entries(calls)) {
      const name = `${table}.${member}`;
      const known = owners.get(addressOf(call));
      if (!known) owners.set(addressOf(call), { name, call });
      else if (known.call !== call)
        findings.push({
          rule: 'one-contract',
          where: `${CONTRACTS} ${name}`,
          why: `${call.method} ${call.path} já é ${known.name}: uma coisa tem um contrato só`,
        });
    }
  }
  return findings;
}

/** Calls of the contracts that no module of the gateway serves, and addresses that two of them claim. */
export const judgeCalls = (tables: CallTables, files: readonly HouseFile[]): Finding[] => [
  ...judgeServed(
    tables,
    files.filter(isServer).flatMap(({ path, text }) => referencesIn(text, path)),
  ),
  ...judgeOnce(tables),
];
