import * as z from 'zod/mini';
import { ACESSOS_DO_CASO } from './acessos.ts';
import { defineCall, defineEvent, defineTopic } from '../define.ts';
import { noFormato, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Bps, Data, Id, Instante, Nada, Slug } from '../formats.ts';
import { Linha } from '../registry/registry.contract.ts';
import { Cotacao, ResultadoCotacao, SemTransmissao } from './cotacao.contract.ts';
import { Formulario, RascunhoOrcamento } from './linhas.contract.ts';
import { Orcamento, OrcamentoResumo, StatusOrcamento } from './orcamento.contract.ts';
import { RespostaAnterior } from './resultados.contract.ts';

const B = '/c/api/v1';

/**
 * Filters of the list of quotes. `status` and `linha` are comma lists; `ordenar` one of numero, criadoEm, alteradoEm, segurado,
 * melhorPremio, status, vigIni, urgencia.
 */
export const ConsultaOrcamentos = z.object({
  ...consultaFiltravel,
  status: z.optional(z.string().check(z.regex(/^[A-Z_,]{1,120}$/))),
  linha: z.optional(z.string().check(z.regex(/^[A-Z_,]{1,120}$/))),
  de: z.optional(Data),
  ate: z.optional(Data),
  /** Only what presses today. */
  urgente: z.optional(z.literal('sim')),
  /** A selection by hand, as a comma list. */
  ids: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/))),
});
export type ConsultaOrcamentos = z.infer<typeof ConsultaOrcamentos>;

/** What Calcular sends: with whom and at which commission; the risk is the saved draft of that `versao`. */
export const PedidoCalculo = z.object({
  orcamentoId: Id,
  /** Optimistic lock of the draft: 409 when another version was saved meanwhile. */
  versao: z.int(),
  seguradoras: z.array(Slug).check(z.minLength(1), z.maxLength(60)),
  comissaoBps: z.record(z.string(), Bps),
  descontoBps: z.record(z.string(), Bps),
  /** An earlier run of the same risk, whose answers remain valid for insurers not asked now. */
  complementa: z.optional(Id),
  /** Asks even though nothing changed and every answer still holds. */
  mesmoAssim: z.optional(z.boolean()),
});
export type PedidoCalculo = z.infer<typeof PedidoCalculo>;

/** No insurer was asked: the given run had the same request, and all its answers are still valid. */
export const NadaMudou = z.object({
  /** When the last of them was given. */
  calculadoEm: Instante,
  /** Last day all its prices hold; null when no price ends. */
  validoAte: z.nullable(Data),
});
export type NadaMudou = z.infer<typeof NadaMudou>;

/** The run Calcular started, or the one already asking the same question. */
export const CotacaoIniciada = z.object({
  cotacaoId: Id,
  versao: z.int(),
  /** There is no new run: the one named has the answers. */
  nadaMudou: z.optional(NadaMudou),
  /** Nothing changed, and only these of the chosen are asked: the others' answers hold. */
  somente: z.optional(z.array(Slug)),
});
export type CotacaoIniciada = z.infer<typeof CotacaoIniciada>;

