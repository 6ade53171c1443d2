import { addressOf, type FaturaResumo, settingsRoutes } from '@balcao/contracts';
import { formatMes } from '@balcao/domain';
import { DateText, Link, MomentText, Money, StatusTag } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { copy, situacoes } from './conta.copy.ts';
import { tomDa } from './conta.model.ts';

/** Columns of the invoices. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<FaturaResumo>[] = [
  {
    id: 'competencia',
    header: copy.colunas.competencia,
    isSortable: true,
    isRowHeader: true,
    cell: (fatura) => <Link href={`${addressOf(settingsRoutes, 'conta')}?fatura=${fatura.id}`}>{formatMes(fatura.competencia)}</Link>,
  },
  {
    id: 'vencimento',
    header: copy.colunas.vencimento,
    isSortable: true,
    width: '128px',
    isLabelledOnCard: true,
    cell: ({ vencimento }) => <DateText iso={vencimento} />,
  },
  {
    id: 'valor',
    header: copy.colunas.valor,
    isSortable: true,
    align: 'end',
    width: '128px',
    isLabelledOnCard: true,
    cell: ({ valorCentavos }) => <Money centavos={valorCentavos} />,
  },
  {
    id: 'status',
    header: copy.colunas.status,
    width: '160px',
    cell: (fatura) => <StatusTag tone={tomDa(fatura)}>{situacoes[fatura.status]}</StatusTag>,
  },
  {
    id: 'pagoEm',
    header: copy.colunas.pagoEm,
    width: '160px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ pagoEm }) => (pagoEm ? <MomentText iso={pagoEm} /> : copy.nenhum),
  },
];
