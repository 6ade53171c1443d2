import type { ParcelaAtrasada } from '@balcao/contracts';
import { formatCentavos, formatData, formatDataHora } from '@balcao/domain';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { colunasComuns } from '../../parcela/colunas-comuns.component.tsx';
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
  colunasComuns.segurado,
  { ...colunasComuns.apolice, width: '128px', narrowWidth: '124px' },
  { ...colunasComuns.parcela, width: '76px' },
  colunasComuns.vencimento,
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
    width: '136px',
    narrowWidth: '108px',
    cell: ({ ultimoContato, proximoContato }) =>
      ultimoContato ? (
        <Celula
          detalhe={
            proximoContato ? copy.proximo(formatData(proximoContato.em), proximoContato.responsavel) : formatDataHora(ultimoContato.em)
          }
        >
          {copy.tipo[ultimoContato.tipo]}
        </Celula>
      ) : (
        ''
      ),
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
  { ...colunasComuns.seguradora, width: '140px', isWideOnly: true },
  // the days and what they threaten say more
  {
    ...colunasComuns.status,
    isHiddenOnCard: true,
    isWideOnly: true,
    cell: (parcela) => (
      <Celula detalhe={parcela.reemissao && copy.reemissao[parcela.reemissao.status]}>{colunasComuns.status.cell(parcela)}</Celula>
    ),
  },
];
