import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Centavos, Data, Id, Instante, Nada } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';
import { MudancaRegistro } from '../registro/historia-registro.contract.ts';

/** Money that comes in, that goes out, or that moves between accounts of the brokerage. */
export const TipoLancamento = z.enum(['RECEITA', 'DESPESA', 'TRANSFERENCIA']);
export type TipoLancamento = z.infer<typeof TipoLancamento>;
/** Expected, done, or called off. */
export const StatusLancamento = z.enum(['PREVISTO', 'REALIZADO', 'CANCELADO']);
export type StatusLancamento = z.infer<typeof StatusLancamento>;
/** How an entry came about: what is not typed or recurring is changed where it comes from. */
export const OrigemLancamento = z.enum(['MANUAL', 'RECORRENCIA', 'EXTRATO_BANCARIO', 'RECEBIMENTO', 'REPASSE']);
export type OrigemLancamento = z.infer<typeof OrigemLancamento>;

const texto = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** What may be written of an entry; `validateLancamento` of domain says what of it does not go together. */
export const DadosLancamento = z.object({
  tipo: TipoLancamento,
  descricao: texto(200),
  /** Who pays or is paid. */
  pessoa: z.nullable(texto(120)),
  /** Their CPF or CNPJ. */
  documento: z.nullable(z.string().check(z.maxLength(20))),
  /** Null of a transfer. */
  categoriaId: z.nullable(Id),
  centroId: z.nullable(Id),
  /** Where the money is, or will be; of a transfer, where it leaves from. */
  contaId: z.nullable(Id),
  /** Of a transfer: where the money goes. */
  destinoId: z.nullable(Id),
  /** A day of the month it counts in. */
  competencia: Data,
  vencimento: Data,
  valorCentavos: Centavos,
  observacao: z.nullable(texto(1_000)),
});
export type DadosLancamento = z.infer<typeof DadosLancamento>;

/** An entry, whole. */
export const FichaLancamento = z.object({
  ...DadosLancamento.shape,
  id: Id,
  versao: z.int(),
  status: StatusLancamento,
  origem: OrigemLancamento,
  /** What it recurs by; null of one that does not. */
  serieId: z.nullable(Id),
  /** The day of it that it stands for. */
  ocorrenciaEm: z.nullable(Data),
  pagoEm: z.nullable(Data),
  /** What was expected of one that was done. */
  previstoCentavos: z.nullable(Centavos),
  /** The statement of the bank shows it: undone there before it changes here. */
  conciliado: z.boolean(),
  categoria: z.nullable(z.string()),
  centro: z.nullable(z.string()),
  conta: z.nullable(z.string()),
  destino: z.nullable(z.string()),
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type FichaLancamento = z.infer<typeof FichaLancamento>;

/** Which day of an entry a period is of; `FLUXO`: the one it counts on in the cash flow, which is today for what is late. */
export const DiaDoLancamento = z.enum(['FLUXO', 'VENCIMENTO', 'PAGAMENTO', 'COMPETENCIA']);
export type DiaDoLancamento = z.infer<typeof DiaDoLancamento>;

/** Question to the list of entries. */
export const ConsultaLancamentos = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('vencimento', 'pagoEm', 'valor', 'descricao', 'pessoa'), '-vencimento'),
  tipo: z.optional(TipoLancamento),
  /** `ATRASADO`: expected before today. */
  status: z.optional(z.enum([...StatusLancamento.options, 'ATRASADO'])),
  categoria: z.optional(Id),
  centro: z.optional(Id),
  /** Of a transfer, either of the two. */
  conta: z.optional(Id),
  serie: z.optional(Id),
  quando: z._default(DiaDoLancamento, 'VENCIMENTO'),
  de: z.optional(Data),
  ate: z.optional(Data),
});
export type ConsultaLancamentos = z.infer<typeof ConsultaLancamentos>;

/** What all that the filters find sums to; what is called off, and transfers, count in none. */
export const TotaisLancamentos = z.object({
  total: z.int(),
  receitasRealizadasCentavos: Centavos,
  despesasRealizadasCentavos: Centavos,
  receitasPrevistasCentavos: Centavos,
  despesasPrevistasCentavos: Centavos,
});
export type TotaisLancamentos = z.infer<typeof TotaisLancamentos>;

/** What the form and the filters of entries let choose; what is off is there for the entries that have it. */
export const OpcoesLancamento = z.object({
  contas: z.array(z.object({ id: Id, nome: z.string(), ativa: z.boolean(), saldoInicialEm: Data })),
  categorias: z.array(z.object({ id: Id, nome: z.string(), tipo: z.enum(['RECEITA', 'DESPESA']), ativa: z.boolean() })),
  centros: z.array(z.object({ id: Id, nome: z.string(), ativa: z.boolean() })),
});
export type OpcoesLancamento = z.infer<typeof OpcoesLancamento>;

const B = '/c/api/v1/lancamentos';
const needs = 'acessoGestao';
const um = { lancamentoId: Id };
const daVersao = { ...um, versao: z.int() };

/** Calls of the entries of the cash flow (domain design §4.5). */
export const lancamentoCalls = {
  listLancamentos: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista de receitas, despesas e transferências da corretora.',
    needs,
    input: ConsultaLancamentos,
    output: paginaDe(FichaLancamento),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${B}/totais`,
    resumo: 'Quanto somam, previstos e realizados, todos os lançamentos que os filtros encontram.',
    needs,
    input: z.omit(ConsultaLancamentos, SEM_PAGINA),
    output: TotaisLancamentos,
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'O que um lançamento deixa escolher: contas, categorias e centros de custo.',
    needs,
    input: Nada,
    output: OpcoesLancamento,
  }),
  exportLancamentos: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'Os lançamentos que os filtros encontram, inteiros, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaLancamentos.shape, ...noFormato }),
    output: z.string(),
  }),
  getLancamento: defineCall({
    method: 'GET',
    path: `${B}/:lancamentoId`,
    resumo: 'Um lançamento inteiro.',
    needs,
    input: z.object(um),
    output: FichaLancamento,
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: `${B}/:lancamentoId/historico`,
    resumo: 'As mudanças de um lançamento, as mais novas primeiro.',
    needs,
    input: z.object(um),
    output: z.array(MudancaRegistro),
  }),
  createLancamento: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui um lançamento; com `pagoEm`, já realizado.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ ...DadosLancamento.shape, pagoEm: z.nullable(Data) }),
    output: FichaLancamento,
  }),
  updateLancamento: defineCall({
    method: 'PUT',
    path: `${B}/:lancamentoId`,
    resumo: 'Muda um lançamento; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...DadosLancamento.shape, ...daVersao, pagoEm: z.nullable(Data) }),
    output: FichaLancamento,
  }),
  realise: defineCall({
    method: 'POST',
    path: `${B}/:lancamentoId/realizar`,
    resumo: 'Diz que o previsto aconteceu: em que dia, em que conta, por quanto.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ ...daVersao, contaId: z.nullable(Id), pagoEm: Data, valorCentavos: Centavos }),
    output: FichaLancamento,
  }),
  reopen: defineCall({
    method: 'POST',
    path: `${B}/:lancamentoId/desfazer`,
    resumo: 'Desfaz o pagamento ou o cancelamento: o lançamento volta a ser previsto, como era.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object(daVersao),
    output: FichaLancamento,
  }),
  cancel: defineCall({
    method: 'POST',
    path: `${B}/:lancamentoId/cancelar`,
    resumo: 'Cancela um lançamento previsto.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object(daVersao),
    output: FichaLancamento,
  }),
};
