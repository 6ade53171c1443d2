import type { ContestacaoResumo } from '@balcao/contracts';
import { formatCentavos, formatData, tonsDoStatusContestacao } from '@balcao/domain';
import { StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './contestacao.copy.ts';

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<ContestacaoResumo>[] = [
  {
    id: 'numero',
    header: copy.colunas.numero,
    isSortable: true,
    isRowHeader: true,
    width: '92px',
    cell: ({ numero }) => copy.numero(numero),
  },
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    isSortable: true,
    minWidth: '130px',
    cell: ({ seguradora, corretora }) => <Celula detalhe={corretora.nome}>{seguradora.nome}</Celula>,
  },
  { id: 'motivo', header: copy.colunas.motivo, minWidth: '130px', isHiddenOnCard: true, cell: ({ motivo }) => copy.motivo[motivo] },
  {
    id: 'itens',
    header: copy.colunas.itens,
    width: '96px',
    align: 'end',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ itens }) => String(itens),
  },
  {
    id: 'diferenca',
    header: copy.colunas.diferenca,
    width: '108px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ diferencaCentavos }) => formatCentavos(diferencaCentavos),
  },
  {
    id: 'falta',
    header: copy.colunas.falta,
    width: '104px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ faltaCentavos }) => <strong>{formatCentavos(faltaCentavos)}</strong>,
  },
  {
    id: 'enviadaEm',
    header: copy.colunas.enviadaEm,
    isSortable: true,
    width: '108px',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ enviadaEm }) => enviadaEm && formatData(enviadaEm),
  },
  { id: 'dias', header: copy.colunas.dias, width: '84px', align: 'end', cell: ({ dias }) => copy.dias(dias) },
  {
    id: 'proximoContatoEm',
    header: copy.colunas.proximo,
    isSortable: true,
    width: '136px',
    from: 1200,
    isLabelledOnCard: true,
    cell: ({ proximoContatoEm }) => proximoContatoEm && formatData(proximoContatoEm),
  },
  {
    id: 'status',
    header: copy.colunas.status,
    width: '164px',
    narrowWidth: '132px',
    cell: ({ status, desfecho }) => (
      <StatusTag tone={desfecho === 'PAGA' ? 'sucesso' : tonsDoStatusContestacao[status]}>
        {desfecho ? copy.desfecho[desfecho] : copy.status[status]}
      </StatusTag>
    ),
  },
];
