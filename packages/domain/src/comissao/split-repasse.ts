import type { RegraRepasse } from '@balcao/contracts';
import { apportion } from '../dinheiro/apportion.ts';
import { percentual } from '../dinheiro/percentual.ts';

/** A sale, as far as a share rule cares. */
export interface NegocioDoRepasse {
  readonly ramo: string;
  readonly seguradora: string;
  readonly negocio: 'NOVO' | 'RENOVACAO';
  /** Day the rule is judged on, `YYYY-MM-DD`. */
  readonly dia: string;
}

const CRITERIOS = ['ramo', 'seguradora', 'negocio'] as const;

/**
 * The rule of a producer's share that applies to a sale: among those in force, the one that names most of it wins, then the newest (domain
 * design §2.2).
 *
 * @returns null when none applies
 * @example pickRegraRepasse([geral, doRamo], { ramo: '0531', seguradora: 'alfa', negocio: 'NOVO', dia }) // doRamo
 */
export function pickRegraRepasse(regras: readonly RegraRepasse[], negocio: NegocioDoRepasse): RegraRepasse | null {
  const cabem = regras.filter(
    (regra) =>
      regra.desde <= negocio.dia &&
      (regra.ate === null || negocio.dia <= regra.ate) &&
      CRITERIOS.every((criterio) => regra[criterio] === null || regra[criterio] === negocio[criterio]),
  );
  const peso = (regra: RegraRepasse): number => CRITERIOS.filter((criterio) => regra[criterio] !== null).length;
  return cabem.toSorted((a, b) => peso(b) - peso(a) || b.desde.localeCompare(a.desde))[0] ?? null;
}

/** What a share is taken of. Integer centavos. */
export interface BasesDoRepasse {
  readonly brutoCentavos: number;
  /** Commission after what was withheld of it. */
  readonly liquidoCentavos: number;
  readonly premioLiquidoCentavos: number;
}

/**
 * The share of the producers of a sale: of the base their rule names, split by weights; the parts add up to it (domain design §5.3).
 *
 * @param pesos one for each producer
 * @example splitRepasse(bases, { base: 'COMISSAO_BRUTA', pctBps: 4_000 }, [70, 30]) // [16800, 7200] of 600,00
 */
export function splitRepasse(
  { brutoCentavos, liquidoCentavos, premioLiquidoCentavos }: BasesDoRepasse,
  { base, pctBps }: Pick<RegraRepasse, 'base' | 'pctBps'>,
  pesos: readonly number[],
): number[] {
  const bases = { COMISSAO_BRUTA: brutoCentavos, COMISSAO_LIQUIDA: liquidoCentavos, PREMIO_LIQUIDO: premioLiquidoCentavos };
  return apportion(percentual(bases[base], pctBps), pesos);
}
