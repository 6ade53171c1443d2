import type { FichaRamo } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './ramo.copy.ts';

/** The rate that stands today is the last that did not end. */
const iofDe = ({ iof }: FichaRamo): number | null => iof.findLast(({ ate }) => ate === null)?.bps ?? null;

/** The list of ramos as a file. */
export const ramosArquivo = arquivoDe<FichaRamo>('ramos', [
  ['Código', 'texto', ({ codigo }) => codigo],
  ['Nome', 'texto', ({ nome }) => nome],
  ['Apelido', 'texto', ({ apelido }) => apelido],
  ['Linha', 'texto', ({ linha }) => nomesDasLinhas[linha]],
  ['IOF', 'percentual', iofDe],
  ['Comissão padrão', 'percentual', ({ comissaoPadraoBps }) => comissaoPadraoBps],
  [
    'Avisos de renovação',
    'texto',
    ({ avisoRenovacaoDias, avisoRenovacaoPadraoDias }) => copy.dias(avisoRenovacaoDias ?? avisoRenovacaoPadraoDias),
  ],
  ['Situação', 'texto', ({ ativo }) => (ativo ? copy.ativo : copy.inativo)],
]);
