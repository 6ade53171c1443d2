import { addAnos, addDias } from '../datas/add-dias.ts';

/**
 * The period a new case starts with: one year from tomorrow, since a cover asked for today begins at the earliest at midnight.
 *
 * @param hoje `YYYY-MM-DD`
 * @throws RangeError when `hoje` is not a day
 * @example vigenciaInicial('2026-11-20') // { vigIni: '2026-11-21', vigFim: '2027-11-21' }
 */
export function vigenciaInicial(hoje: string): { vigIni: string; vigFim: string } {
  const vigIni = addDias(hoje, 1);
  return { vigIni, vigFim: addAnos(vigIni, 1) };
}
