import type { FaturaColetivaResumo } from '@balcao/contracts';
import { formatCentavos, formatData, formatMes } from '@balcao/domain';
import { Link, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { vendaDe } from '../../enderecos.ts';
import { copy } from './faturas.copy.ts';
import { tonsDoStatus } from './faturas.model.ts';

/** Columns of the list (domain design §4.5). Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<FaturaColetivaResumo>[] = [
  {
    id: 'estipulante',
    header: copy.colunas.estipulante,
    isSortable: true,
    isRowHeader: true,
    minWidth: '160px',
    cell: ({ estipulante, ramo }) => <Celula detalhe={ramo}>{estipulante.nome}</Celula>,
  },
  {
    id: 'competencia',
    header: copy.colunas.competencia,
    isSortable: true,
    width: '116px',
    cell: ({ competencia }) => formatMes(competencia),
  },
  {
    id: 'apolice',
    header: copy.colunas.apolice,
    isSortable: true,
    width: '132px',
    narrowWidth: '124px',
    cell: ({ apoliceId, apolice }) => <Link href={vendaDe(apoliceId)}>{apolice}</Link>,
  },
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    width: '136px',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ seguradora }) => seguradora,
  },
  {
    id: 'vencimento',
    header: copy.colunas.vencimento,
    isSortable: true,
    width: '108px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ vencimento }) => formatData(vencimento),
  },
  {
    id: 'vidas',
    header: copy.colunas.vidas,
    isSortable: true,
    width: '72px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ vidas }) => vidas.toLocaleString('pt-BR'),
  },
  {
    id: 'premio',
    header: copy.colunas.premio,
    isSortable: true,
    width: '112px',
    narrowWidth: '104px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ premioCentavos }) => formatCentavos(premioCentavos),
  },
  {
    id: 'comissao',
    header: copy.colunas.comissao,
    width: '112px',
    narrowWidth: '104px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ comissaoCentavos }) => formatCentavos(comissaoCentavos),
  },
  {
    id: 'status',
    header: copy.colunas.status,
    width: '106px',
    cell: ({ status }) => <StatusTag tone={tonsDoStatus[status]}>{copy.status[status]}</StatusTag>,
  },
];
