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
    width: '150px',
    narrowWidth: '132px',
    cell: (parcela) => (
      <Celula detalhe={copy.daParcela(sayParcela(parcela))}>
        <Link href={vendaDe(parcela.apoliceId)}>{parcela.apolice}</Link>
      </Celula>
    ),
  },
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
    width: '124px',
    narrowWidth: '108px',
    align: 'end',
    cell: ({ pagoCentavos, pagoEm }) =>
      pagoCentavos > 0 ? <Celula detalhe={pagoEm && copy.pagaEm(formatData(pagoEm))}>{formatCentavos(pagoCentavos)}</Celula> : '',
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
