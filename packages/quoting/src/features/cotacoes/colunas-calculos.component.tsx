import type { CotacaoResumo } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';
import { Link, MomentText, Money, StatusTag } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { Celula } from '@balcao/ui/lists';
import { cancelado } from '../../caso/rodada-cancelada.copy.ts';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy, rotuloDaOrigem, rotuloDoStatus } from './cotacoes.copy.ts';
import { tomDoStatus } from './cotacoes.model.ts';

/** Columns of the runs. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<CotacaoResumo>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, orcamentoId, formulario, segurado, bem, numero, versao }) => (
      <Celula detalhe={[(formulario === 'MANUAL' ? copy.versaoManual : copy.numero)(numero, versao), bem].filter(Boolean).join(' · ')}>
        <Link href={enderecoDoFormulario(formulario, { id: orcamentoId, cotacao: id })}>{segurado ?? copy.semSegurado}</Link>
      </Celula>
    ),
  },
  {
    id: 'criadoEm',
    header: copy.colunas.criadoEm,
    isSortable: true,
    width: '112px',
    cell: ({ criadoEm }) => <MomentText iso={criadoEm} />,
  },
  { id: 'linha', header: copy.colunas.linha, width: '100px', from: 992, cell: ({ linha }) => nomesDasLinhas[linha] },
  {
    id: 'origem',
    header: copy.colunas.origem,
    width: '100px',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ origem }) => rotuloDaOrigem[origem],
  },
  {
    id: 'seguradoras',
    header: copy.colunas.seguradoras,
    align: 'end',
    width: '156px',
    isLabelledOnCard: true,
    cell: ({ formulario, seguradorasOk, seguradorasTotal, ...run }) => (
      <Celula detalhe={run.canceladas > 0 ? cancelado({ ...run, total: seguradorasTotal }) : null} isDetailHiddenOnCard>
        {formulario === 'MANUAL' ? copy.informadas(seguradorasOk) : copy.respondidas(seguradorasOk, seguradorasTotal)}
      </Celula>
    ),
  },
  {
    id: 'menorPremio',
    header: copy.colunas.menorPremio,
    isSortable: true,
    align: 'end',
    width: '200px',
    narrowWidth: '116px',
    cell: ({ menorPremioCentavos, menorSeguradora }) => (
      <Celula detalhe={menorSeguradora}>
        <Money centavos={menorPremioCentavos} isStrong />
      </Celula>
    ),
  },
  {
    id: 'status',
    header: copy.colunas.status,
    width: '112px',
    cell: ({ status }) => (
      <StatusTag tone={tomDoStatus[status]} isLive={status === 'CALCULANDO'}>
        {rotuloDoStatus[status]}
      </StatusTag>
    ),
  },
  { id: 'usuario', header: copy.colunas.usuario, width: '120px', from: 992, isHiddenOnCard: true, cell: ({ usuario }) => usuario },
];
