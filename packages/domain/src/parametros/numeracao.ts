import type { ErroCampo, ParametrosNumeracao } from '@balcao/contracts';
import { noFuso } from '../datas/fuso.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

/** Series that a subscription numbers. */
export type SerieNumerada = 'orcamento' | 'proposta';

/** What is wrong with a numbering as typed, at its fields; whether a number was used, the gateway knows. */
export function* judgeNumeracao({ orcamentoPrefixo }: ParametrosNumeracao): Generator<ErroCampo> {
  if (!/^[A-Za-z0-9-]{0,6}$/.test(orcamentoPrefixo.trim()))
    yield erroCampo('orcamentoPrefixo', 'invalido', 'Use até 6 letras, algarismos ou hifens.');
}

/**
 * The number of a quote as its client reads it.
 *
 * @param orcamento its number, and when it was opened: the year that may follow
 * @example formatNumeroDoOrcamento({ ...gruposPadrao.numeracao, orcamentoPrefixo: 'ORC-', orcamentoAno: true }, { numero: 123, criadoEm: new Date('2026-05-01T12:00:00Z') }) // 'ORC-123/2026'
 */
export const formatNumeroDoOrcamento = (
  { orcamentoPrefixo, orcamentoAno }: Pick<ParametrosNumeracao, 'orcamentoPrefixo' | 'orcamentoAno'>,
  { numero, criadoEm }: { numero: number; criadoEm: Date },
): string => `${orcamentoPrefixo.trim()}${numero}${orcamentoAno ? `/${noFuso(criadoEm).dia.slice(0, 4)}` : ''}`;