/** Calls of /multicalculo: cases, runs, answers, comparison. */
export const quotingCalls = {
  listOrcamentos: defineCall({
    method: 'GET',
    path: `${B}/orcamentos`,
    resumo: 'Lista de orçamentos; quem não é administrador de orçamentos vê os seus.',
    needs: 'acessoOrcamentacao',
    input: ConsultaOrcamentos,
    output: paginaDe(OrcamentoResumo),
  }),
  exportOrcamentos: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/exportar`,
    resumo: 'A lista filtrada, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs: 'acessoOrcamentacao',
    input: z.object({ ...ConsultaOrcamentos.shape, ...noFormato }),
    output: z.string(),
  }),
  createOrcamento: defineCall({
    method: 'POST',
    path: `${B}/orcamentos`,
    resumo:
      'Abre um orçamento em rascunho no formulário da linha, ou no MANUAL; `duplicarDe` leva o risco de outro ou, noutra linha, só o comum.',
    needs: 'acessoMC',
    idempotente: true,
    /** `seguradoId`: a client whose data it begins with. */
    input: z.object({
      linha: Linha,
      formulario: z.optional(Formulario),
      duplicarDe: z.optional(Id),
      seguradoId: z.optional(Id),
    }),
    output: z.object({ id: Id, numero: z.int() }),
  }),
  getOrcamento: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId`,
    resumo: 'Um orçamento com seu rascunho.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ orcamentoId: Id }),
    output: Orcamento,
  }),
  saveRascunho: defineCall({
    method: 'PUT',
    path: `${B}/orcamentos/:orcamentoId/rascunho`,
    resumo: 'Grava o rascunho; 409 quando outra pessoa gravou antes.',
    needs: 'acessoMC',
    input: z.object({ orcamentoId: Id, versao: z.int(), rascunho: RascunhoOrcamento }),
    output: z.object({ versao: z.int(), alteradoEm: z.string() }),
  }),
  deleteOrcamento: defineCall({
    method: 'DELETE',
    path: `${B}/orcamentos/:orcamentoId`,
    resumo: 'Descarta um orçamento ainda em rascunho.',
    needs: 'acessoMC',
    input: z.object({ orcamentoId: Id }),
    output: Nada,
  }),
  calculate: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/cotacoes`,
    resumo: 'Calcula nas seguradoras escolhidas; as respostas chegam em tempo real. Sem mudança, só pergunta a quem falhou, ou a ninguém.',
    needs: 'acessoMC',
    idempotente: true,
    input: PedidoCalculo,
    output: CotacaoIniciada,
  }),
  getCotacao: defineCall({
    method: 'GET',
    path: `${B}/cotacoes/:cotacaoId`,
    resumo: 'Uma cotação com o que cada seguradora respondeu até agora.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ cotacaoId: Id }),
    output: z.object({
      cotacao: Cotacao,
      resultados: z.array(ResultadoCotacao),
      /** Standing answers of the runs this one completes, for insurers it did not ask. */
      anteriores: z.optional(z.array(RespostaAnterior)),
      semTransmissao: z.optional(SemTransmissao),
    }),
  }),
  cancelCotacao: defineCall({
    method: 'POST',
    path: `${B}/cotacoes/:cotacaoId/cancelar`,
    resumo: 'Cancela o que ainda não respondeu.',
    needs: 'acessoMC',
    input: z.object({ cotacaoId: Id }),
    output: Cotacao,
  }),
  retryResultado: defineCall({
    method: 'POST',
    path: `${B}/cotacoes/:cotacaoId/resultados/:seguradora/repetir`,
    resumo: 'Pergunta de novo a uma seguradora que não deu preço.',
    needs: 'acessoMC',
    idempotente: true,
    input: z.object({ cotacaoId: Id, seguradora: Slug }),
    output: ResultadoCotacao,
  }),
  /** Answers `application/pdf`; not sent through `http.call` but opened or fetched as a blob. */
  comparativoPdf: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId/comparativo.pdf`,
    resumo: 'Comparativo das ofertas escolhidas em PDF.',
    needs: 'acessoMC',
    input: z.object({ orcamentoId: Id, ofertas: z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,4}$/)) }),
    output: z.string(),
  }),
};

/** Live answers of a run, on the channel of the subscription. */
export const quotingTopics = {
  /** The complete record each time it changes, for users who may read the run. */
  resultado: defineTopic('multicalculo', '{canal}/multicalculo/cotacao/{cotacaoId}/resultado', ResultadoCotacao),
  fim: defineTopic('multicalculo', '{canal}/multicalculo/cotacao/{cotacaoId}/fim', Cotacao),
};

/** Events of a case, on the channel of its subscription, for users who may read it. */
export const orcamentoTopics = {
  /** It was closed, refused, reopened or expired: screens refetch it. */
  mudou: defineTopic('multicalculo', '{canal}/multicalculo/orcamento/{orcamentoId}/mudou', z.object({ orcamentoId: Id })),
};

/** Facts of quoting other parcels may care about. */
export const quotingEvents = {
  orcamentoAberto: defineEvent('quoting:orcamento-aberto', z.object({ orcamentoId: Id, linha: Linha })),
  cotacaoIniciada: defineEvent('quoting:cotacao-iniciada', z.object({ orcamentoId: Id, cotacaoId: Id })),
  cotacaoConcluida: defineEvent('quoting:cotacao-concluida', z.object({ orcamentoId: Id, cotacaoId: Id })),
};

/** @see StatusOrcamento for what `status` filters by. */
export const statusOrcamentos = StatusOrcamento.options;
