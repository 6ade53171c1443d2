import type { RegraRepasse } from '@balcao/contracts';
import { apportion } from '../dinheiro/apportion.ts';
import { percentual } from '../dinheiro/percentual.ts';

/** A sale, as far as a share rule cares. */
export interface NegocioDoRepasse {
  readonly ramo: string;
  readonly seguradora: string;
  readonly negocio: 'NOVO' | 'RENOVACAO';
  /** The policy, then that which it renews, and so on back. */
  readonly apolices: readonly string[];
  /** Day the rule is judged on, `YYYY-MM-DD`. */
  readonly dia: string;
}

const CRITERIOS = ['ramo', 'seguradora', 'negocio'] as const;

/**
 * The rule of a producer's share that applies to a sale: among those in force, that of its policy wins, then that of the nearest policy it
 * renews, then the one that names most of it, an insurer before a ramo, then the newest (domain design §2.2, §5.3).
 *
 * @returns null when none applies
 * @example pickRegraRepasse([geral, doRamo], { ramo: '0531', seguradora: 'alfa', negocio: 'NOVO', apolices: [], dia }) // doRamo
 */
export function pickRegraRepasse(regras: readonly RegraRepasse[], negocio: NegocioDoRepasse): RegraRepasse | null {
  const cabem = regras.filter(
    (regra) => regra.desde <= negocio.dia && (regra.ate === null || negocio.dia <= regra.ate) && covers(regra, negocio),
  );
  const distanceOf = ({ apoliceId }: RegraRepasse): number => (apoliceId === null ? Infinity : negocio.apolices.indexOf(apoliceId));
  const peso = (regra: RegraRepasse): number => CRITERIOS.filter((criterio) => regra[criterio] !== null).length;
  return (
    cabem.toSorted(
      (a, b) =>
        compare(distanceOf(a), distanceOf(b)) ||
        peso(b) - peso(a) ||
        Number(b.seguradora !== null) - Number(a.seguradora !== null) ||
        Number(b.ramo !== null) - Number(a.ramo !== null) ||
        b.desde.localeCompare(a.desde),
    )[0] ?? null
  );
}

// two that are of no policy are as far
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

function covers(regra: RegraRepasse, negocio: NegocioDoRepasse): boolean {
  if (regra.alcance === 'VENDAS') return CRITERIOS.every((criterio) => regra[criterio] === null || regra[criterio] === negocio[criterio]);
  const distance = negocio.apolices.indexOf(regra.apoliceId ?? '');
  return regra.alcance === 'APOLICE' ? distance === 0 : distance >= 0;
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
