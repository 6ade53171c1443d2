import type { RegimeProdutor } from '@balcao/contracts';
import { percentual, roundHalfUp } from '../dinheiro/percentual.ts';

/** By what a producer is taxed: the tables of the month, or the rates of their record. */
export interface TributacaoDoProdutor {
  readonly pessoa: 'PF' | 'PJ';
  readonly regime: RegimeProdutor | null;
  /** Of a person: income tax and social security by the tables. */
  readonly isPelaTabela: boolean;
  readonly irBps: number;
  readonly issBps: number;
  readonly inssBps: number;
}

/** What is withheld of what a producer is paid; `bruto = irrf + acertoIrrf + iss + inss + acertoInss + liquido`. */
export interface RetencoesDoRepasse {
  readonly irrfCentavos: number;
  readonly issCentavos: number;
  readonly inssCentavos: number;
  /** Of months before: what was withheld too little of them; negative, too much and given back. */
  readonly acertoIrrfCentavos: number;
  readonly acertoInssCentavos: number;
  readonly liquidoCentavos: number;
}

/** By how much what was withheld differs from what was owed: above zero, too little. */
export interface DiferencaDeRetencao {
  readonly irrfCentavos: number;
  readonly inssCentavos: number;
}

/** A bracket of the income tax of a month, by what it is of; the last has no end. */
export interface FaixaIrrf {
  readonly ateCentavos: number | null;
  readonly bps: number;
  readonly deducaoCentavos: number;
}

/** The tables of a time: parameters with their days, never constants. */
export interface TabelaDeRetencao {
  readonly inssBps: number;
  readonly inssTetoCentavos: number;
  readonly irrfFaixas: readonly FaixaIrrf[];
  /** Deducted in place of social security where that is less. */
  readonly irrfSimplificadoCentavos: number;
  /** Up to this tax nothing is withheld. */
  readonly irrfMinimoCentavos: number;
  /** Taken off the tax of who receives up to an amount, and less of it up to another. */
  readonly irrfReducao: {
    readonly inteiraAteCentavos: number;
    readonly inteiraCentavos: number;
    readonly fimCentavos: number;
    readonly fixaCentavos: number;
    readonly taxaMilionesimos: number;
  } | null;
}

/** What was paid to somebody in a month, and withheld of it. */
export interface MesDoProdutor {
  readonly brutoCentavos: number;
  readonly irrfCentavos: number;
  readonly inssCentavos: number;
}

/** Of whom all was withheld as it was owed. */
export const SEM_DIFERENCA: DiferencaDeRetencao = { irrfCentavos: 0, inssCentavos: 0 };

/** Of a month in which nothing was paid. */
export const MES_VAZIO: MesDoProdutor = { brutoCentavos: 0, irrfCentavos: 0, inssCentavos: 0 };

/** What social security and income tax are of all that a person is paid in a month. */
function taxOfMonth(brutoCentavos: number, tabela: TabelaDeRetencao): { readonly irrfCentavos: number; readonly inssCentavos: number } {
  const inssCentavos = percentual(Math.min(brutoCentavos, tabela.inssTetoCentavos), tabela.inssBps);
  const base = Math.max(0, brutoCentavos - Math.max(inssCentavos, tabela.irrfSimplificadoCentavos));
  const faixa = tabela.irrfFaixas.find(({ ateCentavos }) => ateCentavos === null || base <= ateCentavos);
  const imposto = faixa ? Math.max(0, percentual(base, faixa.bps) - faixa.deducaoCentavos) : 0;
  const devido = Math.max(0, imposto - reductionOf(brutoCentavos, tabela.irrfReducao));
  return { inssCentavos, irrfCentavos: devido <= tabela.irrfMinimoCentavos ? 0 : devido };
}

/**
 * By how much what was withheld of a month differs from what all that was paid in it owes. Income tax is
 * of what was in fact received in each month (Lei 9.250/1995, art. 3º, parágrafo único), and social security is withheld as it is paid (Lei
 * 10.666/2003, art. 4º): the month's base is what was paid in the month, whatever had been expected to be.
 *
 * @param pago what was paid in the month, and withheld of it, differences stated before included
 * @example diferencaDoMes(MES_VAZIO, tabela) // { irrfCentavos: 0, inssCentavos: 0 }
 */
