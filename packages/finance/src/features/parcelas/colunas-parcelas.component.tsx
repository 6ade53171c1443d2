import type { ParcelaResumo } from '@balcao/contracts';
import { formatCentavos, formatData, sayParcela, tonsDoStatusParcela } from '@balcao/domain';
import { Link, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { vendaDe } from '../../enderecos.ts';
import { copy } from './parcelas.copy.ts';

/** Columns of the list (domain design §4.5). Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<ParcelaResumo>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    isRowHeader: true,
    minWidth: '160px',
    cell: ({ segurado, bem }) => <Celula detalhe={bem}>{segurado.nome}</Celula>,
  },
  {
    id: 'apolice',
    header: copy.colunas.apolice,
    isSortable: true,
    width: '140px',
    narrowWidth: '128px',
    cell: ({ apoliceId, apolice }) => <Link href={vendaDe(apoliceId)}>{apolice}</Link>,
  },
  { id: 'parcela', header: copy.colunas.parcela, width: '84px', cell: sayParcela },
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    width: '150px',
    narrowWidth: '120px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ seguradora, ramo }) => <Celula detalhe={ramo}>{seguradora}</Celula>,
  },
  { id: 'vencimento', header: copy.colunas.vencimento, isSortable: true, width: '112px', cell: ({ vencimento }) => formatData(vencimento) },
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
  {
    id: 'status',
    header: copy.colunas.status,
    width: '130px',
    narrowWidth: '118px',
    cell: ({ status }) => <StatusTag tone={tonsDoStatusParcela[status]}>{copy.status[status]}</StatusTag>,
  },
];
