import type { Linha } from '@balcao/contracts';
import { iofVigente, type LinhaIof, tabelaIof } from '@balcao/domain';

/** The rate that holds on a day. @throws when none does: a demo without tax would teach a wrong price */
export function aliquota(rows: readonly LinhaIof[], dia: string): number {
  const bps = iofVigente(rows, dia);
  if (bps === null) throw new Error(`sem alíquota de IOF em ${dia}`);
  return bps;
}

/** The rate of IOF of a line on a day, by the domain's dated rows; a health plan of an operadora has its own. */
export const iofDaLinha = (linha: Exclude<Linha, 'OUTRO'>, dia: string, isOperadora = false): number =>
  aliquota(tabelaIof[linha === 'SAUDE' && isOperadora ? 'SAUDE_OPERADORA' : linha], dia);
