import type { TarifaComercial } from './perfil.ts';

/** Covers of a life quote that have a capital, in the order they are told. */
export const COBERTURAS_VIDA = [
  'MORTE',
  'MORTE_ACIDENTAL',
  'IPA',
  'IFPD',
  'ILPD',
  'DOENCA_GRAVE',
  'DIT',
  'INTERNACAO',
  'CONJUGE',
  'FILHOS',
] as const;
export type CoberturaVida = (typeof COBERTURAS_VIDA)[number];

/** Annual deaths per 100,000 of an age band, up to `ate` years. */
export interface LinhaQx {
  readonly ate: number;
  readonly M: number;
  readonly F: number;
}

/** What a cover's rate is made of: so many thousandths of qx, or a rate of its own per 100,000 of its capital. */
export type TaxaVida = { readonly qxMil: number } | { readonly por100mil: number };

/** Everything one insurer's life price depends on. Factors are thousandths, money centavos, rates bps; the tax is the law's. */
export interface TarifaVida extends Omit<TarifaComercial, 'iofBps'> {
  readonly qx: readonly LinhaQx[];
  readonly taxas: Readonly<Record<CoberturaVida, TaxaVida>>;
  /** Price of a year of funeral assistance, before the load. */
  readonly funeralCentavos: Readonly<Record<'INDIVIDUAL' | 'FAMILIAR', number>>;
  /** On rates made of qx. */
  readonly fatorFumante: number;
  readonly fatorObesidade: number;
  /** On every rate: a sport of risk, now and then or often. */
  readonly fatorEsporte: { readonly ATE_3_VEZES_ANO: number; readonly ACIMA_DE_3_VEZES_ANO: number };
  readonly esportesDeRisco: readonly string[];
  /** Expenses and profit; the commission comes on top, and both divide: `÷ (1 − load)`. */
  readonly carregamentoBps: number;
  /** Days of waiting of a cover; none when absent. */
  readonly carenciaDias: { readonly [C in CoberturaVida]?: number };
  readonly idadeMaxima: number;
  readonly capitalMaximoCentavos: number;
  readonly particularidades: ParticularidadesVida;
}

/** What makes one insurer unlike the reference (domain design §6.1). Absent = it does not do that. */
export interface ParticularidadesVida {
  readonly descontoRenovacaoBps?: number;
  /** Answers EVAL once before its word: always, or when there is something in the health history. */
  readonly analise?: 'SEMPRE' | 'SAUDE';
  readonly recusaOncologico?: boolean;
  readonly recusaAfastado?: boolean;
  readonly recusaEsportes?: readonly string[];
}
