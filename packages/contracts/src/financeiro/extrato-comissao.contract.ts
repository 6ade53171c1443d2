import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Bps, Centavos, Data, Id, Instante, Nada, Slug } from '../formats.ts';

/** BUSCADO, LIDO: on its way. CONFERENCIA, REABERTO: its lines are decided. BAIXADO: settled, all as expected. DIVERGENTE: settled, not all as expected. */
export const StatusExtrato = z.enum(['BUSCADO', 'LIDO', 'CONFERENCIA', 'BAIXADO', 'DIVERGENTE', 'REABERTO']);
export type StatusExtrato = z.infer<typeof StatusExtrato>;

/** What a line is decided to be: PENDENTE waits for somebody; AUTOMATICA was certain by itself. */
export const DecisaoLinha = z.enum(['PENDENTE', 'AUTOMATICA', 'ACEITA', 'ESCOLHIDA', 'DIVIDIDA', 'IGNORADA']);
export type DecisaoLinha = z.infer<typeof DecisaoLinha>;

/** What of a statement does not add up by itself. */
export const AvisoExtrato = z.enum(['SOMA_DIFERE_DO_BRUTO', 'LIQUIDO_NAO_FECHA', 'LINHAS_RECUSADAS']);
export type AvisoExtrato = z.infer<typeof AvisoExtrato>;

const Nomeada = z.object({ slug: z.string(), nome: z.string() });
const Alguem = z.object({ id: Id, nome: z.string() });

/** Where the money of a statement went, and by whom. */
export const BaixaDoExtrato = z.object({
  recebimentoId: Id,
  em: Instante,
  por: z.nullable(z.string()),
  dia: Data,
  conta: Alguem,
  valorCentavos: Centavos,
});
export type BaixaDoExtrato = z.infer<typeof BaixaDoExtrato>;

/** A statement, as its list shows it. Integer centavos. */
export const ExtratoResumo = z.object({
  id: Id,
  seguradora: Nomeada,
  corretora: Alguem,
  numero: z.string(),
  /** `YYYY-MM` */
  competencia: z.nullable(z.string()),
  creditoEm: z.nullable(Data),
  brutoCentavos: Centavos,
  /** Null while neither the statement nor a settlement says it. */
  impostosCentavos: z.nullable(Centavos),
  liquidoCentavos: z.nullable(Centavos),
  linhas: z.int(),
  casadas: z.int(),
  pendentes: z.int(),
  status: StatusExtrato,
  baixa: z.nullable(BaixaDoExtrato),
  versao: z.int(),
});
export type ExtratoResumo = z.infer<typeof ExtratoResumo>;

/** A statement whole, but for its lines. */
export const ExtratoComissao = z.object({
  ...ExtratoResumo.shape,
  irrfCentavos: z.nullable(Centavos),
  issCentavos: z.nullable(Centavos),
  inssCentavos: z.nullable(Centavos),
  outrosCentavos: z.nullable(Centavos),
  casadoCentavos: Centavos,
  somaDasLinhasCentavos: Centavos,
  ignoradas: z.int(),
  avisos: z.array(AvisoExtrato),
  arquivo: z.nullable(z.string()),
});
export type ExtratoComissao = z.infer<typeof ExtratoComissao>;

/** A commission a line may be of. */
export const ComissaoDoExtrato = z.object({
  id: Id,
  apoliceId: Id,
  apolice: z.string(),
  endosso: z.nullable(z.string()),
  parcela: z.nullable(z.int()),
  segurado: z.string(),
  tipo: z.string(),
  previstaCentavos: Centavos,
  /** What of it is still to come. */
  abertaCentavos: Centavos,
  previsaoEm: Data,
  status: z.string(),
});
export type ComissaoDoExtrato = z.infer<typeof ComissaoDoExtrato>;

/** A line as the insurer wrote it, what the rules made of it, and what was decided. */
export const LinhaExtrato = z.object({
  id: Id,
  ordem: z.int(),
  apolice: z.nullable(z.string()),
  endosso: z.nullable(z.string()),
  parcela: z.nullable(z.int()),
  segurado: z.nullable(z.string()),
  proposta: z.nullable(z.string()),
  documento: z.nullable(z.string()),
  premioCentavos: z.nullable(Centavos),
  bps: z.nullable(Bps),
  valorCentavos: Centavos,
  decisao: DecisaoLinha,
  motivo: z.nullable(z.string()),
  decididaPor: z.nullable(z.string()),
  /** 0 to 100: 95 is 0,95. */
  score: z.int(),
  /** Why it was matched, or was not, in sentences. */
  explicacao: z.array(z.string()),
  partes: z.array(z.object({ comissao: ComissaoDoExtrato, valorCentavos: Centavos })),
  /** What it may be accepted to be. */
  sugestao: z.nullable(ComissaoDoExtrato),
  isDivergente: z.boolean(),
});
export type LinhaExtrato = z.infer<typeof LinhaExtrato>;

