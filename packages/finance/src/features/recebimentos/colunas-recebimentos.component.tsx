import type { ExtratoResumo, Recebimento } from '@balcao/contracts';
import { formatCentavos, formatData, formatMes } from '@balcao/domain';
import { StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './recebimentos.copy.ts';
import { tonsDoStatus } from './recebimentos.model.ts';

const money = (centavos: number | null): string => (centavos === null ? '' : formatCentavos(centavos));

/** Columns of the list of statements. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<ExtratoResumo>[] = [
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    isSortable: true,
    isRowHeader: true,
    minWidth: '150px',
    cell: ({ seguradora, corretora }) => <Celula detalhe={corretora.nome}>{seguradora.nome}</Celula>,
  },
  {
    id: 'numero',
    header: copy.colunas.numero,
    isSortable: true,
    width: '124px',
    narrowWidth: '112px',
    cell: ({ numero, competencia }) => <Celula detalhe={competencia && formatMes(competencia)}>{numero}</Celula>,
  },
  {
    id: 'creditoEm',
    header: copy.colunas.creditoEm,
    isSortable: true,
    width: '108px',
    cell: ({ creditoEm }) => (creditoEm ? formatData(creditoEm) : ''),
  },
  {
    id: 'brutoCentavos',
    header: copy.colunas.bruto,
    isSortable: true,
    width: '116px',
    narrowWidth: '104px',
    align: 'end',
    cell: ({ brutoCentavos }) => money(brutoCentavos),
  },
  {
    id: 'impostos',
    header: copy.colunas.impostos,
    width: '104px',
    from: 992,
    align: 'end',
    isHiddenOnCard: true,
    cell: ({ impostosCentavos }) => money(impostosCentavos),
  },
  {
    id: 'liquido',
    header: copy.colunas.liquido,
    width: '116px',
    narrowWidth: '104px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ liquidoCentavos }) => money(liquidoCentavos),
  },
  {
    id: 'casadas',
    header: copy.colunas.casadas,
    width: '116px',
    narrowWidth: '108px',
    cell: ({ casadas, linhas, pendentes }) => (
      <Celula detalhe={pendentes > 0 ? copy.pendentes(pendentes) : null}>{copy.casadas(casadas, linhas)}</Celula>
    ),
  },
  {
    id: 'status',
    header: copy.colunas.status,
    isSortable: true,
    width: '142px',
    narrowWidth: '132px',
    cell: ({ status }) => <StatusTag tone={tonsDoStatus[status]}>{copy.status[status]}</StatusTag>,
  },
];

/** Columns of the list of receipts. */
export const colunasDosRecebimentos: readonly Column<Recebimento>[] = [
  { id: 'dia', header: copy.recebimentos.colunas.dia, isSortable: true, width: '108px', cell: ({ dia }) => formatData(dia) },
  {
    id: 'descricao',
    header: copy.recebimentos.colunas.descricao,
    isRowHeader: true,
    minWidth: '160px',
    cell: ({ descricao }) => descricao,
  },
  {
    id: 'seguradora',
    header: copy.recebimentos.colunas.seguradora,
    isSortable: true,
    width: '160px',
    narrowWidth: '128px',
    cell: ({ seguradoraNome }) => seguradoraNome,
  },
  { id: 'conta', header: copy.recebimentos.colunas.conta, width: '150px', from: 992, cell: ({ contaNome }) => contaNome },
  {
    id: 'impostos',
    header: copy.recebimentos.colunas.impostos,
    width: '108px',
    from: 992,
    align: 'end',
    isHiddenOnCard: true,
    cell: ({ irrfCentavos, issCentavos, inssCentavos, outrosCentavos }) =>
      money(irrfCentavos + issCentavos + inssCentavos + outrosCentavos),
  },
  {
    id: 'valorCentavos',
    header: copy.recebimentos.colunas.valor,
    isSortable: true,
    width: '120px',
    align: 'end',
    cell: ({ valorCentavos }) => money(valorCentavos),
  },
  { id: 'banco', header: copy.recebimentos.colunas.banco, width: '132px', isLabelledOnCard: true, cell: (um) => <NoBanco {...um} /> },
];

/** Whether movements of the bank are a receipt, or a part of it. */
function NoBanco({ valorCentavos, conciliadoCentavos }: Recebimento) {
  const { conciliado, conciliadoEmParte, semMovimento } = copy.recebimentos;
  if (conciliadoCentavos === 0) return <StatusTag tone="neutro">{semMovimento}</StatusTag>;
  if (conciliadoCentavos === valorCentavos) return <StatusTag tone="sucesso">{conciliado}</StatusTag>;
  return <StatusTag tone="atencao">{conciliadoEmParte(conciliadoCentavos)}</StatusTag>;
}
