import type { AnyNode, ArrowFunctionExpression, Expression, FunctionDeclaration, FunctionExpression, Pattern } from 'acorn';

export type Funcao = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;

/** A reference to a name, with the nodes around it, the nearest last. */
export interface Referencia {
  readonly no: AnyNode;
  readonly acima: readonly AnyNode[];
}

const isNode = (valor: unknown): valor is AnyNode => typeof valor === 'object' && valor !== null && 'type' in valor && 'start' in valor;

export function isFuncao(no: unknown): no is Funcao {
  return isNode(no) && /^(Arrow)?Function(Declaration|Expression)?/.test(no.type);
}

const childrenOf = (no: AnyNode): AnyNode[] => Object.values(no).flat().filter(isNode);

/** Names a pattern binds. */
export function boundBy(padrao: Pattern | null): string[] {
  switch (padrao?.type) {
    case 'Identifier':
      return [padrao.name];
    case 'ObjectPattern':
      return padrao.properties.flatMap((parte) => boundBy(parte.type === 'RestElement' ? parte.argument : parte.value));
    case 'ArrayPattern':
      return padrao.elements.flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(padrao.left);
    case 'RestElement':
      return boundBy(padrao.argument);
    default:
      return [];
  }
}

/** `var` declarations of a function's body, at any depth. */
function hoistedIn(no: AnyNode): string[] {
  const daqui = no.type === 'VariableDeclaration' && no.kind === 'var' ? no.declarations.flatMap(({ id }) => boundBy(id)) : [];
  return [...daqui, ...childrenOf(no).flatMap((filho) => (isFuncao(filho) ? [] : hoistedIn(filho)))];
}

/** Names that the statements of a block declare. */
export function lexicalIn(comandos: readonly AnyNode[]): string[] {
  return comandos.flatMap((comando) => {
    if (comando.type === 'VariableDeclaration') return comando.declarations.flatMap(({ id }) => boundBy(id));
    return comando.type === 'FunctionDeclaration' || comando.type === 'ClassDeclaration' ? boundBy(comando.id) : [];
  });
}

/** Names that a node redeclares in its own scope. */
export function declaredBy(no: AnyNode): string[] {
  if (isFuncao(no))
    return [...no.params.flatMap(boundBy), ...(no.type === 'FunctionExpression' ? boundBy(no.id ?? null) : []), ...hoistedIn(no.body)];
  switch (no.type) {
    case 'BlockStatement':
    case 'StaticBlock':
      return lexicalIn(no.body);
    case 'SwitchStatement':
      return lexicalIn(no.cases.flatMap(({ consequent }) => consequent));
    case 'ForStatement':
      return no.init ? lexicalIn([no.init]) : [];
    case 'ForInStatement':
    case 'ForOfStatement':
      return lexicalIn([no.left]);
    case 'CatchClause':
      return boundBy(no.param ?? null);
    case 'ClassExpression':
      return boundBy(no.id ?? null);
    default:
      return [];
  }
}

/** Children that hold expressions, without plain property names and labels. */
function readIn(no: AnyNode): AnyNode[] {
  switch (no.type) {
    case 'MemberExpression':
      return no.computed ? [no.object, no.property] : [no.object];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return [...(no.computed ? [no.key] : []), ...(no.value ? [no.value] : [])];
    case 'LabeledStatement':
      return [no.body];
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return [];
    default:
      return childrenOf(no);
  }
}

/** Return statements of a function's body, without those of nested functions. */
export function returnsOf(no: AnyNode): (Expression | null | undefined)[] {
  if (isFuncao(no)) return [];
  return no.type === 'ReturnStatement' ? [no.argument] : childrenOf(no).flatMap(returnsOf);
}

/** Every reference, below a node, to a name declared outside it; scopes that redeclare the name are skipped. */
export function referencesTo(nome: string, raiz: AnyNode): Referencia[] {
  const achadas: Referencia[] = [];
  const acima: AnyNode[] = [];
  const visit = (no: AnyNode): void => {
    if (no.type === 'Identifier') {
      if (no.name === nome) achadas.push({ no, acima: [...acima] });
      return;
    }
    if (acima.length > 0 && declaredBy(no).includes(nome)) return;
    acima.push(no);
    for (const filho of readIn(no)) visit(filho);
    acima.pop();
  };
  visit(raiz);
  return achadas;
}