/** Question to the list of statements. */
export const ConsultaExtratos = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('creditoEm', 'seguradora', 'numero', 'brutoCentavos', 'status'), '-creditoEm'),
  seguradora: z.optional(Slug),
  corretoraId: z.optional(Id),
  status: z.optional(StatusExtrato),
  de: z.optional(Data),
  ate: z.optional(Data),
});
export type ConsultaExtratos = z.infer<typeof ConsultaExtratos>;

/** Which lines of a statement are asked for. */
export const SituacaoLinha = z.enum(['PENDENTES', 'CASADAS', 'DIVERGENTES', 'IGNORADAS']);
export type SituacaoLinha = z.infer<typeof SituacaoLinha>;

/** What somebody decides of a line; DESFAZER gives back what the rules made of it. */
export const DecisaoPedida = z.discriminatedUnion('acao', [
  z.object({ acao: z.literal('ACEITAR') }),
  z.object({ acao: z.literal('ESCOLHER'), comissaoId: Id }),
  z.object({
    acao: z.literal('DIVIDIR'),
    partes: z.array(z.object({ comissaoId: Id, valorCentavos: Centavos })).check(z.minLength(2), z.maxLength(50)),
  }),
  z.object({ acao: z.literal('IGNORAR'), motivo: z.string().check(z.trim(), z.minLength(3, 'Diga por quê.'), z.maxLength(300)) }),
  z.object({ acao: z.literal('DESFAZER') }),
]);
export type DecisaoPedida = z.infer<typeof DecisaoPedida>;

/** Statements settled together, at most. */
export const MAX_BAIXA = 100;

/** What is settled, into which account and on which day. */
export const PedidoBaixa = z.object({
  ids: z.array(Id).check(z.minLength(1, 'Escolha ao menos um extrato.'), z.maxLength(MAX_BAIXA)),
  contaId: Id,
  data: Data,
  /** One rate withheld of statements that do not say what was, in place of those of the brokerage. */
  impostoBps: z.optional(z.nullable(Bps.check(z.gte(0), z.lte(10_000)))),
});
export type PedidoBaixa = z.infer<typeof PedidoBaixa>;

/** Why something of a settled statement is not as it was expected. */
export const MotivoDivergencia = z.enum(['SEM_COMISSAO', 'VALOR_DIFERE', 'COMISSAO_INDISPONIVEL', 'TOTAIS_NAO_FECHAM', 'IMPOSTO_DIFERE']);
export type MotivoDivergencia = z.infer<typeof MotivoDivergencia>;

/** What of a statement is not as it was expected; without a line, of its totals. */
export const DivergenciaBaixa = z.object({
  extratoId: Id,
  linhaId: z.nullable(Id),
  ordem: z.nullable(z.int()),
  motivo: MotivoDivergencia,
  esperadoCentavos: Centavos,
  recebidoCentavos: Centavos,
});
export type DivergenciaBaixa = z.infer<typeof DivergenciaBaixa>;

/** Where the taxes of a settlement come from: the statement, the dated rates of the brokerage, or the rate that was asked for. */
export const OrigemImposto = z.enum(['EXTRATO', 'ALIQUOTAS', 'INFORMADA']);
export type OrigemImposto = z.infer<typeof OrigemImposto>;

/** What a settlement does, or did, with one statement. Integer centavos. */
export const BaixaPrevista = z.object({
  extratoId: Id,
  seguradora: z.string(),
  numero: z.string(),
  linhas: z.int(),
  casadas: z.int(),
  brutoCentavos: Centavos,
  irrfCentavos: Centavos,
  issCentavos: Centavos,
  inssCentavos: Centavos,
  outrosCentavos: Centavos,
  origemImposto: OrigemImposto,
  liquidoCentavos: Centavos,
  casadoCentavos: Centavos,
  naoIdentificadoCentavos: Centavos,
  divergencias: z.int(),
});
export type BaixaPrevista = z.infer<typeof BaixaPrevista>;

/** What settling does; of divergences the first five hundred are told. */
export const SimulacaoBaixa = z.object({
  extratos: z.array(BaixaPrevista),
  valorCentavos: Centavos,
  totalDivergencias: z.int(),
  divergencias: z.array(DivergenciaBaixa),
});
export type SimulacaoBaixa = z.infer<typeof SimulacaoBaixa>;

