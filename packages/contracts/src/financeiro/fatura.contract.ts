import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Bps, Centavos, Data, Id, Instante, Nada, Slug } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';
import { ConsultaVidas, DadosMovimento, LeituraDaMovimentacao, VidaDaApolice } from './vida.contract.ts';

/** A month, `YYYY-MM`. */
export const Competencia = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Informe um mês, como 2026-11.'));
export type Competencia = z.infer<typeof Competencia>;

export const StatusFaturaColetiva = z.enum(['ABERTA', 'FECHADA', 'REABERTA']);
export type StatusFaturaColetiva = z.infer<typeof StatusFaturaColetiva>;

const dez = (item: z.ZodMiniType<number>) => z.array(item).check(z.length(10));

/** How a collective policy is billed. `tabela`: thousandths of the first band, or centavos a month for each million of capital; ten of them. */
export const DadosGrupoColetivo = z.object({
  preco: z.enum(['FAIXA', 'POR_VIDA', 'CAPITAL']),
  /** Price of the first band, or of every life; null by capital. */
  baseCentavos: z.nullable(Centavos.check(z.gte(1), z.lte(100_000_000))),
  tabela: z.nullable(dez(z.int().check(z.gte(1), z.lte(1_000_000)))),
  /** Who comes in or leaves within the month pays its days, or the whole month. */
  cobranca: z.enum(['PRO_RATA', 'MES_CHEIO']),
  /** Day of the month after. */
  diaVencimento: z.int().check(z.gte(1), z.lte(28, 'Escolha um dia de 1 a 28.')),
  comissaoBps: Bps.check(z.gte(0), z.lte(10_000)),
  /** One reward over the first bills, and over how many of them. */
  agenciamentoBps: z._default(Bps.check(z.gte(0), z.lte(50_000)), 0),
  agenciamentoFaturas: z._default(z.int().check(z.gte(1), z.lte(12)), 1),
  prolaboreBps: z._default(Bps.check(z.gte(0), z.lte(10_000)), 0),
});
export type DadosGrupoColetivo = z.infer<typeof DadosGrupoColetivo>;

export const GrupoColetivo = z.object({ ...DadosGrupoColetivo.shape, versao: z.int() });
export type GrupoColetivo = z.infer<typeof GrupoColetivo>;

/** A policy of a collective ramo, which a bill may be made of. */
export const ApoliceColetiva = z.object({
  id: Id,
  numero: z.string(),
  estipulante: z.string(),
  seguradora: z.string(),
  ramo: z.string(),
  linha: z.enum(['VIDA', 'SAUDE']),
  vigIni: Data,
  vigFim: Data,
  comissaoBps: z.nullable(Bps),
  agenciamentoBps: Bps,
  prolaboreBps: Bps,
  /** Null until it is billed for the first time. */
  grupo: z.nullable(GrupoColetivo),
  /** Its own instalments nothing was paid of, which bills would be beside. */
  parcelasAbertas: z.int(),
  /** The month after its last bill, or that of its first day. */
  proxima: Competencia,
});
export type ApoliceColetiva = z.infer<typeof ApoliceColetiva>;

/** A bill as its list shows it. */
export const FaturaColetivaResumo = z.object({
  id: Id,
  apoliceId: Id,
  apolice: z.string(),
  estipulante: z.object({ id: Id, nome: z.string() }),
  seguradora: z.string(),
  ramo: z.string(),
  competencia: Competencia,
  vencimento: Data,
  vidas: z.int(),
  /** Net premium with what is adjusted of earlier months. */
  premioCentavos: Centavos,
  iofCentavos: Centavos,
  totalCentavos: Centavos,
  /** All that the brokerage expects of it. */
  comissaoCentavos: Centavos,
  status: StatusFaturaColetiva,
});
export type FaturaColetivaResumo = z.infer<typeof FaturaColetivaResumo>;

/** Question to the list of bills. */
export const ConsultaFaturasColetivas = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('competencia', 'estipulante', 'apolice', 'vencimento', 'vidas', 'premio'), '-competencia'),
  de: z.optional(Competencia),
  ate: z.optional(Competencia),
  apolice: z.optional(Id),
  seguradora: z.optional(Slug),
  estipulante: z.optional(Id),
  status: z.optional(StatusFaturaColetiva),
});
export type ConsultaFaturasColetivas = z.infer<typeof ConsultaFaturasColetivas>;

/** What all that the filters find come to. */
export const TotaisFaturasColetivas = z.object({
  total: z.int(),
  vidas: z.int(),
  premioCentavos: Centavos,
  iofCentavos: Centavos,
  totalCentavos: Centavos,
  comissaoCentavos: Centavos,
});
export type TotaisFaturasColetivas = z.infer<typeof TotaisFaturasColetivas>;