export function diferencaDoMes(pago: MesDoProdutor, tabela: TabelaDeRetencao): DiferencaDeRetencao {
  const devido = taxOfMonth(pago.brutoCentavos, tabela);
  return { irrfCentavos: devido.irrfCentavos - pago.irrfCentavos, inssCentavos: devido.inssCentavos - pago.inssCentavos };
}

function reductionOf(brutoCentavos: number, reducao: TabelaDeRetencao['irrfReducao']): number {
  if (reducao === null || brutoCentavos > reducao.fimCentavos) return 0;
  if (brutoCentavos <= reducao.inteiraAteCentavos) return reducao.inteiraCentavos;
  // the rate is of millionths: rounded once, at the end
  const milionesimos = BigInt(reducao.fixaCentavos) * 1_000_000n - BigInt(brutoCentavos) * BigInt(reducao.taxaMilionesimos);
  return Math.max(0, roundHalfUp(milionesimos, 1_000_000n));
}

/** A centavo at least is left to be paid: what does not fit waits for the next payment. */
const MINIMO = 1;

/** What differed before is withheld as far as the payment bears it, or given back. */
function settle(
  proprias: Omit<RetencoesDoRepasse, `acerto${string}`>,
  { irrfCentavos, inssCentavos }: DiferencaDeRetencao,
): RetencoesDoRepasse {
  const acertoInssCentavos = Math.min(inssCentavos, Math.max(0, proprias.liquidoCentavos - MINIMO));
  const resto = proprias.liquidoCentavos - acertoInssCentavos;
  const acertoIrrfCentavos = Math.min(irrfCentavos, Math.max(0, resto - MINIMO));
  return { ...proprias, acertoInssCentavos, acertoIrrfCentavos, liquidoCentavos: resto - acertoIrrfCentavos };
}

/**
 * What the brokerage withholds of a payment to a producer. By the tables, of a person: what all that they are paid in the month owes, less what was
 * withheld of it before, and never all that is paid. By the rates of their record otherwise: social security of persons alone, income tax of
 * nobody of Simples Nacional (domain design §2.2, §5.3). Both are due on payment, of what is paid in a month: where a payment counted before is
 * undone, one still open is worked out again without it, and one that was made leaves a difference that the next settles.
 *
 * @param brutoCentavos integer centavos of one payment, above zero
 * @param mes what was paid before in the month, and the tables it is of
 * @param difere by how much what was withheld before differs from what was owed
 * @example retencoesDoRepasse(16_800, { pessoa: 'PJ', regime: 'PRESUMIDO', isPelaTabela: false, irBps: 150, issBps: 500, inssBps: 0 }, null).liquidoCentavos // 15708
 */
export function retencoesDoRepasse(
  brutoCentavos: number,
  { pessoa, regime, isPelaTabela, irBps, issBps, inssBps }: TributacaoDoProdutor,
  mes: { readonly antes: MesDoProdutor; readonly tabela: TabelaDeRetencao } | null,
  difere: DiferencaDeRetencao = SEM_DIFERENCA,
): RetencoesDoRepasse {
  const issCentavos = percentual(brutoCentavos, issBps);
  const sobra = brutoCentavos - issCentavos;
  if (isPelaTabela && pessoa === 'PF' && mes) {
    const { antes, tabela } = mes;
    const devido = taxOfMonth(antes.brutoCentavos + brutoCentavos, tabela);
    const cabe = Math.max(0, sobra - MINIMO);
    const inssCentavos = Math.min(cabe, Math.max(0, devido.inssCentavos - antes.inssCentavos));
    const irrfCentavos = Math.min(cabe - inssCentavos, Math.max(0, devido.irrfCentavos - antes.irrfCentavos));
    return settle({ irrfCentavos, issCentavos, inssCentavos, liquidoCentavos: sobra - inssCentavos - irrfCentavos }, difere);
  }
  const irrfCentavos = regime === 'SIMPLES' ? 0 : percentual(brutoCentavos, irBps);
  const inssCentavos = pessoa === 'PF' ? percentual(brutoCentavos, inssBps) : 0;
  return settle({ irrfCentavos, issCentavos, inssCentavos, liquidoCentavos: sobra - irrfCentavos - inssCentavos }, difere);
}
