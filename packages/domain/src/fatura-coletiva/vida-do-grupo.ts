/** Somebody insured under a collective policy. */
export interface VidaDoGrupo {
  /** Eleven digits. */
  readonly cpf: string;
  readonly nome: string;
  /** `YYYY-MM-DD` */
  readonly nascimento: string;
  readonly papel: 'TITULAR' | 'DEPENDENTE';
  /** Of a dependant: whose. */
  readonly titularCpf: string | null;
  /** First day covered. */
  readonly inicio: string;
  /** Last day covered; null: still is. */
  readonly fim: string | null;
  /** What life insurance pays; null in health. Integer centavos. */
  readonly capitalCentavos: number | null;
}

/** A row of the file of movements of a month, as it was written; what it does not say is empty, or null. */
export interface LinhaDaMovimentacao {
  readonly tipo: 'INCLUSAO' | 'EXCLUSAO' | 'ALTERACAO' | null;
  readonly cpf: string;
  readonly nome: string;
  /** `YYYY-MM-DD`, or whatever was written. */
  readonly nascimento: string;
  readonly papel: 'TITULAR' | 'DEPENDENTE' | null;
  readonly titularCpf: string;
  /** First day covered, of who comes in; last one, of who leaves. */
  readonly em: string;
  readonly capitalCentavos: number | null;
  /** Age band the file says, 1 to 10; null where it says none. */
  readonly faixa: number | null;
}

/** What the movements of a collective policy must keep to. */
export interface ParametrosDaMovimentacao {
  /** Days before the month in which somebody may still come in or leave. */
  readonly retroativoDias: number;
  readonly idadeMaxima: number;
  readonly capitalMinimoCentavos: number;
  readonly capitalMaximoCentavos: number;
  /** Who comes in must say it: the group is priced by it. */
  readonly exigeCapital?: boolean;
}

/**
 * As many days back as the longest month has: what was wrong in the one before is corrected whole. What the contract says is the subscription's
 * parameter.
 */
export const parametrosDaMovimentacao: ParametrosDaMovimentacao = {
  retroativoDias: 31,
  idadeMaxima: 120,
  capitalMinimoCentavos: 0,
  capitalMaximoCentavos: 300_000_000,
};
