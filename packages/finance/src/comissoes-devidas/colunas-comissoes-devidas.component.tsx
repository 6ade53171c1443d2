import type { ComissaoAReceber } from '@balcao/contracts';
import { formatCentavos, formatData, tonsDoStatusAReceber } from '@balcao/domain';
import { Button, Link, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { seguradoDe, vendaDe } from '../enderecos.ts';
import { copy } from './comissoes-devidas.copy.ts';

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const createColunas = (onContestacao: (id: string) => void): readonly Column<ComissaoAReceber>[] => [
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    isSortable: true,
    isRowHeader: true,
    minWidth: '120px',
    cell: ({ seguradora, ramo }) => <Celula detalhe={ramo}>{seguradora.nome}</Celula>,
  },
  {
    id: 'apolice',
    header: copy.colunas.apolice,
    isSortable: true,
    width: '122px',
    narrowWidth: '118px',
    cell: ({ apoliceId, apolice, endosso }) => (
      <Celula detalhe={endosso && copy.endosso(endosso)}>
        <Link href={vendaDe(apoliceId)}>{apolice}</Link>
      </Celula>
    ),
  },
  {
    id: 'parcela',
    header: copy.colunas.parcela,
    width: '68px',
    align: 'end',
    from: 1200,
    isLabelledOnCard: true,
    cell: ({ parcela }) => parcela ?? '',
  },
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    minWidth: '120px',
    cell: ({ segurado }) => <Link href={seguradoDe(segurado.id)}>{segurado.nome}</Link>,
  },
  {
    id: 'previsaoEm',
    header: copy.colunas.previsao,
    isSortable: true,
    width: '100px',
    cell: ({ previsaoEm }) => formatData(previsaoEm),
  },
  { id: 'dias', header: copy.colunas.dias, width: '54px', align: 'end', isLabelledOnCard: true, cell: ({ dias }) => String(dias) },
  {
    id: 'prevista',
    header: copy.colunas.prevista,
    width: '100px',
    align: 'end',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ previstaCentavos }) => formatCentavos(previstaCentavos),
  },
  {
    id: 'recebida',
    header: copy.colunas.recebida,
    width: '96px',
    align: 'end',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ recebidaCentavos }) => formatCentavos(recebidaCentavos),
  },
  {
    id: 'faltaCentavos',
    header: copy.colunas.falta,
    isSortable: true,
    width: '100px',
    align: 'end',
    cell: ({ faltaCentavos }) => <strong>{formatCentavos(faltaCentavos)}</strong>,
  },
  {
    id: 'status',
    header: copy.colunas.status,
    width: '116px',
    cell: ({ status }) => <StatusTag tone={tonsDoStatusAReceber[status]}>{copy.status[status]}</StatusTag>,
  },
  {
    id: 'contestacao',
    header: copy.colunas.contestacao,
    width: '96px',
    cell: ({ contestacao }) =>
      contestacao && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={copy.abrirContestacao(contestacao.numero, copy.statusContestacao[contestacao.status])}
          onClick={() => onContestacao(contestacao.id)}
        >
          {copy.numero(contestacao.numero)}
        </Button>
      ),
  },
  {
    id: 'produtor',
    header: copy.colunas.produtor,
    width: '140px',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ produtor }) => produtor,
  },
];
