import { addDias, diffDias } from '../datas/add-dias.ts';
import type { Vigencia } from '../vigencia/linha-vigente.ts';

/** One row: until so many days of a year, so much of the premium is earned. */
export interface FaixaPrazoCurto {
  readonly ateDias: number;
  readonly pctBps: number;
}

/** A short-period table of an insurer or of the market, and the days it is in force. */
export interface TabelaPrazoCurto extends Vigencia {
  /** Ascending in both; the last is the whole premium. */
  readonly faixas: readonly FaixaPrazoCurto[];
  /** Which row a paid percentage between two of them takes when it is turned into days. */
  readonly entreFaixas: 'INFERIOR' | 'SUPERIOR';
}

const pares = (texto: string): FaixaPrazoCurto[] =>
  texto.split(' ').map((par) => {
    const [ateDias = 0, pct = 0] = par.split(':').map(Number);
    return { ateDias, pctBps: pct * 100 };
  });

/**
 * [K] The market's table (domain design §5.6): from Circular SUSEP 239/2003, and kept by contracts since Circular 621 revoked it. Data, to be
 * overridden by an insurer's rows; read it with `linhaVigente`.
 */
export const tabelasPrazoCurto: readonly TabelaPrazoCurto[] = [
  {
    desde: '2003-12-22',
    entreFaixas: 'INFERIOR',
    faixas: pares(
      '15:13 30:20 45:27 60:30 75:37 90:40 105:46 120:50 135:56 150:60 165:66 180:70 195:73 210:75 225:78 240:80 255:83 270:85 285:88 ' +
        '300:90 315:93 330:95 345:98 365:100',
    ),
  },
];

const DIAS_DO_ANO = 365;
const TUDO = 10_000;

/**
 * How much of the premium an insurer keeps after so many days of cover: the first row that reaches them, whole after the last one. A policy
 * that is not of a year is measured in its own proportion. One that had not begun keeps nothing.
 *
 * @param diasVigencia days the policy would last
 * @returns bps
 * @example pctDoPrazoCurto(tabela, 60) // 3000
 */
export function pctDoPrazoCurto({ faixas }: TabelaPrazoCurto, dias: number, diasVigencia: number = DIAS_DO_ANO): number {
  if (dias <= 0) return 0;
  return faixas.find(({ ateDias }) => dias * DIAS_DO_ANO <= ateDias * diasVigencia)?.pctBps ?? TUDO;
}

/** What was paid of a policy. */
export interface PremioPago {
  readonly pagoCentavos: number;
  readonly premioCentavos: number;
}

/**
 * How many days of cover what was paid is worth by the table. A percentage between two rows takes the lower one, or the higher, as the table
 * says.
 *
 * @example diasCobertos(tabela, { pagoCentavos: 75, premioCentavos: 100 }) // 210
 */
export function diasCobertos(
  { faixas, entreFaixas }: TabelaPrazoCurto,
  { pagoCentavos, premioCentavos }: PremioPago,
  diasVigencia: number = DIAS_DO_ANO,
): number {
  if (pagoCentavos <= 0) return 0;
  const isPaga = ({ pctBps }: FaixaPrazoCurto): boolean => BigInt(pctBps) * BigInt(premioCentavos) <= BigInt(pagoCentavos) * BigInt(TUDO);
  const isExata = ({ pctBps }: FaixaPrazoCurto): boolean => BigInt(pctBps) * BigInt(premioCentavos) === BigInt(pagoCentavos) * BigInt(TUDO);
  const inferior = faixas.findLastIndex(isPaga);
  const faixa = entreFaixas === 'INFERIOR' || faixas.some(isExata) ? faixas[inferior] : faixas[Math.min(inferior + 1, faixas.length - 1)];
  return Math.floor(((faixa?.ateDias ?? 0) * diasVigencia) / DIAS_DO_ANO);
}

/**
 * The last day the client is covered by what was paid.
 *
 * @param vigencia first and last day of the policy, `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, never after the end of the policy; its first day when nothing was paid
 * @example cobertoAte(tabela, { pagoCentavos: 1, premioCentavos: 5 }, { vigIni: '2026-01-01', vigFim: '2027-01-01' }) // '2026-01-31'
 */
export const cobertoAte = (tabela: TabelaPrazoCurto, pago: PremioPago, { vigIni, vigFim }: { vigIni: string; vigFim: string }): string =>
  addDias(vigIni, diasCobertos(tabela, pago, diffDias(vigIni, vigFim)));
