import { calcComissao, calcIof, formatBps, formatCentavos, roundHalfUp } from '@balcao/domain';
import { COBERTURAS_VIDA, type CoberturaVida } from '../seguradoras/coberturas-vida.ts';
import type { TarifaVida } from '../seguradoras/perfil.ts';

/** Input of a life price, independent of the protocol. Money in centavos. */
export interface RiscoTarifaVida {
  readonly idade: number;
  /** When not declared, the more expensive table applies. */
  readonly sexo: 'M' | 'F';
  readonly fumante: boolean;
  readonly obesidade: boolean;
  readonly esportes: readonly { readonly nome: string; readonly frequencia: 'ATE_3_VEZES_ANO' | 'ACIMA_DE_3_VEZES_ANO' }[];
  readonly capitais: { readonly [C in CoberturaVida]?: number };
  readonly funeral: 'SEM' | 'INDIVIDUAL' | 'FAMILIAR';
  readonly periodicidade: 'MENSAL' | 'ANUAL';
  readonly isRenovacao: boolean;
  readonly comissaoBps: number;
  readonly descontoBps: number;
}

/** One cover as it is charged: its part of the net premium, and the sum that makes it. */
export interface ParteVida {
  readonly id: CoberturaVida | 'FUNERAL' | 'MINIMO';
  readonly rotulo: string;
  readonly valorCentavos: number;
}

export interface PrecoVida {
  readonly partes: readonly ParteVida[];
  readonly liquidoCentavos: number;
  readonly iofCentavos: number;
  readonly totalCentavos: number;
  readonly comissaoCentavos: number;
}

/** pt-BR labels of the charged items. */
export const nomesVida: Readonly<Record<ParteVida['id'], string>> = {
  MORTE: 'Morte',
  MORTE_ACIDENTAL: 'Morte acidental',
  IPA: 'Invalidez por acidente',
  IFPD: 'Invalidez funcional por doença',
  ILPD: 'Invalidez laborativa por doença',
  DOENCA_GRAVE: 'Doenças graves',
  DIT: 'Diária por incapacidade temporária',
  INTERNACAO: 'Diária por internação hospitalar',
  CONJUGE: 'Morte do cônjuge',
  FILHOS: 'Morte de filhos',
  FUNERAL: 'Assistência funeral',
  MINIMO: 'Complemento até o prêmio mínimo',
};

interface Fracao {
  readonly num: bigint;
  readonly den: bigint;
}
const times = ({ num, den }: Fracao, ...milesimos: number[]): Fracao => ({
  num: milesimos.reduce((total, fator) => total * BigInt(fator), num),
  den: den * 1_000n ** BigInt(milesimos.length),
});

/** Annual deaths per 100,000 at this age; the last band also applies to older ages. */
export const qxOf = ({ qx }: TarifaVida, { idade, sexo }: Pick<RiscoTarifaVida, 'idade' | 'sexo'>): number =>
  (qx.find(({ ate }) => idade <= ate) ?? qx.at(-1))?.[sexo] ?? 0;

/** Thousandths a sport of risk puts on every rate: the heaviest counts, once. */
function sportFactor({ esportesDeRisco, fatorEsporte }: TarifaVida, { esportes }: RiscoTarifaVida): number {
  const praticados = esportes.filter(({ nome }) => esportesDeRisco.includes(nome));
  return Math.max(1_000, ...praticados.map(({ frequencia }) => fatorEsporte[frequencia]));
}

/** A year's rate of one cover. */
function rateOf(tarifa: TarifaVida, risco: RiscoTarifaVida, cobertura: CoberturaVida): Fracao {
  const taxa = tarifa.taxas[cobertura];
  const esporte = sportFactor(tarifa, risco);
  if ('por100mil' in taxa) return times({ num: BigInt(taxa.por100mil), den: 100_000n }, esporte);
  const base = times({ num: BigInt(qxOf(tarifa, risco)), den: 100_000n }, taxa.qxMil);
  return times(base, risco.fumante ? tarifa.fatorFumante : 1_000, risco.obesidade ? tarifa.fatorObesidade : 1_000, esporte);
}

