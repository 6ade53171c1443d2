import type { CarroReserva, Garagem, Assistencia, Franquia, Linha, TipoCobertura, UsoVeiculo, Vidros } from '@balcao/contracts';
import type { Regiao, TarifaComercial } from './tarifa-comercial.ts';
import type { TarifaPatrimonial } from './tarifa-patrimonial.ts';
import type { CoberturaVida } from './coberturas-vida.ts';
import type { TarifaPet } from './tarifas-pet.table.ts';
import type { TarifaSaude } from './tarifas-saude.table.ts';

/** Age band of the main driver, in whole years at the start of cover. */
export type FaixaIdade = '18-25' | '26-35' | '36-50' | '51-65' | '66+';
/** `APLICATIVO` is work use as a ride-hailing driver. */
export type UsoTarifa = UsoVeiculo | 'APLICATIVO';

/** Everything one insurer's car price depends on. Factors are thousandths, money centavos, rates bps. */
export interface TarifaAuto extends TarifaComercial {
  readonly taxaBps: number;
  readonly fatorIdade: Readonly<Record<FaixaIdade, number>>;
  readonly fatorRegiao: Readonly<Record<Regiao, number>>;
  readonly fatorGaragem: Readonly<Record<Garagem, number>>;
  readonly fatorUso: Readonly<Record<UsoTarifa, number>>;
  readonly fatorFranquia: Readonly<Record<Franquia, number>>;
  readonly fatorTipo: Readonly<Record<TipoCobertura, number>>;
  /** Thousandths taken off per bonus class. */
  readonly bonusPasso: number;
  /** Thousandths added per year of the vehicle. */
  readonly idadeVeiculoPasso: number;
  readonly rcf: { readonly fixoCentavos: number; readonly dmPor10mil: number; readonly dcPor10mil: number; readonly dmoPor10mil: number };
  /** Of each of the two capitals (death, disability), per seat, parts per ten thousand. */
  readonly appPor10mil: number;
  readonly vidrosCentavos: Readonly<Record<Vidros, number>>;
  readonly assistenciaCentavos: Readonly<Record<Assistencia, number>>;
  readonly reservaCentavos: Readonly<Record<CarroReserva, number>>;
  readonly pequenosReparosCentavos: number;
  readonly franquiaBps: number;
  readonly vezesFranquia: Readonly<Record<Franquia, number>>;
  readonly particularidades: Particularidades;
}

/** What makes one insurer unlike the reference (domain design §6.1). Absent = it does not do that. */
export interface Particularidades {
  readonly idadeVeiculoMaxima?: number;
  readonly doisPacotes?: boolean;
  readonly descontoRenovacaoBps?: number;
  readonly vistoriaNaRegiao?: Regiao;
  readonly recusaSinistroSemBonus?: boolean;
  readonly respondeEmAnalise?: boolean;
  readonly rastreadorAcimaDeCentavos?: number;
}

export interface Perfil {
  readonly slug: string;
  readonly nome: string;
  readonly linhas: readonly Linha[];
  readonly latenciaMs: readonly [min: number, max: number];
  readonly falhaPct: number;
  /** OAuth client of the brokerage at this insurer. Pretend insurers, pretend secret. */
  readonly cliente: { readonly id: string; readonly segredo: string };
  /** What it charges in each line it is asked about here; a line without a tariff is not served. */
  readonly tarifas: Tarifas;
}

/** One tariff per line. A new line is one more optional property. */
export interface Tarifas {
  readonly AUTO?: TarifaAuto;
  readonly RESIDENCIAL?: TarifaPatrimonial;
  readonly CONDOMINIO?: TarifaPatrimonial;
  readonly EMPRESARIAL?: TarifaPatrimonial;
  readonly VIDA?: TarifaVida;
  readonly PET?: TarifaPet;
  readonly SAUDE?: TarifaSaude;
}

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
