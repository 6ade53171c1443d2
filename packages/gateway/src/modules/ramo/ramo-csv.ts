import type { FichaRamo } from '@balcao/contracts';
import { formatBps } from '@balcao/domain';
import { csvDe } from '../../plugins/csv.ts';
import { copy } from './ramo.copy.ts';

/** The rate that stands today is the last that did not end. */
const iofDe = ({ iof }: FichaRamo): string => {
  const last = iof.findLast(({ ate }) => ate === null);
  return last ? formatBps(last.bps) : '';
};

/** The list of ramos as a file. */
export const ramoCsv = csvDe<FichaRamo>([
  ['Código', ({ codigo }) => codigo],
  ['Nome', ({ nome }) => nome],
  ['Apelido', ({ apelido }) => apelido ?? ''],
  ['Linha', ({ linha }) => copy.linha[linha]],
  ['IOF', iofDe],
  ['Comissão padrão', ({ comissaoPadraoBps }) => (comissaoPadraoBps === null ? '' : formatBps(comissaoPadraoBps))],
  ['Avisos de renovação', ({ avisoRenovacaoDias, avisoRenovacaoPadraoDias }) => copy.dias(avisoRenovacaoDias ?? avisoRenovacaoPadraoDias)],
  ['Situação', ({ ativo }) => (ativo ? copy.ativo : copy.inativo)],
]);
