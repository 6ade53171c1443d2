import type { ErroCampo, ParametrosNumeracao } from '@balcao/contracts';
import { noFuso } from '../datas/fuso.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

/** Series that a subscription numbers. */
export type SerieNumerada = 'orcamento' | 'proposta';

/** What is wrong with a numbering as typed, at its fields; whether a number was used, the gateway knows. */
export function* judgeNumeracao(numeracao: ParametrosNumeracao): Generator<ErroCampo> {
  for (const campo of ['orcamentoPrefixo', 'propostaPrefixo'] as const)
    if (!/^[A-Za-z0-9-]{0,6}$/.test(numeracao[campo].trim())) yield erroCampo(campo, 'invalido', 'Use até 6 letras, algarismos ou hifens.');
}

/**
 * A number as clients read it.
 *
 * @param em when the quote or proposal was opened: the year that may follow
 * @example formatNumeroDaSerie({ ...gruposPadrao.numeracao, orcamentoPrefixo: 'ORC-', orcamentoAno: true }, 'orcamento', { numero: 123, em: new Date('2026-05-01T12:00:00Z') }) // 'ORC-123/2026'
 */
export function formatNumeroDaSerie(
  numeracao: ParametrosNumeracao,
  serie: SerieNumerada,
  { numero, em }: { numero: number; em: Date },
): string {
  const [prefixo, temAno] =
    serie === 'orcamento' ? [numeracao.orcamentoPrefixo, numeracao.orcamentoAno] : [numeracao.propostaPrefixo, numeracao.propostaAno];
  return `${prefixo}${numero}${temAno ? `/${noFuso(em).dia.slice(0, 4)}` : ''}`;
}
