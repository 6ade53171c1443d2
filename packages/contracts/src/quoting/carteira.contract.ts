import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { noFormato, paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Centavos, Data, Id, Instante, Nada } from '../formats.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { Linha } from '../registry/registry.contract.ts';
import { StatusCotacao } from './cotacao.contract.ts';
import { Formulario } from './linhas.contract.ts';
import { OrigemOrcamento, StatusOrcamento } from './orcamento.contract.ts';
import { ConsultaOrcamentos } from './quoting.contract.ts';

const B = '/c/api/v1';

/** One line of the list of runs. */
export const CotacaoResumo = z.object({
  id: Id,
  orcamentoId: Id,
  /** Of its orçamento. */
  numero: z.int(),
  /** 1 for the first run of the orçamento, then 2, 3 … */
  versao: z.int(),
  criadoEm: Instante,
  origem: OrigemOrcamento,
  segurado: z.nullable(z.string()),
  bem: z.nullable(z.string()),
  linha: Linha,
  formulario: Formulario,
  status: StatusCotacao,
  seguradorasOk: z.int(),
  seguradorasTotal: z.int(),
  /** How many answered, with a price or without. */
  responderam: z.int(),
  /** How many were given up before they answered: above zero, the run was cancelled. */
  canceladas: z.int(),
  menorPremioCentavos: z.nullable(Centavos),
  menorSeguradora: z.nullable(z.string()),
  /** Who calculated. */
  usuario: z.string(),
});
export type CotacaoResumo = z.infer<typeof CotacaoResumo>;

/** Filters of the list of runs; `status` and `linha` are comma lists; `ordenar` one of criadoEm, numero, segurado, menorPremio. */
export const ConsultaCotacoes = z.object({
  ...consultaFiltravel,
  status: z.optional(z.string().check(z.regex(/^[A-Z_,]{1,120}$/))),
  linha: z.optional(z.string().check(z.regex(/^[A-Z_,]{1,120}$/))),
  de: z.optional(Data),
  ate: z.optional(Data),
});
export type ConsultaCotacoes = z.infer<typeof ConsultaCotacoes>;

/** One column of the board: how many cases stand there, and the sum of their best premiums. */
export const ColunaQuadro = z.object({ status: StatusOrcamento, total: z.int(), somaCentavos: Centavos });
export type ColunaQuadro = z.infer<typeof ColunaQuadro>;

/** State changes made without a form: sent by other means, or a refusal reopened. */
export const MovimentoOrcamento = z.enum(['ENVIADO', 'CALCULADO']);
export type MovimentoOrcamento = z.infer<typeof MovimentoOrcamento>;

/** What became of one of many. `orcamento` names it, unless it is not there for the caller. */
export const ResultadoLote = z.object({
  id: Id,
  ok: z.boolean(),
  mensagem: z.nullable(z.string()),
  orcamento: z.nullable(z.object({ numero: z.int(), segurado: z.nullable(z.string()) })),
});
export type ResultadoLote = z.infer<typeof ResultadoLote>;

const alvo = alvoDoLote(z.omit(ConsultaOrcamentos, { ...SEM_PAGINA, ids: true }));

/** Calls of the lists as working tools: runs, board, many at once. */
export const carteiraCalls = {
  listCotacoes: defineCall({
    method: 'GET',
    path: `${B}/cotacoes`,
    resumo: 'Lista de cálculos; quem não é administrador de orçamentos vê os dos seus.',
    needs: 'acessoOrcamentacao',
    input: ConsultaCotacoes,
    output: paginaDe(CotacaoResumo),
  }),
  exportCotacoes: defineCall({
    method: 'GET',
    path: `${B}/cotacoes/exportar`,
    resumo: 'A lista filtrada de cálculos, inteira, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs: 'acessoOrcamentacao',
    input: z.object({ ...ConsultaCotacoes.shape, ...noFormato }),
    output: z.string(),
  }),
  getQuadro: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/quadro`,
    resumo: 'Quantos orçamentos há em cada situação e quanto somam, com os filtros da lista.',
    needs: 'acessoOrcamentacao',
    input: ConsultaOrcamentos,
    output: z.array(ColunaQuadro),
  }),
  moveOrcamento: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/mover`,
    resumo: 'Marca como enviado por outro meio, ou reabre um recusado.',
    needs: 'acessoOrcamentacao',
    input: z.object({ orcamentoId: Id, para: MovimentoOrcamento }),
    output: z.object({ status: StatusOrcamento }),
  }),
  discardLote: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/lote/descartar`,
    resumo: 'Descarta os que ainda são rascunho, entre os nomeados ou os de um filtro; diz de cada um o que houve.',
    needs: 'acessoMC',
    idempotente: true,
    input: z.object(alvo),
    output: z.array(ResultadoLote),
  }),
  assignLote: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/lote/atribuir`,
    resumo: 'Passa orçamentos nomeados, ou os de um filtro, a outro usuário da assinatura; diz de cada um o que houve.',
    administrador: true,
    idempotente: true,
    input: z.object({ ...alvo, usuarioId: Id }),
    output: z.array(ResultadoLote),
  }),
  listAtribuiveis: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/lote/usuarios`,
    resumo: 'A quem um orçamento pode ser atribuído.',
    administrador: true,
    input: Nada,
    output: z.array(z.object({ id: Id, nome: z.string() })),
  }),
};
