import type { Franquia, OfertaCotacao } from '@balcao/contracts';
import { calcComissao } from '../comissao/calc-comissao.ts';
import { percentual, roundHalfUp } from '../dinheiro/percentual.ts';

/**
 * What a deductible of each kind does to the hull's premium, in thousandths of the normal one [K]; each insurer has its own, so what
 * follows is an estimate.
 */
export type FatoresFranquia = Readonly<Record<Franquia, number>>;
export const fatoresFranquia: FatoresFranquia = { REDUZIDA: 1_120, NORMAL: 1_000, MAJORADA: 860, ISENTA: 1_350 };

/** What can be moved. */
export interface Alavancas {
  readonly comissaoBps: number;
  /** Negative is a surcharge. */
  readonly descontoBps: number;
  /** Only where the offer's line has kinds of deductible. */
  readonly franquia?: Franquia | null;
}

/** What was agreed with the insurer; margins are judged against it. */
export interface Combinado {
  readonly comissaoMinBps: number;
  readonly comissaoMaxBps: number;
  /** Highest discount the product lets be asked, bps. */
  readonly descontoMaxBps: number;
}

/** Why a simulation should not be sent as it is. */
export type AlertaSimulacao = 'COMISSAO_ABAIXO' | 'COMISSAO_ACIMA' | 'DESCONTO_ACIMA' | 'MARGEM_NEGATIVA';

/** An offer as it would be, in centavos. */
export interface Simulacao {
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly premioTotalCentavos: number;
  readonly comissaoCentavos: number;
  /**
   * Earnings above the agreed minimum: the commission minus the minimum rate on the current premium. Negative when the discount exceeds it.
   */
  readonly margemCentavos: number;
  /** Against the offer as it is. */
  readonly diferencaTotalCentavos: number;
  /** The insurer's own rule for what was moved is not known: the price is an estimate until it is asked again. */
  readonly isEstimativa: boolean;
  readonly alertas: readonly AlertaSimulacao[];
}

/** The offer and the terms it was priced on. */
export interface OfertaSimulada {
  readonly oferta: Pick<
    OfertaCotacao,
    'premioLiquidoCentavos' | 'iofCentavos' | 'premioTotalCentavos' | 'comissaoBps' | 'franquias' | 'coberturas' | 'composicao'
  >;
  readonly descontoBps: number;
}

const INTEIRO = 10_000;
const CASCO = /casco|ve[ií]culo|compreensiva/i;

/** The kind of deductible an offer was priced with; null where its line has none. */
export const franquiaDaOferta = ({ franquias }: Pick<OfertaCotacao, 'franquias'>): Franquia | null =>
  (franquias.find(({ item }) => CASCO.test(item)) ?? franquias[0])?.tipo ?? null;

/** Net premium of the hull, the part a deductible moves: as the insurer composed it, else as it priced the cover, else all of it. */
function baseDaFranquia({ composicao, coberturas, premioLiquidoCentavos }: OfertaSimulada['oferta']): number {
  const parte = composicao.find(({ rotulo }) => CASCO.test(rotulo))?.valorCentavos;
  return parte ?? coberturas.find(({ nome }) => CASCO.test(nome))?.premioCentavos ?? premioLiquidoCentavos;
}

/** Without commission and discount, to the centavo as insurers keep it, and then with the others. */
function liquidoCom(centavos: number, de: Alavancas, para: Alavancas): number {
  const tecnico = roundHalfUp(BigInt(centavos) * BigInt(INTEIRO - de.comissaoBps), BigInt(INTEIRO - de.descontoBps));
  return roundHalfUp(BigInt(tecnico) * BigInt(INTEIRO - para.descontoBps), BigInt(INTEIRO - para.comissaoBps));
}

/** Tax rate derived from the offer itself, so no table is needed. */
function iofCom(liquidoCentavos: number, oferta: OfertaSimulada['oferta']): number {
  if (liquidoCentavos === oferta.premioLiquidoCentavos) return oferta.iofCentavos;
  const bps = roundHalfUp(BigInt(oferta.iofCentavos) * BigInt(INTEIRO), BigInt(oferta.premioLiquidoCentavos));
  return percentual(liquidoCentavos, bps);
}

function alertasOf({ comissaoBps, descontoBps }: Alavancas, combinado: Combinado, margemCentavos: number): AlertaSimulacao[] {
  const alertas: AlertaSimulacao[] = [];
  if (comissaoBps < combinado.comissaoMinBps) alertas.push('COMISSAO_ABAIXO');
  if (comissaoBps > combinado.comissaoMaxBps) alertas.push('COMISSAO_ACIMA');
  if (descontoBps > combinado.descontoMaxBps) alertas.push('DESCONTO_ACIMA');
  if (margemCentavos < 0) alertas.push('MARGEM_NEGATIVA');
  return alertas;
}

/**
 * Prices an offer on other terms without asking the insurer: the technical premium is the net one without its commission and discount, and
 * the new terms load it again (`líquido = técnico × (1−desconto) ÷ (1−comissão)`, domain design §6.3). A moved deductible scales the part of
 * the premium it acts upon by parameters. Moved back to where it was, it is the offer itself, to the centavo.
 *
 * @throws RangeError when commission or discount reach 100 %
 * @example simulateOferta({ oferta, descontoBps: 0 }, { comissaoBps: 1_500, descontoBps: 0 }, combinado).premioTotalCentavos
 */
export function simulateOferta(
  { oferta, descontoBps }: OfertaSimulada,
  alavancas: Alavancas,
  combinado: Combinado,
  fatores: FatoresFranquia = fatoresFranquia,
): Simulacao {
  const de: Alavancas = { comissaoBps: oferta.comissaoBps, descontoBps };
  if ([de, alavancas].some((termos) => termos.comissaoBps >= INTEIRO || termos.descontoBps >= INTEIRO))
    throw new RangeError('comissão e desconto ficam abaixo de 100%');
  const atual = franquiaDaOferta(oferta);
  const nova = alavancas.franquia ?? atual;
  const isFranquiaMovida = atual !== null && nova !== null && nova !== atual;
  const base = baseDaFranquia(oferta);
  const acrescimo = isFranquiaMovida ? roundHalfUp(BigInt(base) * BigInt(fatores[nova] - fatores[atual]), BigInt(fatores[atual])) : 0;
  const comTermos = alavancas.comissaoBps === de.comissaoBps && alavancas.descontoBps === de.descontoBps;
  const antes = oferta.premioLiquidoCentavos + acrescimo;
  const premioLiquidoCentavos = comTermos ? antes : liquidoCom(antes, de, alavancas);
  const iofCentavos = iofCom(premioLiquidoCentavos, oferta);
  const premioTotalCentavos = premioLiquidoCentavos + iofCentavos;
  const comissaoCentavos = calcComissao(premioLiquidoCentavos, alavancas.comissaoBps);
  const margemCentavos = comissaoCentavos - percentual(oferta.premioLiquidoCentavos, combinado.comissaoMinBps);
  return {
    premioLiquidoCentavos,
    iofCentavos,
    premioTotalCentavos,
    comissaoCentavos,
    margemCentavos,
    diferencaTotalCentavos: premioTotalCentavos - oferta.premioTotalCentavos,
    isEstimativa: isFranquiaMovida || oferta.composicao.length === 0 || alavancas.descontoBps !== de.descontoBps,
    alertas: alertasOf(alavancas, combinado, margemCentavos),
  };
}
