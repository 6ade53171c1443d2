import type { BaseRepasse } from '@balcao/contracts';
import { formatBps } from '../dinheiro/bps.ts';

/** What a share is taken of, in words. */
export const rotulosDaBaseRepasse: Readonly<Record<BaseRepasse, string>> = {
  COMISSAO_BRUTA: 'Comissão bruta',
  COMISSAO_LIQUIDA: 'Comissão líquida',
  PREMIO_LIQUIDO: 'Prêmio líquido',
};

/**
 * How much a share is, and of what.
 *
 * @param pctBps basis points
 * @example sayRepasse(1_000, 'COMISSAO_BRUTA') // '10% da comissão bruta'
 */
export const sayRepasse = (pctBps: number, base: BaseRepasse): string =>
  `${formatBps(pctBps)} ${base === 'PREMIO_LIQUIDO' ? 'do' : 'da'} ${rotulosDaBaseRepasse[base].toLowerCase()}`;
