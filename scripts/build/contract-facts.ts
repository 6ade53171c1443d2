import { type BusEvent, type Call, type RouteTable, wholePath } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { ModuleFacts } from './manifest.ts';
import type { Reference } from './source-facts.ts';

type Told = Pick<ModuleFacts, 'produz' | 'consome' | 'chamadas' | 'enderecos'>;
type Contracts = Readonly<Record<string, unknown>>;

const entriesOf = <T>(contracts: Contracts, { table, member }: Reference): T[] => {
  const entries = contracts[table] as Readonly<Record<string, T>> | undefined;
  if (!entries) return [];
  const one = member === null ? undefined : entries[member];
  return member === null ? Object.values(entries) : one ? [one] : [];
};

function schemaOf({ payload }: BusEvent): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(payload, { unrepresentable: 'any' }) as Record<string, unknown>;
  return schema;
}

const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What references mean by the contracts they were compiled with. */
export function toldBy(references: readonly Reference[], contracts: Contracts): Told {
  const of = (kind: Reference['kind']) => references.filter((reference) => reference.kind === kind);
  const events = (kind: Reference['kind']) =>
    sorted(of(kind).flatMap((each) => entriesOf<BusEvent>(contracts, each).map((event) => [event.name, schemaOf(event)] as const)));
  const calls = of('chamada').flatMap((each) => entriesOf<Call>(contracts, each).map(({ method, path }) => `${method} ${path}`));
  const links = of('endereco').flatMap(({ table, member }) => {
    const rotas = contracts[table] as RouteTable | undefined;
    const rule = rotas?.rules[member ?? ''];
    return rotas && rule ? [wholePath({ table: rotas, rule })] : [];
  });
  const once = (list: readonly string[]) => [...new Set(list)].sort();
  return { produz: events('produz'), consome: events('consome'), chamadas: once(calls), enderecos: once(links) };
}

/** Addresses a parcel answers on, by its route table. */
export const routesOf = (tables: readonly RouteTable[], parcel: string): { id: string; caminho: string }[] =>
  tables
    .filter((table) => table.parcel === parcel)
    .flatMap((table) => Object.entries(table.rules).map(([id, rule]) => ({ id, caminho: wholePath({ table, rule }) })));
