import type { OfertaCotacao } from '@balcao/contracts';
import { formatCentavos } from '../dinheiro/format-numero.ts';

const INCLUIDA = 'Incluída';
const joined = (partes: readonly (string | undefined)[]): string => partes.filter(Boolean).join(', ');

/**
 * How far a cover goes, as results, comparison, paper and the client's page say it: its limit, its level or days, or both. A cover of which
 * neither is known is only said to be included.
 *
 * @example limiteDaCobertura({ lmiCentavos: null, nivel: '15 dias' }) // '15 dias'
 */
export const limiteDaCobertura = ({ lmiCentavos, nivel }: Pick<OfertaCotacao['coberturas'][number], 'lmiCentavos' | 'nivel'>): string =>
  joined([lmiCentavos === null ? undefined : formatCentavos(lmiCentavos), nivel]) || INCLUIDA;

/**
 * Extent of an assistance, for the same screens: the text of the insurer, plus the level where the text omits it.
 *
 * @example limiteDaAssistencia({ limite: 'Guincho e socorro', nivel: '500 km' }) // 'Guincho e socorro, 500 km'
 */
export const limiteDaAssistencia = ({ limite, nivel }: Pick<OfertaCotacao['assistencias'][number], 'limite' | 'nivel'>): string =>
  joined([limite.trim(), nivel]) || INCLUIDA;
