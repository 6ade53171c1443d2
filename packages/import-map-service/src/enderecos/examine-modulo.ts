import type { AnyNode, ObjectExpression, Program } from 'acorn';
import { type Funcao, isFuncao, referencesTo, returnsOf } from './arvore.ts';
import { defeitos } from './enderecos.copy.ts';
import { parsePrograma, ModuloInvalido } from './parse-programa.ts';
import { join, nameOfKey, namesExported, textOf } from './nomes-exportados.ts';
import { namesUsed } from './nomes-usados.ts';

/** What the bytes of a System module reveal. */
export interface Exame {
  readonly deps: readonly string[];
  readonly exporta: readonly string[];
  /** It may export more than `exporta`: it re-exports a whole module, or computes export names at run time. */
  readonly isAberta: boolean;
  /** Names read from each dependency; `*` = all of it. */
  readonly usa: Readonly<Record<string, readonly string[]>>;
}

export { ModuloInvalido } from './parse-programa.ts';

export type TipoServico = 'parcel' | 'compartilhado' | 'casca' | 'biblioteca';

const CASCA = '@balcao/root-config';
const COMPARTILHADOS = new Set(['@balcao/shared', '@balcao/ui']);
const CICLO = ['bootstrap', 'mount', 'unmount'];

/** The kind of a service, from its name: `@balcao/*` are parcels, except the shell and the shared modules; others are libraries. */
export function tipoDoServico(servico: string): TipoServico {
  if (servico === CASCA) return 'casca';
  if (COMPARTILHADOS.has(servico)) return 'compartilhado';
  return servico.startsWith('@balcao/') ? 'parcel' : 'biblioteca';
}

/** Arguments of the single `System.register` call of the file, without the optional name. */
function registered({ body }: Program): AnyNode[] {
  const comandos = body.filter((no) => no.type !== 'EmptyStatement' && !('directive' in no && no.directive !== undefined));
  const [unico] = comandos;
  const chamada = comandos.length === 1 && unico?.type === 'ExpressionStatement' ? unico.expression : null;
  const alvo = chamada?.type === 'CallExpression' && chamada.callee.type === 'MemberExpression' ? chamada.callee : null;
  const isRegistro =
    alvo?.object.type === 'Identifier' && alvo.object.name === 'System' && nameOfKey(alvo.property, alvo.computed) === 'register';
  if (!isRegistro || chamada?.type !== 'CallExpression') throw new ModuloInvalido(defeitos.semRegistro);
  return textOf(chamada.arguments[0]) === null ? chamada.arguments : chamada.arguments.slice(1);
}

function readDeps(no: AnyNode | undefined): string[] {
  const textos = no?.type === 'ArrayExpression' ? no.elements.map(textOf) : [null];
  return textos.map((texto) => {
    if (texto === null) throw new ModuloInvalido(defeitos.dependencias);
    return texto;
  });
}

/** The object that the declare function returns. */
function declaration({ body }: Funcao): ObjectExpression {
  const [valor, ...outros] = body.type === 'BlockStatement' ? returnsOf(body) : [body];
  // minifiers merge the preceding statements into one sequence expression
  const objeto = valor?.type === 'SequenceExpression' ? valor.expressions.at(-1) : valor;
  if (outros.length > 0 || objeto?.type !== 'ObjectExpression') throw new ModuloInvalido(defeitos.retorno);
  return objeto;
}

function propertyOf({ properties }: ObjectExpression, nome: string): AnyNode | null {
  const achada = properties.find((parte) => parte.type === 'Property' && nameOfKey(parte.key, parte.computed) === nome);
  return achada?.type === 'Property' ? achada.value : null;
}

function usesOf(deps: readonly string[], setters: AnyNode | null): Record<string, string[]> {
  const lista = setters?.type === 'ArrayExpression' ? setters.elements : [];
  const usa = new Map<string, string[]>();
  for (const [lugar, dep] of deps.entries()) {
    const setter = lista[lugar];
    const nomes = isFuncao(setter) ? namesUsed(setter) : [];
    usa.set(dep, [...new Set([...(usa.get(dep) ?? []), ...nomes])]);
  }
  return Object.fromEntries(usa);
}

function examine(programa: Program): Exame {
  const [lista, declara] = registered(programa);
  const deps = readDeps(lista);
  if (!isFuncao(declara)) throw new ModuloInvalido(defeitos.declaracao);
  const objeto = declaration(declara);
  if (!isFuncao(propertyOf(objeto, 'execute'))) throw new ModuloInvalido(defeitos.retorno);

  const [exporta] = declara.params;
  const usos = exporta?.type === 'Identifier' ? referencesTo(exporta.name, declara.body) : [];
  const { nomes, isAberta } = join(usos.map(({ no, acima }) => namesExported({ no, acima: [declara, ...acima] })));
  const isIlegivel = exporta !== undefined && exporta.type !== 'Identifier';
  return { deps: [...new Set(deps)], exporta: nomes, isAberta: isAberta || isIlegivel, usa: usesOf(deps, propertyOf(objeto, 'setters')) };
}

/**
 * Checks that bytes are a System module and reports its dependencies and exports, without running it.
 *
 * @throws ModuloInvalido
 */
export const examineModulo = (codigo: string | Buffer): Exame => parsePrograma(codigo, 'script', examine);

/**
 * A parcel must export bootstrap, mount and unmount. A module whose exports are only known at run time is accepted.
 *
 * @throws ModuloInvalido
 */
export function requireTipo({ exporta, isAberta }: Exame, tipo: TipoServico): void {
  if (tipo !== 'parcel' || isAberta) return;
  const faltam = CICLO.filter((nome) => !exporta.includes(nome));
  if (faltam.length > 0) throw new ModuloInvalido(defeitos.semCiclo(faltam));
}