const nomeado = z.object({ id: z.string(), nome: z.string() });
/** What the list is narrowed by. */
export const OpcoesFaturasColetivas = z.object({
  seguradoras: z.array(nomeado),
  estipulantes: z.array(nomeado),
  apolices: z.array(nomeado),
});
export type OpcoesFaturasColetivas = z.infer<typeof OpcoesFaturasColetivas>;

const valores = { liquidoCentavos: Centavos, iofCentavos: Centavos, comissaoCentavos: Centavos };
const comissao = z.object({
  tipo: z.enum(['COMISSAO', 'AGENCIAMENTO', 'PROLABORE']),
  baseCentavos: Centavos,
  bps: Bps,
  previstaCentavos: Centavos,
});

/** What a bill came to, band by band, and what it makes good of earlier months. */
export const FaturaDaApolice = z.object({
  ...FaturaColetivaResumo.shape,
  versao: z.int(),
  iofBps: Bps,
  grupo: GrupoColetivo,
  linha: z.enum(['VIDA', 'SAUDE']),
  proprio: z.object(valores),
  agenciamentoCentavos: Centavos,
  prolaboreCentavos: Centavos,
  faixas: z.array(z.object({ faixa: z.int(), nome: z.string(), vidas: z.int(), premioCentavos: Centavos })),
  ajustes: z.array(z.object({ deFaturaId: Id, competencia: Competencia, ...valores })),
  /** Movements that counted in it, by kind. */
  movimentacao: z.object({ inclusoes: z.int(), exclusoes: z.int(), alteracoes: z.int(), recusadas: z.int() }),
  arquivos: z.array(z.object({ id: Id, nome: z.string(), linhas: z.int(), aplicadas: z.int(), em: Instante, por: z.nullable(z.string()) })),
  parcela: z.nullable(z.object({ id: Id, numero: z.int(), valorCentavos: Centavos, vencimento: Data, status: z.string() })),
  comissoes: z.array(z.object({ id: Id, ...comissao.shape, previsaoEm: Data, recebidaCentavos: Centavos, status: z.string() })),
  /** What closing it would write; null of one that is closed. Without instalment where it comes to less than nothing. */
  fechamento: z.nullable(
    z.object({
      parcela: z.nullable(z.object({ valorCentavos: Centavos, iofCentavos: Centavos, vencimento: Data })),
      comissoes: z.array(comissao),
      /** Why it cannot be closed now, in words. */
      impedimento: z.nullable(z.string()),
    }),
  ),
  /** Of one that is closed: why it cannot be reopened, in words; null where it can. */
  impedimentoDaReabertura: z.nullable(z.string()),
  /** Lives that pass to a dearer band within sixty days. */
  mudancas: z.array(
    z.object({ vidaId: Id, nome: z.string(), em: Data, de: z.string(), para: z.string(), deCentavos: Centavos, paraCentavos: Centavos }),
  ),
  historia: z.array(
    z.object({
      id: Id,
      tipo: z.enum(['ABERTURA', 'MOVIMENTACAO', 'MOVIMENTO', 'PRECO', 'FECHAMENTO', 'REABERTURA']),
      em: Instante,
      por: z.nullable(z.string()),
      vidas: z.int(),
      totalCentavos: Centavos,
      motivo: z.nullable(z.string()),
    }),
  ),
});
export type FaturaDaApolice = z.infer<typeof FaturaDaApolice>;

/** A new bill. `grupo` of a policy that was never billed; `cancelaParcelas` takes its own instalments nothing was paid of. */
export const NovaFaturaColetiva = z.object({
  apoliceId: Id,
  competencia: Competencia,
  grupo: z.optional(DadosGrupoColetivo),
  cancelaParcelas: z._default(z.boolean(), false),
});
export type NovaFaturaColetiva = z.infer<typeof NovaFaturaColetiva>;

const F = '/c/api/v1/faturas';
const needs = 'acessoGestao';
const escrita = { needs, blockedBy: 'bloqueioOrcamentoManual' } as const;
const uma = { faturaId: Id };
const lida = { ...uma, versao: z.int() };

