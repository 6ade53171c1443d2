import * as z from 'zod/mini';
import { defineCall, type Exigencia } from '../define.ts';
import { Id, Nada } from '../formats.ts';
import { DefinicaoFiltro } from './definicao-filtro.contract.ts';

/** Lists that keep their filters under a name. */
export const ListaFiltrada = z.enum([
  'ORCAMENTOS',
  'COTACOES',
  'RENOVACOES',
  'PERDAS',
  'SOLICITACOES',
  'PRODUTORES',
  'RAMOS',
  'CORRETORAS',
  'SEGURADORAS',
  'USUARIOS',
  'SEGURADOS',
  'VENDAS',
]);
export type ListaFiltrada = z.infer<typeof ListaFiltrada>;

const doOrcamento = { needs: 'acessoOrcamentacao' } as const;
const daAdministracao = { administrador: true } as const;
/** Whoever asks sees the clients of their scope. */
const deTodos = {} as const;

/** Flags required to save and count filters of a list: the same as for reading the list. */
export const acessoDaLista: Readonly<Record<ListaFiltrada, Exigencia>> = {
  ORCAMENTOS: doOrcamento,
  COTACOES: doOrcamento,
  RENOVACOES: doOrcamento,
  PERDAS: doOrcamento,
  SOLICITACOES: doOrcamento,
  PRODUTORES: daAdministracao,
  RAMOS: daAdministracao,
  CORRETORAS: daAdministracao,
  SEGURADORAS: daAdministracao,
  USUARIOS: daAdministracao,
  SEGURADOS: deTodos,
  VENDAS: { needs: 'acessoGestao' },
};

const NomeDeFiltro = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const ConsultaGuardada = z.record(z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)), z.string().check(z.maxLength(200)));
const filtro = {
  nome: NomeDeFiltro,
  /** Parameters of the address of the list: its filters and its order. */
  consulta: ConsultaGuardada,
  /** The list of its owner opens with it. */
  padrao: z.boolean(),
  compartilhado: z.boolean(),
};

/** Filters and order of a list under a name. */
export const FiltroSalvo = z.object({
  id: Id,
  lista: ListaFiltrada,
  ...filtro,
  /** Conditions beyond the parameters of the address, which then refers to it (`filtro=<id>`). */
  definicao: z.nullable(DefinicaoFiltro),
  /** Whether the caller may rename or delete it. */
  meu: z.boolean(),
  /** Who keeps it. */
  dono: z.string(),
});
export type FiltroSalvo = z.infer<typeof FiltroSalvo>;

const B = '/c/api/v1/filtros-salvos';
const qualquerSessao = 'cada lista exige o acesso de quem a lê (`acessoDaLista`), julgado pela lista pedida';
const definicao = z.optional(z.nullable(DefinicaoFiltro));

/** Calls of saved filters, of any list. */
export const filtroCalls = {
  listFiltros: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Filtros salvos de uma lista: os meus e os compartilhados.',
    qualquerSessao,
    input: z.object({ lista: ListaFiltrada }),
    output: z.array(FiltroSalvo),
  }),
  createFiltro: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Guarda um filtro; como padrão, deixa de ser o que era.',
    qualquerSessao,
    idempotente: true,
    input: z.object({ lista: ListaFiltrada, ...filtro, definicao }),
    output: FiltroSalvo,
  }),
  countFiltro: defineCall({
    method: 'POST',
    path: `${B}/contar`,
    resumo: 'Quantos registros da lista um filtro encontra, antes de ser guardado: até 1.000, e se há mais.',
    qualquerSessao,
    livreNaLeitura: true,
    input: z.object({ lista: ListaFiltrada, definicao: DefinicaoFiltro }),
    output: z.object({ total: z.int(), isTotalMinimo: z.boolean() }),
  }),
  updateFiltro: defineCall({
    method: 'PUT',
    path: `${B}/:filtroId`,
    resumo: 'Muda nome, consulta, definição, padrão ou partilha de um filtro meu; definição ausente fica como está.',
    qualquerSessao,
    input: z.object({ filtroId: Id, ...filtro, definicao }),
    output: FiltroSalvo,
  }),
  deleteFiltro: defineCall({
    method: 'DELETE',
    path: `${B}/:filtroId`,
    resumo: 'Apaga um filtro meu.',
    qualquerSessao,
    input: z.object({ filtroId: Id }),
    output: Nada,
  }),
};
