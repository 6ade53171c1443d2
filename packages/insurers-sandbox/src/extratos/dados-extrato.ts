import type { FamiliaDocumento } from '../documentos/dados-documento.ts';

/** A line of a commission statement. Integer centavos; negative where commission goes back. */
export interface LinhaImpressaDoExtrato {
  readonly apolice: string;
  /** Null: the policy itself. */
  readonly endosso: string | null;
  readonly parcela: number | null;
  readonly segurado: string;
  readonly proposta: string | null;
  /** CPF or CNPJ, without mask. */
  readonly documento: string;
  readonly premioCentavos: number;
  readonly bps: number;
  readonly valorCentavos: number;
}

/** What an insurer pays a brokerage in a month, as it tells it. Integer centavos; what is withheld is positive. */
export interface DadosExtrato {
  readonly familia: FamiliaDocumento;
  readonly seguradora: string;
  readonly numero: string;
  /** `YYYY-MM` */
  readonly competencia: string;
  /** `YYYY-MM-DD` */
  readonly creditoEm: string;
  readonly irrfCentavos: number;
  readonly issCentavos: number;
  readonly inssCentavos: number;
  readonly outrosCentavos: number;
  readonly linhas: readonly LinhaImpressaDoExtrato[];
}

export type FormatoExtrato = 'pdf' | 'csv' | 'txt' | 'xlsx';

/** A statement as a file of its insurer. */
export interface ArquivoExtrato {
  readonly nome: string;
  readonly mime: string;
  readonly bytes: Buffer;
}

/** What is added up of the lines, and what is left of it. */
export function totaisDe({ linhas, irrfCentavos, issCentavos, inssCentavos, outrosCentavos }: DadosExtrato) {
  const brutoCentavos = linhas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0);
  return { brutoCentavos, liquidoCentavos: brutoCentavos - irrfCentavos - issCentavos - inssCentavos - outrosCentavos };
}
