import type { JanelaAniversario } from '@balcao/contracts';
import { addDias } from '../datas/add-dias.ts';
import { isData } from '../datas/parse-data.ts';

const DIAS_DA_SEMANA = 7;
const mesEDia = (dia: string): number => Number(dia.slice(5, 7)) * 100 + Number(dia.slice(8));

/**
 * The days of the year whose birthdays a window has, as month × 100 + day. Whoever was born on 29 February is remembered on the 28th of a year
 * that has none.
 *
 * @param hoje `YYYY-MM-DD`
 * @example diasDeAniversario('HOJE', '2026-11-26') // [1126]
 */
export function diasDeAniversario(janela: JanelaAniversario, hoje: string): number[] {
  const primeiro = janela === 'MES' ? `${hoje.slice(0, 8)}01` : hoje;
  const quantos = janela === 'HOJE' ? 1 : janela === 'SEMANA' ? DIAS_DA_SEMANA : 31;
  return Array.from({ length: quantos }, (_, n) => addDias(primeiro, n))
    .filter((dia) => janela !== 'MES' || dia.slice(0, 7) === hoje.slice(0, 7))
    .flatMap((dia) => (mesEDia(dia) === 228 && !isData(`${dia.slice(0, 4)}-02-29`) ? [228, 229] : [mesEDia(dia)]));
}