/** What was settled. */
export const ResultadoBaixa = z.object({ baixados: z.int(), ...SimulacaoBaixa.shape });
export type ResultadoBaixa = z.infer<typeof ResultadoBaixa>;

/** What one may choose from on the screens of receipts. */
export const OpcoesRecebimento = z.object({
  seguradoras: z.array(Nomeada),
  corretoras: z.array(Alguem),
  contas: z.array(Alguem),
  podeReabrir: z.boolean(),
});
export type OpcoesRecebimento = z.infer<typeof OpcoesRecebimento>;

const B = '/c/api/v1/extratos';
const needs = 'acessoRecebimento';
const um = { extratoId: Id };
const umaLinha = { ...um, linhaId: Id };

/** Calls of commission statements (domain design §4.5, §4.8). */
export const extratoComissaoCalls = {
  listExtratos: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista dos extratos de comissão.',
    needs,
    input: ConsultaExtratos,
    output: paginaDe(ExtratoResumo),
  }),
  exportExtratos: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'A lista filtrada de extratos, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaExtratos.shape, ...noFormato }),
    output: z.string(),
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/opcoes`,
    resumo: 'Seguradoras, corretoras e contas que se escolhem nos recebimentos.',
    needs,
    input: Nada,
    output: OpcoesRecebimento,
  }),
  getExtrato: defineCall({
    method: 'GET',
    path: `${B}/:extratoId`,
    resumo: 'Um extrato de comissão, sem as linhas.',
    needs,
    input: z.object(um),
    output: ExtratoComissao,
  }),
  listLinhas: defineCall({
    method: 'GET',
    path: `${B}/:extratoId/linhas`,
    resumo: 'As linhas de um extrato, com o casamento de cada uma e por quê.',
    needs,
    input: z.object({
      ...um,
      pagina: consultaLista.pagina,
      tamanho: consultaLista.tamanho,
      q: consultaLista.q,
      situacao: z.optional(SituacaoLinha),
    }),
    output: paginaDe(LinhaExtrato),
  }),
  listCandidatas: defineCall({
    method: 'GET',
    path: `${B}/:extratoId/linhas/:linhaId/comissoes`,
    resumo: 'Comissões esperadas que uma linha pode ser, as mais próximas primeiro; `q` procura por apólice ou segurado.',
    needs,
    input: z.object({ ...umaLinha, q: consultaLista.q }),
    output: z.array(ComissaoDoExtrato),
  }),
  decideLinha: defineCall({
    method: 'POST',
    path: `${B}/:extratoId/linhas/:linhaId/decisao`,
    resumo: 'Aceita a sugestão de uma linha, escolhe outra comissão, divide entre várias, ignora com motivo ou desfaz.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...umaLinha, decisao: DecisaoPedida }),
    output: z.object({ linha: LinhaExtrato, extrato: ExtratoComissao }),
  }),
  acceptSugestoes: defineCall({
    method: 'POST',
    path: `${B}/:extratoId/sugestoes`,
    resumo: 'Aceita de uma vez as sugestões das linhas que ninguém decidiu.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object(um),
    output: z.object({ aceitas: z.int(), extrato: ExtratoComissao }),
  }),
  simulateBaixa: defineCall({
    method: 'POST',
    path: `${B}/simular-baixa`,
    resumo: 'O que a baixa de extratos faria, sem fazer nada.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    livreNaLeitura: true,
    input: PedidoBaixa,
    output: SimulacaoBaixa,
  }),
  settleExtratos: defineCall({
    method: 'POST',
    path: `${B}/baixar`,
    resumo: 'Dá baixa em extratos, todos ou nenhum; um que outra pessoa já baixou é um 409 que diz quem e quando.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: PedidoBaixa,
    output: ResultadoBaixa,
  }),
  reopenExtrato: defineCall({
    method: 'POST',
    path: `${B}/:extratoId/reabrir`,
    resumo: 'Desfaz a baixa de um extrato: cada comissão e cada conta volta a ser como era.',
    needs,
    administrador: true,
    idempotente: true,
    input: z.object(um),
    output: ExtratoComissao,
  }),
  deleteExtrato: defineCall({
    method: 'DELETE',
    path: `${B}/:extratoId`,
    resumo: 'Exclui um extrato que não está baixado; o arquivo dele pode ser importado de novo.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object(um),
    output: Nada,
  }),
};
