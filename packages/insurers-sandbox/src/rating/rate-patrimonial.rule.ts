import { percentual, roundHalfUp } from '@balcao/domain';
import type { TarifaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';
import { liquidoOf } from './comercial.rule.ts';
import { spread } from './partes.rule.ts';

/** One requested cover. */
export interface CoberturaTarifa {
  /** Our name of it, `DANOS_ELETRICOS`. */
  readonly id: string;
  readonly nome: string;
  readonly lmiCentavos: number;
  /** How many times the limit is granted: a capital per employee. */
  readonly vezes: number;
}

/** A factor of the price, in thousandths, and its label in the explanation. */
export interface Fator {
  readonly rotulo: string;
  readonly milesimos: number;
}

/** Input of a property price, independent of the protocol. Money in centavos. */
export interface RiscoTarifaPatrimonial {
  readonly coberturas: readonly CoberturaTarifa[];
  /** Construction, protections, region and what the line adds, in the order they are explained. */
  readonly fatores: readonly Fator[];
  readonly comissaoBps: number;
  readonly descontoBps: number;
  readonly isRenovacao: boolean;
}

export interface ParteComposicao {
  readonly rotulo: string;
  readonly valorCentavos: number;
}

export interface CoberturaPrecificada extends CoberturaTarifa {
  readonly premioCentavos: number;
  readonly franquiaCentavos: number;
}

export interface PrecoPatrimonial {
  readonly tecnicoCentavos: number;
  readonly liquidoCentavos: number;
  readonly iofCentavos: number;
  readonly totalCentavos: number;
  readonly comissaoCentavos: number;
  readonly assistenciaCentavos: number;
  /** Sum of the covers' premiums and of the assistance's is the net premium. */
  readonly coberturas: readonly CoberturaPrecificada[];
  /** The net premium explained step by step; sums to it. */
  readonly composicao: readonly ParteComposicao[];
}

const CEM_MIL = 100_000n;
const ASSISTENCIA = 'ASSISTENCIA';

/** Limit × rate of one cover, before any factor. */
const pure = ({ taxas }: TarifaPatrimonial, { id, lmiCentavos, vezes }: CoberturaTarifa): number =>
  roundHalfUp(BigInt(lmiCentavos) * BigInt(vezes) * BigInt(taxas[id] ?? 0), CEM_MIL);

const times = (centavos: number, fatores: readonly Fator[]): number =>
  roundHalfUp(
    fatores.reduce((total, { milesimos }) => total * BigInt(milesimos), BigInt(centavos)),
    1_000n ** BigInt(fatores.length),
  );

function deductibleOf({ franquias }: TarifaPatrimonial, { id, lmiCentavos }: CoberturaTarifa): number {
  const franquia = franquias[id];
  return franquia ? Math.max(franquia.minimoCentavos, percentual(lmiCentavos, franquia.bps)) : 0;
}

/** Differences between consecutive steps: they add up to the last one despite rounding. */
const telescope = (passos: readonly ParteComposicao[]): ParteComposicao[] =>
  passos
    .map(({ rotulo, valorCentavos }, i) => ({ rotulo, valorCentavos: valorCentavos - (passos[i - 1]?.valorCentavos ?? 0) }))
    .filter(({ valorCentavos }) => valorCentavos !== 0);

/**
 * Prices one property at one insurer (domain design §6.3): Σ LMI × rate(cover) × construction × protection × region, and what the line
 * adds. Depends on its arguments only; integers all the way.
 */
export function ratePatrimonial(t: TarifaPatrimonial, r: RiscoTarifaPatrimonial, iofBps: number): PrecoPatrimonial {
  const puros = r.coberturas.map((cobertura) => ({ ...cobertura, puro: pure(t, cobertura) }));
  const puro = puros.reduce((soma, cobertura) => soma + cobertura.puro, 0);
  const tecnicoCentavos = times(puro, r.fatores) + t.assistenciaCentavos;
  const renovacaoBps = r.isRenovacao ? (t.particularidades.descontoRenovacaoBps ?? 0) : 0;
  const semMinimo = { ...t, minimoCentavos: 0 };
  const carregado = { ...r, tecnicoCentavos };
  const liquidoCentavos = liquidoOf(t, { ...carregado, renovacaoBps });

  const composicao = [
    ...puros.map((cobertura) => ({ rotulo: cobertura.nome, valorCentavos: cobertura.puro })),
    ...telescope([
      { rotulo: '', valorCentavos: puro },
      ...r.fatores.map(({ rotulo }, i) => ({ rotulo, valorCentavos: times(puro, r.fatores.slice(0, i + 1)) })),
      { rotulo: 'Assistência 24 horas', valorCentavos: tecnicoCentavos },
      { rotulo: 'Comissão', valorCentavos: liquidoOf(semMinimo, { ...carregado, descontoBps: 0, renovacaoBps: 0 }) },
      { rotulo: r.descontoBps < 0 ? 'Agravo' : 'Desconto', valorCentavos: liquidoOf(semMinimo, { ...carregado, renovacaoBps: 0 }) },
      { rotulo: 'Desconto de renovação', valorCentavos: liquidoOf(semMinimo, { ...carregado, renovacaoBps }) },
      { rotulo: 'Prêmio mínimo', valorCentavos: liquidoCentavos },
    ]).filter(({ rotulo }) => rotulo !== ''),
  ];
  const partes = spread<string>(liquidoCentavos, {
    ...Object.fromEntries(puros.map((cobertura) => [cobertura.id, times(cobertura.puro, r.fatores)])),
    [ASSISTENCIA]: t.assistenciaCentavos,
  });
  const iofCentavos = percentual(liquidoCentavos, iofBps);
  return {
    tecnicoCentavos,
    liquidoCentavos,
    iofCentavos,
    totalCentavos: liquidoCentavos + iofCentavos,
    comissaoCentavos: percentual(liquidoCentavos, r.comissaoBps),
    assistenciaCentavos: partes[ASSISTENCIA] ?? 0,
    coberturas: r.coberturas.map((cobertura) => ({
      ...cobertura,
      premioCentavos: partes[cobertura.id] ?? 0,
      franquiaCentavos: deductibleOf(t, cobertura),
    })),
    composicao,
  };
}
