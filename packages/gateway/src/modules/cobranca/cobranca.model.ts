import {
  addMeses,
  type CobrancaPaga,
  type ContaDaFatura,
  contaDaFatura,
  feriadosBancarios as feriados,
  hojeEm,
  type Juros,
  type Multa,
  parametrosCobranca,
  proximoDiaUtil,
  ultimoDiaDePagar,
  valorNoDia,
} from '@balcao/domain';

/** An invoice as it is charged. */
export interface FaturaRow {
  readonly id: string;
  readonly assinaturaId: string;
  readonly competencia: string;
  readonly plano: string;
  readonly valorCentavos: number;
  readonly vencimento: string;
  readonly status: string;
}

/** A charge at the provider. */
export interface CobrancaRow {
  readonly id: string;
  readonly faturaId: string;
  readonly txid: string;
  readonly valorCentavos: number;
  readonly abatidoCentavos: number;
  readonly vencimento: string;
  readonly validadeDias: number;
  readonly multa: Multa | null;
  readonly juros: Juros | null;
  readonly status: 'NOVA' | 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA';
  readonly location: string | null;
}

/** A payment, with what of it went back. */
export interface PagamentoRow {
  readonly cobrancaId: string;
  readonly endToEndId: string;
  readonly valorCentavos: number;
  readonly devolvidoCentavos: number;
  readonly horario: Date;
}

/** What a charge asks for. */
export type TermosCobranca = Pick<CobrancaRow, 'valorCentavos' | 'abatidoCentavos' | 'vencimento' | 'validadeDias' | 'multa' | 'juros'>;

const DEVIDAS: ReadonlySet<string> = new Set(['ABERTA', 'VENCIDA', 'PARCIAL', 'DEVOLVIDA']);
export const isDevida = ({ status }: Pick<FaturaRow, 'status'>): boolean => DEVIDAS.has(status);

/** What a charge is worth on a day. */
export const valorDaCobranca = (cobranca: Pick<CobrancaRow, 'valorCentavos' | 'vencimento' | 'multa' | 'juros'>, dia: string) =>
  valorNoDia(cobranca, dia, { feriados });

export const pagavelAte = ({ vencimento, validadeDias }: Pick<CobrancaRow, 'vencimento' | 'validadeDias'>): string =>
  ultimoDiaDePagar({ vencimento, validadeDias }, feriados);

const paid = (cobranca: CobrancaRow, pagamentos: readonly PagamentoRow[]): readonly PagamentoRow[] =>
  pagamentos.filter(({ cobrancaId }) => cobrancaId === cobranca.id);

/** How an invoice stands by all that arrived for its charges. */
export const contaOf = (
  { valorCentavos }: Pick<FaturaRow, 'valorCentavos'>,
  cobrancas: readonly CobrancaRow[],
  pagamentos: readonly PagamentoRow[],
): ContaDaFatura =>
  contaDaFatura(
    valorCentavos,
    cobrancas.map(
      (cobranca): CobrancaPaga => ({
        abatidoCentavos: cobranca.abatidoCentavos,
        valorNo: (dia) => valorDaCobranca(cobranca, dia),
        pagamentos: paid(cobranca, pagamentos),
      }),
    ),
  );

/** What remains of the last charge that somebody paid a part of, and whether its fine was counted; null when nobody did. */
function remainder(cobrancas: readonly CobrancaRow[], pagamentos: readonly PagamentoRow[]) {
  const ultima = cobrancas.findLast((cobranca) => paid(cobranca, pagamentos).some((um) => um.valorCentavos > um.devolvidoCentavos));
  if (!ultima) return null;
  const dela = paid(ultima, pagamentos);
  const ultimoDia =
    dela
      .map(({ horario }) => hojeEm(horario))
      .toSorted()
      .at(-1) ?? ultima.vencimento;
  const devido = valorDaCobranca(ultima, ultimoDia);
  const pago = dela.reduce((sum, { valorCentavos, devolvidoCentavos }) => sum + valorCentavos - devolvidoCentavos, 0);
  return { centavos: devido.totalCentavos - pago, hasMulta: devido.diasDeAtraso > 0 };
}

/**
 * What a new charge of an invoice asks for. A due date that is over cannot be asked of the provider: what it costs by today is asked for
 * today, and only interest counts from there.
 */
export function termosDe(
  { valorCentavos, vencimento }: Pick<FaturaRow, 'valorCentavos' | 'vencimento'>,
  { cobrancas, pagamentos, hoje }: { cobrancas: readonly CobrancaRow[]; pagamentos: readonly PagamentoRow[]; hoje: string },
): TermosCobranca {
  const { multa, juros, validadeDias } = parametrosCobranca;
  const resto = remainder(cobrancas, pagamentos);
  const abatidoCentavos = pagamentos.reduce((sum, um) => sum + um.valorCentavos - um.devolvidoCentavos, 0);
  const base = { valorCentavos: resto?.centavos ?? valorCentavos, vencimento, multa: resto?.hasMulta ? null : multa, juros };
  if (proximoDiaUtil(vencimento, feriados) >= hoje) return { ...base, abatidoCentavos, validadeDias };
  const hojeCentavos = resto?.hasMulta ? base.valorCentavos : valorDaCobranca(base, hoje).totalCentavos;
  return { valorCentavos: hojeCentavos, abatidoCentavos, vencimento: hoje, validadeDias, multa: null, juros };
}

/** Due dates go by the day of the first one: a month that lacks it does not shorten those after. */
export function nextVencimento(primeira: string, ultima: string): string {
  for (let meses = 1; ; meses += 1) {
    const vencimento = addMeses(primeira, meses);
    if (vencimento > ultima) return vencimento;
  }
}

/** A stretch of time that one invoice pays for. */
export interface Periodo {
  readonly inicio: string;
  /** First day after it. */
  readonly fim: string;
}

/**
 * What is invoiced already and not over on a day. An invoice is paid ahead: it covers the month that begins with its due date.
 *
 * @param vencimentos of every invoice that stands, oldest first
 */
export const periodosFaturados = (vencimentos: readonly string[], dia: string): readonly Periodo[] =>
  vencimentos.map((inicio) => ({ inicio, fim: nextVencimento(vencimentos[0] ?? inicio, inicio) })).filter(({ fim }) => fim > dia);

/** What an invoice asks for, and the credit that is left above its price. */
export function faturaOf(mensalCentavos: number, ajustes: readonly { readonly valorCentavos: number }[]) {
  const soma = ajustes.reduce((total, { valorCentavos }) => total + valorCentavos, mensalCentavos);
  return { totalCentavos: Math.max(0, soma), saldoCentavos: Math.max(0, -soma) };
}
