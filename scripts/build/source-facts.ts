import { parseSync } from '@swc/core';

type Kind = 'produz' | 'consome' | 'chamada' | 'endereco';

/** An entry of a contract's table, as sources write it: `quotingCalls.calculate`; without a member, the whole table was passed on. */
export interface Reference {
  readonly table: string;
  readonly member: string | null;
  readonly kind: Kind;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isTable = (name: string) => /(Events|Calls)$/.test(name);

/** An event passed to `emit` is published, and to `on` consumed; another function may do either. */
const MEANING: Readonly<Record<string, readonly Kind[]>> = { emit: ['produz'], on: ['consome'] };
const EITHER: readonly Kind[] = ['produz', 'consome'];

/** Local name → the name it was exported under, of what a file imports. */
function importsOf(body: readonly Node[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const { type, typeOnly, specifiers } of body) {
    if (type !== 'ImportDeclaration' || typeOnly) continue;
    for (const { local, imported } of specifiers as { local: { value: string }; imported?: { value: string } | null }[]) {
      known.set(local.value, imported?.value ?? local.value);
    }
  }
  return known;
}

const nameOf = (value: unknown): string => (isNode(value) && value.type === 'Identifier' ? (value['value'] as string) : '');

/** `.x` or `['x']`; null for a member only known when the code runs. */
function memberOf(property: unknown): string | null {
  const inner = isNode(property) ? property['expression'] : null;
  return nameOf(property) || (isNode(inner) && inner.type === 'StringLiteral' ? (inner['value'] as string) : null);
}

/** `addressOf(quotingRoutes, 'comparativo')`; null for anything else, and for an address only known when the code runs. */
function linkIn({ callee, arguments: given }: Node, imports: ReadonlyMap<string, string>): Reference | null {
  if (imports.get(nameOf(callee)) !== 'addressOf') return null;
  const [table, id] = (given as { expression: unknown }[]).map(({ expression }) => expression);
  const name = imports.get(nameOf(table));
  if (!name || !isNode(id) || id.type !== 'StringLiteral') return null;
  return { table: name, member: id['value'] as string, kind: 'endereco' };
}

/** The parts of a node, each with what being there means for an event. */
function partsOf(node: Node, imports: ReadonlyMap<string, string>, meaning: readonly Kind[]): [unknown, readonly Kind[]][] {
  if (node.type === 'ImportDeclaration') return [];
  // of a type nothing is left when the code runs, but for the expression some of them wrap
  if (node.type.startsWith('Ts')) return [[node['expression'], meaning]];
  if (node.type === 'MemberExpression') return [[node['object'], EITHER]];
  if (node.type === 'KeyValueProperty') return [[node['value'], EITHER]];
  if (node.type === 'CallExpression') {
    const told = MEANING[imports.get(nameOf(node['callee'])) ?? ''] ?? EITHER;
    return [
      [node['callee'], EITHER],
      [node['arguments'], told],
    ];
  }
  return Object.values(node).map((part) => [part, meaning]);
}

/** Events and calls of the contracts used in a source, whether the events are published or consumed, and the addresses it links to. */
export function referencesIn(source: string, file: string): Reference[] {
  if (!/(Events|Calls|addressOf)\b/.test(source)) return [];
  const body = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' }).body as unknown as Node[];
  const imports = importsOf(body);
  const tableOf = (value: unknown): string | null => {
    const name = imports.get(nameOf(value));
    return name && isTable(name) ? name : null;
  };
  const refer = (table: string, member: string | null, meaning: readonly Kind[]): Reference[] =>
    (table.endsWith('Calls') ? (['chamada'] as const) : meaning).map((kind) => ({ table, member, kind }));

  const visit = (value: unknown, meaning: readonly Kind[]): Reference[] => {
    if (Array.isArray(value)) return value.flatMap((item) => visit(item, meaning));
    if (typeof value !== 'object' || value === null) return [];
    if (!isNode(value)) return Object.values(value).flatMap((item) => visit(item, meaning));
    const whole = tableOf(value);
    if (whole) return refer(whole, null, meaning);
    const link = value.type === 'CallExpression' ? linkIn(value, imports) : null;
    if (link) return [link, ...visit(value['arguments'], EITHER)];
    const table = value.type === 'MemberExpression' ? tableOf(value['object']) : null;
    if (table) return refer(table, memberOf(value['property']), meaning);
    return partsOf(value, imports, meaning).flatMap(([part, told]) => visit(part, told));
  };
  return visit(body, EITHER);
}
