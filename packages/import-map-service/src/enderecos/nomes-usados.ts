import type { AnyNode } from 'acorn';
import { type Funcao, type Referencia, referencesTo } from './arvore.ts';
import { nameOfKey } from './nomes-exportados.ts';

/** The whole module: the individual names are unknown. */
export const TUDO = '*';

const isMemberOf = (no: AnyNode, nome: string, membro: string) =>
  no.type === 'MemberExpression' &&
  no.object.type === 'Identifier' &&
  no.object.name === nome &&
  nameOfKey(no.property, no.computed) === membro;

function nameUsed({ no, acima }: Referencia, nome: string): string {
  const pai = acima.at(-1);
  if (pai?.type === 'MemberExpression' && pai.object === no) return nameOfKey(pai.property, pai.computed) ?? TUDO;
  // webpack's `m.default || m`: a module without a default export is its own default
  const isPadrao = pai?.type === 'LogicalExpression' && pai.right === no && isMemberOf(pai.left, nome, 'default');
  return isPadrao ? 'default' : TUDO;
}

/** Names that a setter reads from the module it receives. */
export function namesUsed(setter: Funcao): string[] {
  const [modulo] = setter.params;
  if (!modulo) return [];
  if (modulo.type !== 'Identifier') return [TUDO];
  const usos = referencesTo(modulo.name, setter.body).map((uso) => nameUsed(uso, modulo.name));
  return [...new Set(usos)].sort();
}
