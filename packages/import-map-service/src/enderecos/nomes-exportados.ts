import type { AnyNode, CallExpression, Expression, Identifier, ObjectExpression, SpreadElement } from 'acorn';
import { boundBy, declaredBy, type Funcao, isFuncao, lexicalIn, type Referencia, referencesTo, returnsOf } from './arvore.ts';

/** Names found; `isAberta`: there may be others. */
export interface Nomes {
  readonly nomes: readonly string[];
  readonly isAberta: boolean;
}

const known = (nomes: readonly string[] = []): Nomes => ({ nomes, isAberta: false });
const UNKNOWN: Nomes = { nomes: [], isAberta: true };

export const join = (partes: readonly Nomes[]): Nomes => ({
  nomes: [...new Set(partes.flatMap(({ nomes }) => nomes))].filter((nome) => nome !== '__esModule').sort(),
  isAberta: partes.some(({ isAberta }) => isAberta),
});

/** Text of a literal; null for anything else. */
export const textOf = (no: AnyNode | null | undefined): string | null =>
  no?.type === 'Literal' && typeof no.value === 'string' ? no.value : null;

/** Name of a property, plain or quoted. */
export function nameOfKey(chave: AnyNode, isComputed: boolean): string | null {
  return !isComputed && chave.type === 'Identifier' ? chave.name : textOf(chave);
}

function keysOf({ properties }: ObjectExpression): Nomes {
  return join(
    properties.map((parte) => {
      const nome = parte.type === 'Property' ? nameOfKey(parte.key, parte.computed) : null;
      return nome === null ? UNKNOWN : known([nome]);
    }),
  );
}

/** webpack's flat definition: name and getter, or name, 0 and value. */
function flatNames(elementos: readonly (Expression | SpreadElement | null)[]): Nomes {
  const nomes: string[] = [];
  for (let lugar = 0; lugar < elementos.length; ) {
    const nome = textOf(elementos[lugar]);
    if (nome === null) return UNKNOWN;
    nomes.push(nome);
    const seguinte = elementos[lugar + 1];
    lugar += seguinte?.type === 'Literal' && seguinte.value === 0 ? 3 : 2;
  }
  return known(nomes);
}

/** webpack's `require.d(namespace, definition)` and `require.r(namespace)`. */
function namesDefined({ callee, arguments: [, definicao] }: CallExpression): Nomes {
  const metodo = callee.type === 'MemberExpression' ? nameOfKey(callee.property, callee.computed) : null;
  if (metodo === 'r' && !definicao) return known();
  if (metodo !== 'd') return UNKNOWN;
  if (definicao?.type === 'ObjectExpression') return keysOf(definicao);
  return definicao?.type === 'ArrayExpression' ? flatNames(definicao.elements) : UNKNOWN;
}

const valueNames = (valor: AnyNode | null | undefined): Nomes => (valor?.type === 'ObjectExpression' ? keysOf(valor) : UNKNOWN);

/** Export names that one use of the namespace variable adds. */
function namesGiven(no: AnyNode, acima: readonly AnyNode[], final: AnyNode): Nomes {
  if (no === final) return known();
  const pai = acima.at(-1);
  switch (pai?.type) {
    case 'VariableDeclarator':
      return pai.id === no && !pai.init ? known() : valueNames(pai.init);
    case 'AssignmentExpression': {
      if (pai.left !== no || pai.operator !== '=') return UNKNOWN;
      const avo = acima.at(-2);
      const isIgnorada = avo?.type === 'ExpressionStatement' || (avo?.type === 'SequenceExpression' && avo.expressions.at(-1) !== pai);
      return join([valueNames(pai.right), isIgnorada ? known() : namesGiven(pai, acima.slice(0, -1), final)]);
    }
    case 'MemberExpression': {
      const nome = nameOfKey(pai.property, pai.computed);
      const avo = acima.at(-2);
      const isEscrita = avo?.type === 'AssignmentExpression' && avo.left === pai;
      return isEscrita && nome !== null ? known([nome]) : UNKNOWN;
    }
    case 'CallExpression':
      return pai.arguments[0] === no ? namesDefined(pai) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

const isDeclaredIn = (nome: string, funcao: Funcao): boolean => {
  const corpo = funcao.body;
  return [...declaredBy(funcao), ...(corpo.type === 'BlockStatement' ? lexicalIn(corpo.body) : [])].includes(nome);
};

/** Names of a variable's object; unknown when it is a function's parameter. */
function namesOfVariable(variavel: Identifier, dentro: readonly Funcao[]): Nomes {
  const dona = dentro.findLast((funcao) => isDeclaredIn(variavel.name, funcao));
  if (!dona || dona.params.flatMap(boundBy).includes(variavel.name)) return UNKNOWN;
  const usos = referencesTo(variavel.name, dona.body);
  return join(usos.map(({ no, acima }) => namesGiven(no, acima, variavel)));
}

/** Names of the object an expression evaluates to; `dentro`: the enclosing functions, the nearest last. */
function namesOfValue(valor: AnyNode | null | undefined, dentro: readonly Funcao[]): Nomes {
  switch (valor?.type) {
    case 'ObjectExpression':
      return keysOf(valor);
    case 'SequenceExpression':
      return namesOfValue(valor.expressions.at(-1), dentro);
    case 'CallExpression': {
      const { callee } = valor;
      if (!isFuncao(callee) || callee.async || callee.generator) return UNKNOWN;
      const [unico, ...outros] = callee.body.type === 'BlockStatement' ? returnsOf(callee.body) : [callee.body];
      return outros.length > 0 ? UNKNOWN : namesOfValue(unico, [...dentro, callee]);
    }
    case 'Identifier':
      return namesOfVariable(valor, dentro);
    default:
      return UNKNOWN;
  }
}

function namesOfCall({ arguments: [primeiro, segundo] }: CallExpression, dentro: readonly Funcao[]): Nomes {
  const nome = textOf(primeiro);
  if (segundo) return nome === null ? UNKNOWN : known([nome]);
  return namesOfValue(primeiro, dentro);
}

/** Names that one call of System's `export` function exports. */
export function namesExported({ no, acima }: Referencia): Nomes {
  const pai = acima.at(-1);
  if (pai?.type !== 'CallExpression' || pai.callee !== no) return UNKNOWN;
  return namesOfCall(pai, acima.filter(isFuncao));
}