/** Monthly bills of collective policies (domain design §2.4, §4.5). */
export const faturaColetivaCalls = {
  listFaturas: defineCall({
    method: 'GET',
    path: F,
    resumo: 'As faturas das apólices coletivas.',
    needs,
    input: ConsultaFaturasColetivas,
    output: paginaDe(FaturaColetivaResumo),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${F}/totais`,
    resumo: 'Quanto somam todas as faturas que os filtros encontram.',
    needs,
    input: z.omit(ConsultaFaturasColetivas, SEM_PAGINA),
    output: TotaisFaturasColetivas,
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${F}/opcoes`,
    resumo: 'Por que seguradoras, estipulantes e apólices se filtram as faturas.',
    needs,
    input: Nada,
    output: OpcoesFaturasColetivas,
  }),
  exportFaturas: defineCall({
    method: 'GET',
    path: `${F}/exportar`,
    resumo: 'As faturas que os filtros encontram, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaFaturasColetivas.shape, ...noFormato }),
    output: z.string(),
  }),
  listApolices: defineCall({
    method: 'GET',
    path: `${F}/apolices`,
    resumo: 'Apólices de ramos coletivos, que se podem faturar, com o grupo de cada uma que já se fatura.',
    needs,
    input: z.object({ q: z.optional(z.string().check(z.maxLength(120))) }),
    output: z.array(ApoliceColetiva),
  }),
  createFatura: defineCall({
    method: 'POST',
    path: F,
    resumo: 'Abre a fatura de um mês de uma apólice; a primeira diz como a apólice se fatura, e a torna coletiva.',
    ...escrita,
    idempotente: true,
    input: NovaFaturaColetiva,
    output: FaturaDaApolice,
  }),
  getFatura: defineCall({
    method: 'GET',
    path: `${F}/:faturaId`,
    resumo: 'Uma fatura inteira: faixas, ajustes, movimentação, dinheiro e história, e o que fechá-la faria.',
    needs,
    input: z.object(uma),
    output: FaturaDaApolice,
  }),
  deleteFatura: defineCall({
    method: 'DELETE',
    path: `${F}/:faturaId`,
    resumo: 'Exclui uma fatura aberta que nada movimentou e nunca fechou.',
    ...escrita,
    input: z.object({ ...uma, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  updateGrupo: defineCall({
    method: 'PUT',
    path: `${F}/:faturaId/grupo`,
    resumo: 'Muda como a apólice se fatura, das faturas abertas em diante; as fechadas ficam com o preço que tinham.',
    ...escrita,
    input: z.object({ ...lida, grupo: DadosGrupoColetivo }),
    output: FaturaDaApolice,
  }),
  readMovimentacao: defineCall({
    method: 'POST',
    path: `${F}/:faturaId/movimentacao`,
    resumo: 'Lê um arquivo CSV ou XLSX de movimentação (o corpo é o arquivo) e julga cada linha; nada conta ainda.',
    ...escrita,
    arquivo: true,
    input: z.object({ ...uma, nome: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: LeituraDaMovimentacao,
  }),
  confirmMovimentacao: defineCall({
    method: 'POST',
    path: `${F}/:faturaId/movimentacao/:movimentacaoId/confirmar`,
    resumo: 'Faz contar as linhas sem erro de um arquivo lido; se o grupo mudou desde a leitura, 409 com o que se lê agora.',
    ...escrita,
    idempotente: true,
    input: z.object({ ...uma, movimentacaoId: Id, recusadas: z.int() }),
    output: FaturaDaApolice,
  }),
  exportMovimentos: defineCall({
    method: 'GET',
    path: `${F}/:faturaId/movimentos/exportar`,
    resumo: 'As linhas de movimentação de uma fatura, as de um arquivo ou só as recusadas, com o que há de errado em cada uma.',
    needs,
    input: z.object({ ...uma, movimentacaoId: z.optional(Id), resultado: z.optional(z.enum(['APLICADO', 'RECUSADO'])), ...noFormato }),
    output: z.string(),
  }),
  moveVida: defineCall({
    method: 'POST',
    path: `${F}/:faturaId/vidas`,
    resumo: 'Inclui, exclui ou altera uma vida à mão, julgada como uma linha de arquivo.',
    ...escrita,
    idempotente: true,
    input: z.object({ ...uma, ...DadosMovimento.shape }),
    output: FaturaDaApolice,
  }),
  listVidas: defineCall({
    method: 'GET',
    path: `${F}/:faturaId/vidas`,
    resumo: 'As vidas da apólice de uma fatura.',
    needs,
    input: ConsultaVidas,
    output: paginaDe(VidaDaApolice),
  }),
  exportVidas: defineCall({
    method: 'GET',
    path: `${F}/:faturaId/vidas/exportar`,
    resumo: 'As vidas da apólice de uma fatura, como CSV ou planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaVidas.shape, ...noFormato }),
    output: z.string(),
  }),
  closeFatura: defineCall({
    method: 'POST',
    path: `${F}/:faturaId/fechar`,
    resumo: 'Fecha uma fatura: a parcela do mês e as comissões esperadas dela passam a existir, na mesma transação.',
    ...escrita,
    idempotente: true,
    input: z.object(lida),
    output: FaturaDaApolice,
  }),
  reopenFatura: defineCall({
    method: 'POST',
    path: `${F}/:faturaId/reabrir`,
    resumo: 'Reabre a última fatura fechada, enquanto nada dela foi pago nem recebido; depois disso o acerto vai na seguinte.',
    ...escrita,
    idempotente: true,
    input: z.object({ ...lida, motivo: z.string().check(z.trim(), z.minLength(3, 'Diga por que reabre.'), z.maxLength(200)) }),
    output: FaturaDaApolice,
  }),
};
