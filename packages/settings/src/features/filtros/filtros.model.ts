import {
  acessoDaLista,
  addressOf,
  type CampoFiltro,
  camposDoFiltro,
  type CamposFiltro,
  type CondicaoFiltro,
  type DefinicaoFiltro,
  type FiltroSalvo,
  type GrupoFiltro,
  ListaFiltrada,
  MAX_NIVEIS_FILTRO,
  operadoresDoCampo,
  OperadorFiltro,
  quotingRoutes,
  type Sessao,
  managementRoutes,
  settingsRoutes,
  type ValorFiltro,
} from '@balcao/contracts';
import { hasPermissao, judgeFiltro } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import * as z from 'zod/mini';
import { copy } from './filtros.copy.ts';

const Valor = z.nullable(z.union([z.string(), z.number()]));
/** A condition as typed: what it does not use now is kept while the comparison changes. `chave` is what a row is known by on this screen. */
const CondicaoDigitada = z.object({
  chave: z.int(),
  campo: z.string(),
  operador: OperadorFiltro,
  de: Valor,
  ate: Valor,
  opcoes: z.readonly(z.array(z.string())),
});
export type CondicaoDigitada = Readonly<z.infer<typeof CondicaoDigitada>>;

/** A group as typed. */
export interface GrupoDigitado {
  readonly chave: number;
  readonly conector: 'E' | 'OU';
  readonly condicoes: readonly CondicaoDigitada[];
  readonly grupos: readonly GrupoDigitado[];
}
const GrupoDigitado: z.ZodMiniType<GrupoDigitado> = z.object({
  chave: z.int(),
  conector: z.enum(['E', 'OU']),
  condicoes: z.array(CondicaoDigitada),
  grupos: z.lazy(() => z.array(GrupoDigitado)),
});

/** The form as typed. */
const Digitado = z.object({
  lista: ListaFiltrada,
  nome: z.string(),
  compartilhado: z.boolean(),
  padrao: z.boolean(),
  raiz: GrupoDigitado,
});
export type Digitado = Readonly<z.infer<typeof Digitado>>;

/** Gives each new row a number of its own. */
export type NovaChave = () => number;

/** Numbers of one form, from 1. */
export function chavesNovas(): NovaChave {
  let chave = 0;
  return () => ++chave;
}

/** A form that was kept, its rows numbered among those of this screen. */
export function parseDigitado(valor: unknown, nova: NovaChave): Digitado | null {
  const { data } = Digitado.safeParse(valor);
  const renumber = (grupo: GrupoDigitado): GrupoDigitado => ({
    ...grupo,
    chave: nova(),
    condicoes: grupo.condicoes.map((condicao) => ({ ...condicao, chave: nova() })),
    grupos: grupo.grupos.map(renumber),
  });
  return data ? { ...data, raiz: renumber(data.raiz) } : null;
}

/** Where a filter begins in what is sent: refusals name their fields below it. */
export const RAIZ = 'definicao';

/** Lists whose filters the session may keep, in the order of the contract. */
export const listasDe = (sessao: Sessao): ListaFiltrada[] =>
  ListaFiltrada.options.filter((lista) => hasPermissao(sessao, acessoDaLista[lista]));

const enderecos: Readonly<Record<ListaFiltrada, string>> = {
  ORCAMENTOS: addressOf(quotingRoutes, 'orcamentos'),
  COTACOES: addressOf(quotingRoutes, 'cotacoes'),
  RENOVACOES: addressOf(quotingRoutes, 'orcamentoRenovacao'),
  PERDAS: addressOf(quotingRoutes, 'orcamentoRecusado'),
  SOLICITACOES: addressOf(quotingRoutes, 'cotacoes'),
  PRODUTORES: addressOf(settingsRoutes, 'produtores'),
  RAMOS: addressOf(settingsRoutes, 'ramos'),
  CORRETORAS: addressOf(settingsRoutes, 'corretoras'),
  SEGURADORAS: addressOf(settingsRoutes, 'seguradoras'),
  USUARIOS: addressOf(settingsRoutes, 'usuarios'),
  SEGURADOS: addressOf(managementRoutes, 'seguradosPainel'),
  VENDAS: addressOf(managementRoutes, 'propostas'),
};

/** Where a list is, under a filter or as it opens. */
export function enderecoDaLista(lista: ListaFiltrada, filtro?: Pick<FiltroSalvo, 'id' | 'consulta'>): string {
  const words = new URLSearchParams({
    ...(lista === 'SOLICITACOES' && { aba: 'solicitacoes' }),
    ...(filtro && { ...filtro.consulta, filtro: filtro.id }),
  }).toString();
  return words ? `${enderecos[lista]}?${words}` : enderecos[lista];
}

