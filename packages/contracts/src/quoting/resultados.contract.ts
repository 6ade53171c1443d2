import * as z from 'zod/mini';
import { ACESSOS_DO_CASO } from './acessos.ts';
import { defineCall } from '../define.ts';
import { Bps, Centavos, Data, Id, Slug } from '../formats.ts';
import { OfertaCotacao, ResultadoCotacao } from './cotacao.contract.ts';

const B = '/c/api/v1';

/** An answer of a run that a later one completes: still standing for an insurer that was not asked again. */
export const RespostaAnterior = z.object({
  /** Number of the run it was given in. */
  versao: z.int(),
  /** The terms it was priced on. */
  comissaoBps: Bps,
  descontoBps: Bps,
  resultado: ResultadoCotacao,
});
export type RespostaAnterior = z.infer<typeof RespostaAnterior>;

/** Differences between two runs of an orçamento, as text. */
export const Diferencas = z.object({
  risco: z.array(z.object({ campo: z.string(), rotulo: z.string(), antes: z.string(), depois: z.string() })),
  termos: z.array(
    z.object({
      seguradora: Slug,
      seguradoraNome: z.string(),
      termo: z.enum(['comissao', 'desconto']),
      antes: z.string(),
      depois: z.string(),
    }),
  ),
  /** Best total of each insurer in both; null where it gave no price. */
  precos: z.array(
    z.object({
      seguradora: Slug,
      seguradoraNome: z.string(),
      antesCentavos: z.nullable(Centavos),
      depoisCentavos: z.nullable(Centavos),
      deltaCentavos: z.nullable(z.int()),
    }),
  ),
});
export type Diferencas = z.infer<typeof Diferencas>;

/** The policy a renewal replaces, as far as it is known. */
export const ApoliceAtual = z.object({
  seguradora: z.string(),
  numero: z.string(),
  fimVigencia: z.nullable(Data),
  /** Of a policy of the book, whole; of one typed in the form, the total alone. */
  premio: z.nullable(z.object({ liquidoCentavos: z.nullable(Centavos), iofCentavos: z.nullable(Centavos), totalCentavos: Centavos })),
  /** Null when its covers are unknown; a policy without covers has an empty list. */
  coberturas: z.nullable(OfertaCotacao.shape.coberturas),
  franquias: z.nullable(OfertaCotacao.shape.franquias),
  assistencias: z.nullable(OfertaCotacao.shape.assistencias),
});
export type ApoliceAtual = z.infer<typeof ApoliceAtual>;

/** Calls of the results of a run. */
export const resultadosCalls = {
  getDiferencas: defineCall({
    method: 'GET',
    path: `${B}/cotacoes/:cotacaoId/diferencas/:outraId`,
    resumo: 'O que mudou de uma cotação para outra do mesmo orçamento: dados, condições e preços.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ cotacaoId: Id, outraId: Id }),
    output: Diferencas,
  }),
  getApoliceAtual: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId/apolice-atual`,
    resumo: 'A apólice que a renovação substitui; nula em um seguro novo.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ orcamentoId: Id }),
    output: z.nullable(ApoliceAtual),
  }),
};
