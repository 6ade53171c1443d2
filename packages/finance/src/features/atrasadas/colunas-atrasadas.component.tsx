import type { ParcelaAtrasada } from '@balcao/contracts';
import { formatCentavos, formatData, formatDataHora, sayParcela, tonsDoStatusParcela } from '@balcao/domain';
import { Link, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { vendaDe } from '../../enderecos.ts';
import { copy } from './atrasadas.copy.ts';

function Risco({ suspensaEm, cancelavelEm, statusApolice, atualizado }: ParcelaAtrasada) {
  if (!suspensaEm) return copy.semAviso;
  const isSuspensa = statusApolice === 'SUSPENSA' || suspensaEm <= atualizado.dia;
  return (
    <Celula detalhe={cancelavelEm && copy.cancelavel(formatData(cancelavelEm))}>
      {isSuspensa ? copy.suspensa(formatData(suspensaEm)) : copy.suspende(formatData(suspensaEm))}
    </Celula>
  );
}

/** Columns of the list (domain design §4.5). Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<ParcelaAtrasada>[] = [
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
    width: '128px',
    narrowWidth: '124px',
    cell: ({ apoliceId, apolice }) => <Link href={vendaDe(apoliceId)}>{apolice}</Link>,
  },
  { id: 'parcela', header: copy.colunas.parcela, width: '76px', cell: sayParcela },
  {
    id: 'vencimento',
    header: copy.colunas.vencimento,
    isSortable: true,
    width: '112px',
    cell: ({ vencimento }) => formatData(vencimento),
  },
  {
    id: 'atraso',
    header: copy.colunas.atraso,
    width: '84px',
    narrowWidth: '76px',
    align: 'end',
    cell: ({ atualizado }) => copy.dias(atualizado.diasDeAtraso),
  },
  {
    id: 'valor',
    header: copy.colunas.valor,
    isSortable: true,
    width: '112px',
    align: 'end',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ atualizado }) => formatCentavos(atualizado.saldoCentavos),
  },
  {
    id: 'atualizado',
    header: copy.colunas.atualizado,
    width: '108px',
    align: 'end',
    cell: ({ atualizado }) => <strong>{formatCentavos(atualizado.atualizadoCentavos)}</strong>,
  },
  {
    id: 'coberto',
    header: copy.colunas.coberto,
    width: '118px',
    isHiddenOnCard: true,
    cell: ({ cobertoAte }) => copy.ate(formatData(cobertoAte)),
  },
  { id: 'risco', header: copy.colunas.risco, width: '142px', narrowWidth: '134px', cell: (parcela) => <Risco {...parcela} /> },
  {
    id: 'contato',
    header: copy.colunas.contato,
    width: '140px',
    isWideOnly: true,
    cell: ({ ultimoContato }) =>
      ultimoContato ? <Celula detalhe={formatDataHora(ultimoContato.em)}>{copy.tipo[ultimoContato.tipo]}</Celula> : '',
  },
  {
    id: 'promessa',
    header: copy.colunas.promessa,
    width: '112px',
    isWideOnly: true,
    cell: ({ prometidaPara, atualizado }) =>
      prometidaPara ? (
        <Celula detalhe={prometidaPara < atualizado.dia ? copy.promessaVencida : null}>{formatData(prometidaPara)}</Celula>
      ) : (
        ''
      ),
  },
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    width: '140px',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ seguradora, ramo }) => <Celula detalhe={ramo}>{seguradora}</Celula>,
  },
  {
    id: 'status',
    header: copy.colunas.status,
    width: '130px',
    narrowWidth: '118px',
    // the days and what they threaten say more
    isHiddenOnCard: true,
    cell: ({ status }) => <StatusTag tone={tonsDoStatusParcela[status]}>{copy.status[status]}</StatusTag>,
  },
];