/** Price from a pure annual price `pura`: loaded, minus discounts, per month or year. Rounded once. */
function charge(tarifa: TarifaVida, risco: RiscoTarifaVida, { num, den }: Fracao): number {
  const renovacao = risco.isRenovacao ? (tarifa.particularidades.descontoRenovacaoBps ?? 0) : 0;
  const load = 10_000 - tarifa.carregamentoBps - risco.comissaoBps;
  const vezes = risco.periodicidade === 'MENSAL' ? 12n : 1n;
  return roundHalfUp(num * BigInt(10_000 - risco.descontoBps) * BigInt(10_000 - renovacao), den * BigInt(load) * 10_000n * vezes);
}

const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });
const MILIONESIMOS = 1_000_000n;
/** A rate as a percentage to four decimals, for the explanation. */
const showRate = ({ num, den }: Fracao): string => `${percentFormat.format(roundHalfUp(num * MILIONESIMOS, den) / 10_000)}%`;

function explain(tarifa: TarifaVida, risco: RiscoTarifaVida, texto: string): string {
  const renovacao = risco.isRenovacao ? (tarifa.particularidades.descontoRenovacaoBps ?? 0) : 0;
  return [
    `${texto} ÷ (1 − ${formatBps(tarifa.carregamentoBps + risco.comissaoBps)})`,
    risco.descontoBps !== 0 && `× (1 − ${formatBps(risco.descontoBps)})`,
    renovacao > 0 && `× (1 − ${formatBps(renovacao)})`,
    risco.periodicidade === 'MENSAL' && '÷ 12',
  ]
    .filter(Boolean)
    .join(' ');
}

function partsOf(tarifa: TarifaVida, risco: RiscoTarifaVida): ParteVida[] {
  const cobertas = COBERTURAS_VIDA.flatMap((id): ParteVida[] => {
    const capital = risco.capitais[id] ?? 0;
    if (capital === 0) return [];
    const taxa = rateOf(tarifa, risco, id);
    const rotulo = explain(tarifa, risco, `${nomesVida[id]}: ${formatCentavos(capital)} × ${showRate(taxa)}`);
    return [{ id, rotulo, valorCentavos: charge(tarifa, risco, { num: BigInt(capital) * taxa.num, den: taxa.den }) }];
  });
  if (risco.funeral === 'SEM') return cobertas;
  const preco = tarifa.funeralCentavos[risco.funeral];
  const rotulo = explain(tarifa, risco, `${nomesVida.FUNERAL}: ${formatCentavos(preco)}`);
  return [...cobertas, { id: 'FUNERAL', rotulo, valorCentavos: charge(tarifa, risco, { num: BigInt(preco), den: 1n }) }];
}

/**
 * Prices one life at one insurer (domain design §6.3): capital × qx(age, sex, smoker) ÷ (1 − load), cover by cover. The parts sum to the
 * net premium to the centavo. Depends on its arguments only; integers all the way.
 *
 * @param iofBps the rate in force when cover begins
 */
export function rateVida(tarifa: TarifaVida, risco: RiscoTarifaVida, iofBps: number): PrecoVida {
  const partes = partsOf(tarifa, risco);
  const soma = partes.reduce((total, { valorCentavos }) => total + valorCentavos, 0);
  const falta = tarifa.minimoCentavos - soma;
  const todas = falta > 0 ? [...partes, { id: 'MINIMO' as const, rotulo: nomesVida.MINIMO, valorCentavos: falta }] : partes;
  const liquidoCentavos = Math.max(soma, tarifa.minimoCentavos);
  const iofCentavos = calcIof(liquidoCentavos, iofBps);
  return {
    partes: todas,
    liquidoCentavos,
    iofCentavos,
    totalCentavos: liquidoCentavos + iofCentavos,
    comissaoCentavos: calcComissao(liquidoCentavos, risco.comissaoBps),
  };
}
