import type { OfertaCotacao, OfertaManual, Parcelamento } from '@balcao/contracts';
import { calcComissao } from '../comissao/calc-comissao.ts';
import { calcIof } from '../iof/calc-iof.ts';
import { parcelamentoDe } from '../parcelamento/parcelamento-de.ts';

type Plano = Pick<OfertaManual, 'forma' | 'parcelasSemJuros' | 'parcelasComJuros' | 'jurosBps'>;

/**
 * Every plan of an offer, shortest first: without interest up to its longest, then with interest up to its longest.
 *
 * @param totalCentavos to be paid, IOF included
 * @throws RangeError as {@link parcelamentoDe} does
 * @example parcelamentosDeManual({ parcelasSemJuros: 10 }, 322_140).at(-1) // 10 × 322,14
 */
export function parcelamentosDeManual(plano: Plano, totalCentavos: number): Parcelamento[] {
  const { forma = 'BOLETO', parcelasSemJuros, parcelasComJuros = 0, jurosBps = 0 } = plano;
  const longest = Math.max(parcelasSemJuros, jurosBps > 0 ? parcelasComJuros : 0);
  return Array.from({ length: longest }, (_, index) =>
    parcelamentoDe({ forma, totalCentavos, n: index + 1, jurosBps: index < parcelasSemJuros ? 0 : jurosBps }),
  );
}

/** The same cover typed in two offers stands in one row of the comparison. */
const codigoDe = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** What an offer costs: IOF on top of the net premium, commission out of it. All integer centavos. */
export interface PremioManual {
  readonly iofCentavos: number;
  readonly premioTotalCentavos: number;
  readonly comissaoCentavos: number;
}

/**
 * The amounts that are calculated instead of typed.
 *
 * @param iofBps rate of the ramo on the day, from {@link iofVigente}
 * @example premioManual({ premioLiquidoCentavos: 300_000, comissaoBps: 2_000 }, 738).premioTotalCentavos // 322140
 */
export function premioManual(
  { premioLiquidoCentavos, comissaoBps }: Pick<OfertaManual, 'premioLiquidoCentavos' | 'comissaoBps'>,
  iofBps: number,
): PremioManual {
  const iofCentavos = calcIof(premioLiquidoCentavos, iofBps);
  return {
    iofCentavos,
    premioTotalCentavos: premioLiquidoCentavos + iofCentavos,
    comissaoCentavos: calcComissao(premioLiquidoCentavos, comissaoBps),
  };
}

/**
 * Converts a typed offer to the common type of offers, so that all code for offers accepts it.
 *
 * @param iofBps rate of the ramo on the day, from {@link iofVigente}
 * @param principal whether it is its insurer's first
 * @example ofertaDeManual(oferta, { iofBps: 738, principal: true }).premioTotalCentavos
 */
export function ofertaDeManual(
  oferta: OfertaManual,
  { iofBps, principal }: { iofBps: number; principal: boolean },
): Omit<OfertaCotacao, 'id'> {
  const { pacote, premioLiquidoCentavos, comissaoBps, periodicidade = 'ANUAL', coberturas, observacoes } = oferta;
  const premio = premioManual(oferta, iofBps);
  return {
    pacote,
    principal,
    premioLiquidoCentavos,
    ...premio,
    comissaoBps,
    periodicidade,
    composicao: [],
    franquias: coberturas.flatMap(({ nome, franquiaCentavos }) =>
      franquiaCentavos ? [{ item: nome, tipo: null, valorCentavos: franquiaCentavos }] : [],
    ),
    coberturas: coberturas.map(({ nome, lmiCentavos, franquiaCentavos }) => ({
      codigo: codigoDe(nome),
      nome,
      lmiCentavos: lmiCentavos ?? null,
      premioCentavos: null,
      franquiaCentavos: franquiaCentavos ?? null,
    })),
    assistencias: [],
    parcelamentos: parcelamentosDeManual(oferta, premio.premioTotalCentavos),
    observacoes: observacoes ? [observacoes] : [],
  };
}
