import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Bps, Data, Id, Instante, Nada, Slug } from '../formats.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { MudancaRegistro, ResultadoRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';
import { Produtor } from '../registry/registry.contract.ts';
import { RegimeProdutor } from './regime-produtor.ts';

export { RegimeProdutor };

const texto = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const opcional = (max: number) => z.nullable(texto(max));
const Taxa = Bps.check(z.gte(0), z.lte(10_000));

/** Kinds of Pix key, as the directory of the Central Bank has them. */
export const TipoChavePix = z.enum(['CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'ALEATORIA']);
export type TipoChavePix = z.infer<typeof TipoChavePix>;

/** Where a share is paid: bank by its three digits, branch and account as the bank writes them. */
export const ContaProdutor = z.object({
  banco: z.string().check(z.maxLength(10)),
  agencia: z.string().check(z.maxLength(20)),
  conta: z.string().check(z.maxLength(30)),
  tipo: z.enum(['CORRENTE', 'POUPANCA', 'PAGAMENTO']),
});
export type ContaProdutor = z.infer<typeof ContaProdutor>;

/** Base of a share (domain design §2.2). */
export const BaseRepasse = z.enum(['COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO']);
export type BaseRepasse = z.infer<typeof BaseRepasse>;
/** When a share is owed: once the commission is received, or as soon as the policy is issued. */
export const MomentoRepasse = z.enum(['RECEBIMENTO', 'EMISSAO']);
export type MomentoRepasse = z.infer<typeof MomentoRepasse>;

/** What a share is of: sales of any kind, one policy, or it and those that renew it. */
export const AlcanceRepasse = z.enum(['VENDAS', 'APOLICE', 'RENOVACOES']);
export type AlcanceRepasse = z.infer<typeof AlcanceRepasse>;

/**
 * A share of a producer: of one policy, and by choice of its renewals, or of every sale, or of those of a ramo, an insurer or a kind of business.
 * That of a policy wins, then the most specific, an insurer over a ramo, then the newest.
 */
export const RegraRepasse = z.object({
  /** Absent of one that is new. */
  id: z.optional(z.nullable(Id)),
  alcance: AlcanceRepasse,
  /** Of which policy; null of sales. */
  apoliceId: z.nullable(Id),
  /** Its number, as it is shown: what is sent of it is not kept. */
  apolice: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  ramo: z.nullable(z.string().check(z.maxLength(10))),
  seguradora: z.nullable(Slug),
  negocio: z.nullable(z.enum(['NOVO', 'RENOVACAO'])),
  base: BaseRepasse,
  pctBps: Taxa,
  momento: MomentoRepasse,
  desde: Data,
  ate: z.nullable(Data),
});
export type RegraRepasse = z.infer<typeof RegraRepasse>;

/** Editable data of a producer. `validateProdutor` of domain validates documents, accounts and keys. */
export const DadosProdutor = z.object({
  tipo: Produtor.shape.tipo,
  pessoa: z.enum(['PF', 'PJ']),
  nome: texto(120),
  /** 11 digits or the 14 characters of a CNPJ. */
  documento: z.string().check(z.maxLength(20)),
  susep: opcional(30),
  email: opcional(254),
  telefone: opcional(30),
  regime: z.nullable(RegimeProdutor),
  /** By the tables of the month, of a person, instead of the rates of income tax and social security. */
  retencoes: z.object({ isPelaTabela: z.boolean(), irBps: Taxa, issBps: Taxa, inssBps: Taxa }),
  conta: z.nullable(ContaProdutor),
  pix: z.nullable(z.object({ tipo: TipoChavePix, chave: z.string().check(z.maxLength(100)) })),
  repasses: z.array(RegraRepasse).check(z.maxLength(200)),
  /** Another producer, never one who answers to this one. */
  supervisorId: z.nullable(Id),
  /** Who signs in as this producer. */
  usuarioId: z.nullable(Id),
});
export type DadosProdutor = z.infer<typeof DadosProdutor>;

/** A producer whole. */
export const FichaProdutor = z.object({
  ...DadosProdutor.shape,
  id: Id,
  versao: z.int(),
  ativo: z.boolean(),
  supervisor: z.nullable(z.string()),
  usuario: z.nullable(z.string()),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaProdutor = z.infer<typeof FichaProdutor>;

/** A line of the list of producers. */
export const ProdutorResumo = z.object({
  ...Produtor.shape,
  pessoa: z.enum(['PF', 'PJ']),
  documento: z.string(),
  susep: z.nullable(z.string()),
  email: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  supervisor: z.nullable(z.string()),
  usuario: z.nullable(z.string()),
  /** Number of their share rules. */
  repasses: z.int(),
  ativo: z.boolean(),
  alteradoEm: Instante,
});
export type ProdutorResumo = z.infer<typeof ProdutorResumo>;

/** Question to the list of producers. */
export const ConsultaProdutores = z.object({
  ...consultaFiltravel,
  ordenar: z._default(ordemEntre('nome', 'documento', 'tipo', 'alteradoEm'), 'nome'),
  tipo: z.optional(Produtor.shape.tipo),
  pessoa: z.optional(z.enum(['PF', 'PJ'])),
  /** To whom they answer directly. */
  supervisor: z.optional(Id),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
});
export type ConsultaProdutores = z.infer<typeof ConsultaProdutores>;

/**
 * Options in the form of a producer: users who may sign in as one (and as which producer they do), ramos and insurers, and what a new rule
 * of their share begins with.
 */
export const OpcoesProdutor = z.object({
  usuarios: z.array(z.object({ id: Id, nome: z.string(), email: z.string(), produtorId: z.nullable(Id) })),
  ramos: z.array(z.object({ codigo: z.string(), nome: z.string() })),
  seguradoras: z.array(z.object({ slug: Slug, nome: z.string() })),
  repasse: z.object({ base: BaseRepasse, momento: MomentoRepasse }),
});
export type OpcoesProdutor = z.infer<typeof OpcoesProdutor>;

const B = '/c/api/v1/produtores';
const umProdutor = { produtorId: Id };

/** Calls of the record of producers (domain design §0 CRUD, §4.6). */
export const produtorCalls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista de produtores da assinatura.',
    administrador: true,
    input: ConsultaProdutores,
    output: paginaDe(ProdutorResumo),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de produtores, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...ConsultaProdutores.shape, ...noFormato }),
    output: z.string(),
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'O que o formulário de um produtor deixa escolher: usuários, ramos, seguradoras.',
    administrador: true,
    input: Nada,
    output: OpcoesProdutor,
  }),
  getFicha: defineCall({
    method: 'GET',
    path: `${B}/:produtorId`,
    resumo: 'Um produtor inteiro.',
    administrador: true,
    input: z.object(umProdutor),
    output: FichaProdutor,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui um produtor; documento que já existe é um 422.',
    administrador: true,
    idempotente: true,
    input: DadosProdutor,
    output: FichaProdutor,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: `${B}/:produtorId`,
    resumo: 'Muda um produtor; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...DadosProdutor.shape, ...umProdutor, versao: z.int() }),
    output: FichaProdutor,
  }),
  setAtivos: defineCall({
    method: 'POST',
    path: `${B}/situacao`,
    resumo: 'Ativa ou desativa produtores, nomeados ou os de um filtro; diz de cada um o que houve.',
    administrador: true,
    input: z.object({ ...alvoDoLote(z.omit(ConsultaProdutores, SEM_PAGINA)), ativo: z.boolean() }),
    output: z.array(ResultadoRegistro),
  }),
  deleteFicha: defineCall({
    method: 'DELETE',
    path: `${B}/:produtorId`,
    resumo: 'Exclui um produtor que nada usa; o que está em uso é um 409 com a lista do que o usa.',
    administrador: true,
    input: z.object({ ...umProdutor, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: `${B}/:produtorId/usos`,
    resumo: 'O que usa um produtor.',
    administrador: true,
    input: z.object(umProdutor),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:produtorId/historico`,
    resumo: 'As mudanças de um produtor, as mais novas primeiro.',
    administrador: true,
    input: z.object(umProdutor),
    output: z.array(MudancaRegistro),
  }),
};
