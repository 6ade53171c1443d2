import type { ParcelaResumo } from '@balcao/contracts';
import { formatData, sayParcela, tonsDoStatusParcela } from '@balcao/domain';
import { Link, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { vendaDe } from '../enderecos.ts';
import { copyDaLista as copy } from './lista.copy.ts';

/** What every list of instalments shows of one. */
export type LinhaDeParcela = Pick<
  ParcelaResumo,
  'id' | 'apoliceId' | 'apolice' | 'endosso' | 'numero' | 'total' | 'segurado' | 'bem' | 'seguradora' | 'ramo' | 'vencimento' | 'status'
>;

/** Columns the lists of instalments have alike, by id; a list says their width where it has another. Ids of the sortable ones are the gateway's words. */
export const colunasComuns = {
  segurado: {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    isRowHeader: true,
    minWidth: '160px',
    cell: ({ segurado, bem }) => <Celula detalhe={bem}>{segurado.nome}</Celula>,
  },
  apolice: {
    id: 'apolice',
    header: copy.colunas.apolice,
    isSortable: true,
    cell: ({ apoliceId, apolice }) => <Link href={vendaDe(apoliceId)}>{apolice}</Link>,
  },
  parcela: { id: 'parcela', header: copy.colunas.parcela, cell: sayParcela },
  seguradora: {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    isHiddenOnCard: true,
    cell: ({ seguradora, ramo }) => <Celula detalhe={ramo}>{seguradora}</Celula>,
  },
  vencimento: {
    id: 'vencimento',
    header: copy.colunas.vencimento,
    isSortable: true,
    width: '112px',
    cell: ({ vencimento }) => formatData(vencimento),
  },
  status: {
    id: 'status',
    header: copy.colunas.status,
    width: '130px',
    narrowWidth: '118px',
    cell: ({ status }) => <StatusTag tone={tonsDoStatusParcela[status]}>{copy.status[status]}</StatusTag>,
  },
} satisfies Record<string, Column<LinhaDeParcela>>;