export const camposDe = (lista: ListaFiltrada): CamposFiltro => camposDoFiltro[lista];

const primeiroDe = (lista: ListaFiltrada): string => Object.keys(camposDe(lista))[0] ?? '';
const operadoresDe = (campo: CampoFiltro | undefined): readonly OperadorFiltro[] => (campo ? operadoresDoCampo[campo.tipo] : []);

/** The first field of the list, by its commonest comparison. */
export function condicaoNova(lista: ListaFiltrada, nova: NovaChave): CondicaoDigitada {
  const campo = primeiroDe(lista);
  return { chave: nova(), campo, operador: operadoresDe(camposDe(lista)[campo])[0] ?? 'E', de: null, ate: null, opcoes: [] };
}

export const grupoNovo = (lista: ListaFiltrada, nova: NovaChave, conector: 'E' | 'OU' = 'E'): GrupoDigitado => ({
  chave: nova(),
  conector,
  condicoes: [condicaoNova(lista, nova)],
  grupos: [],
});

/** Another field: the comparison stays if the field takes it, and the value if it is of the same kind. */
export function withCampo(lista: ListaFiltrada, condicao: CondicaoDigitada, campo: string): CondicaoDigitada {
  const [antes, depois] = [camposDe(lista)[condicao.campo], camposDe(lista)[campo]];
  const operador = operadoresDe(depois).includes(condicao.operador) ? condicao.operador : (operadoresDe(depois)[0] ?? 'E');
  const isMesmoValor = antes?.tipo === depois?.tipo && antes?.tipo !== 'opcao';
  return { ...condicao, campo, operador, ...(!isMesmoValor && { de: null, ate: null, opcoes: [] }) };
}

const isDeDias = (operador: OperadorFiltro): boolean => operador === 'PROXIMOS_DIAS' || operador === 'ULTIMOS_DIAS';

/** Another comparison: a number of days is no day, nor the reverse. */
export const withOperador = (condicao: CondicaoDigitada, operador: OperadorFiltro): CondicaoDigitada => ({
  ...condicao,
  operador,
  ...(isDeDias(operador) !== isDeDias(condicao.operador) && { de: null, ate: null }),
});

/** What is asked of a condition besides its comparison. */
export type Entrada = 'nenhuma' | 'dias' | 'opcoes' | 'entre' | 'uma';

export function entradaDe(campo: CampoFiltro | undefined, operador: OperadorFiltro): Entrada {
  if (operador === 'VAZIO' || operador === 'NAO_VAZIO') return 'nenhuma';
  if (isDeDias(operador)) return 'dias';
  if (campo?.tipo === 'opcao') return 'opcoes';
  return operador === 'ENTRE' ? 'entre' : 'uma';
}

const isDito = (valor: string | number | null): valor is string | number => valor !== null && valor !== '';

function valorDe({ de, ate, opcoes }: CondicaoDigitada, entrada: Entrada): ValorFiltro | null {
  if (entrada === 'opcoes') return [...opcoes];
  if (entrada === 'entre') return [de, ate].filter(isDito);
  return isDito(de) ? de : null;
}

function condicaoDe(lista: ListaFiltrada, condicao: CondicaoDigitada): CondicaoFiltro {
  const { campo, operador } = condicao;
  const entrada = entradaDe(camposDe(lista)[campo], operador);
  return { campo, operador, ...(entrada !== 'nenhuma' && { valor: valorDe(condicao, entrada) }) };
}

const grupoDe = (lista: ListaFiltrada, { conector, condicoes, grupos }: GrupoDigitado): GrupoFiltro => ({
  conector,
  condicoes: condicoes.map((condicao) => condicaoDe(lista, condicao)),
  ...(grupos.length > 0 && { grupos: grupos.map((grupo) => grupoDe(lista, grupo)) }),
});

/** What the filter asks; its levels are never more than the contract's, because the screen offers no others. */
export const definicaoDe = ({ lista, raiz }: Pick<Digitado, 'lista' | 'raiz'>): DefinicaoFiltro => grupoDe(lista, raiz) as DefinicaoFiltro;

const isVazio = ({ condicoes, grupos }: GrupoDigitado): boolean => condicoes.length + grupos.length === 0;

