import type { Regiao, TarifaComercial } from './tarifa-comercial.ts';

/** Lines of property insurance. */
export type LinhaPatrimonial = 'RESIDENCIAL' | 'CONDOMINIO' | 'EMPRESARIAL';

/** Everything one insurer's property price depends on, in one line. Factors are thousandths, money centavos; IOF is the dated table's. */
export interface TarifaPatrimonial extends Omit<TarifaComercial, 'iofBps'> {
  /** Annual rate of each cover, parts per hundred thousand of its limit. A cover without a rate is not sold. */
  readonly taxas: Readonly<Record<string, number>>;
  readonly fatorConstrucao: Readonly<Record<string, number>>;
  readonly fatorRegiao: Readonly<Record<Regiao, number>>;
  /** Taken off per protection, down to a floor. */
  readonly protecao: { readonly porSeguranca: number; readonly porIncendio: number; readonly minimo: number };
  /** By a word of the risk: use of a home, kind of a condominium, activity of a business. */
  readonly fatorUso: Readonly<Record<string, number>>;
  /** Added per claim of the last 12 months. */
  readonly porSinistro: number;
  /** Condominium: added per 100 units and per 10 years. */
  readonly porCemUnidades: number;
  readonly porDezAnos: number;
  readonly assistenciaCentavos: number;
  /** Deductible of each cover that has one: a share of the limit, at least so much. */
  readonly franquias: Readonly<Record<string, { readonly bps: number; readonly minimoCentavos: number }>>;
  readonly particularidades: ParticularidadesPatrimoniais;
}

/** What makes one insurer unlike the reference. Absent = it does not do that. */
export interface ParticularidadesPatrimoniais {
  readonly descontoRenovacaoBps?: number;
  readonly vistoriaNaRegiao?: Regiao;
  readonly recusaTombado?: boolean;
  readonly recusaConstrucao?: string;
  readonly idadeMaxima?: number;
  /** Claims in 12 months with no protection at all. */
  readonly recusaSinistroSemProtecao?: boolean;
  readonly recusaIsopainel?: boolean;
  readonly segurancaAcimaDeCentavos?: number;
}
