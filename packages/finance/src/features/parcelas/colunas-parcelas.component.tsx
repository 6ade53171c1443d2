import type { ParcelaResumo } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import type { Column } from '@balcao/ui/tables';
import { colunasComuns } from '../../parcela/colunas-comuns.component.tsx';
import { copy } from './parcelas.copy.ts';

/** Columns of the list (domain design §4.5). Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<ParcelaResumo>[] = [
  colunasComuns.segurado,
  { ...colunasComuns.apolice, width: '140px', narrowWidth: '128px' },
  { ...colunasComuns.parcela, width: '84px' },
  { ...colunasComuns.seguradora, width: '150px', narrowWidth: '120px', from: 992 },
  colunasComuns.vencimento,
  {
    id: 'valor',
    header: copy.colunas.valor,
    isSortable: true,
    width: '112px',
    narrowWidth: '104px',
    align: 'end',
    cell: ({ valorCentavos }) => formatCentavos(valorCentavos),
  },
  {
    id: 'pago',
    header: copy.colunas.pago,
    width: '112px',
    narrowWidth: '104px',
    align: 'end',
    cell: ({ pagoCentavos }) => (pagoCentavos > 0 ? formatCentavos(pagoCentavos) : ''),
  },
  {
    id: 'pagoEm',
    header: copy.colunas.pagoEm,
    width: '104px',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ pagoEm }) => (pagoEm ? formatData(pagoEm) : ''),
  },
  {
    id: 'forma',
    header: copy.colunas.forma,
    width: '120px',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ forma }) => copy.forma[forma],
  },
  {
    id: 'produtor',
    header: copy.colunas.produtor,
    width: '132px',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ produtor }) => produtor ?? '',
  },
  colunasComuns.status,
];