/** Whether a filter keeps only words of the list's address, and no condition was added to it. */
export const isSoPalavras = (gravado: FiltroSalvo | null, { raiz }: Digitado): boolean =>
  isVazio(raiz) && gravado !== null && Object.keys(gravado.consulta).length > 0;

function digitadaDe(lista: ListaFiltrada, { campo, operador, valor = null }: CondicaoFiltro, nova: NovaChave): CondicaoDigitada {
  const entrada = entradaDe(camposDe(lista)[campo], operador);
  const [de = null, ate = null] = entrada === 'opcoes' ? [] : [valor].flat();
  return { chave: nova(), campo, operador, de, ate, opcoes: entrada === 'opcoes' && valor !== null ? [valor].flat().map(String) : [] };
}

const grupoDigitadoDe = (lista: ListaFiltrada, { conector, condicoes, grupos = [] }: GrupoFiltro, nova: NovaChave): GrupoDigitado => ({
  chave: nova(),
  conector,
  condicoes: condicoes.map((condicao) => digitadaDe(lista, condicao, nova)),
  grupos: grupos.map((grupo) => grupoDigitadoDe(lista, grupo, nova)),
});

const SEM_CONDICAO: GrupoFiltro = { conector: 'E', condicoes: [] };

/** The form of a filter that is kept, or of a new one. */
export function digitadoDe(gravado: FiltroSalvo | null, lista: ListaFiltrada, nova: NovaChave): Digitado {
  if (!gravado) return { lista, nome: '', compartilhado: false, padrao: false, raiz: grupoNovo(lista, nova) };
  const { nome, compartilhado, padrao, definicao } = gravado;
  return { lista: gravado.lista, nome, compartilhado, padrao, raiz: grupoDigitadoDe(gravado.lista, definicao ?? SEM_CONDICAO, nova) };
}

function naLista(lista: ListaFiltrada, antes: ListaFiltrada, { condicoes, grupos, ...grupo }: GrupoDigitado): GrupoDigitado {
  const isDeAmbas = ({ campo }: CondicaoDigitada): boolean =>
    JSON.stringify(camposDe(lista)[campo]) === JSON.stringify(camposDe(antes)[campo]);
  return {
    ...grupo,
    condicoes: condicoes.filter(isDeAmbas),
    grupos: grupos.map((um) => naLista(lista, antes, um)).filter((um) => !isVazio(um)),
  };
}

/** The same conditions of another list: those it has no such field for are left out. */
export function withLista(digitado: Digitado, lista: ListaFiltrada, nova: NovaChave): Digitado {
  const raiz = naLista(lista, digitado.lista, digitado.raiz);
  return { ...digitado, lista, raiz: isVazio(raiz) ? { ...raiz, condicoes: [condicaoNova(lista, nova)] } : raiz };
}

/** What is sent, whether it is new or changed. */
export const dadosDe = (digitado: Digitado, gravado: FiltroSalvo | null) => ({
  nome: digitado.nome.trim(),
  compartilhado: digitado.compartilhado,
  padrao: digitado.padrao,
  consulta: gravado?.consulta ?? {},
  definicao: isSoPalavras(gravado, digitado) ? null : definicaoDe(digitado),
});

/** What keeps the form from being sent, by field. */
export function errosOf(digitado: Digitado, gravado: FiltroSalvo | null): Erros<string> {
  const { definicao } = dadosDe(digitado, gravado);
  const found = definicao ? judgeFiltro(camposDe(digitado.lista), definicao, RAIZ) : [];
  return {
    ...Object.fromEntries(found.map(({ campo, mensagem }) => [campo, mensagem])),
    ...(digitado.nome.trim() === '' && { nome: copy.nomeFalta }),
  };
}

function* camposDoGrupo({ condicoes, grupos }: GrupoDigitado, aqui: string): Generator<string> {
  yield `${aqui}.conector`;
  for (const index of condicoes.keys()) for (const parte of ['campo', 'operador', 'valor']) yield `${aqui}.condicoes.${index}.${parte}`;
  for (const [index, grupo] of grupos.entries()) yield* camposDoGrupo(grupo, `${aqui}.grupos.${index}`);
  yield `${aqui}.condicoes`;
}

/** Fields of the form, in its order, as refusals name them. */
export const camposOf = ({ raiz }: Digitado): string[] => ['lista', ...camposDoGrupo(raiz, RAIZ), 'nome', 'compartilhado', 'padrao'];

/** Whether a group at this level may hold others. */
export const podeTerGrupos = (nivel: number): boolean => nivel < MAX_NIVEIS_FILTRO;
