import type { OrcamentoResumo } from '@balcao/contracts';
import { nomesDasLinhas, proximaAcao, rotuloSituacao, rotuloUrgencia, tomDoOrcamento } from '@balcao/domain';
import { DateText, Link, MomentText, Money, StatusTag, VisuallyHidden } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { Celula } from '@balcao/ui/lists';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy, rotuloDaAcao, rotuloDoTipo } from './orcamentos.copy.ts';
import { destinoDe } from './orcamentos.model.ts';

/** Where a line of the list leads. */
export const hrefOf = (orcamento: OrcamentoResumo) => enderecoDoFormulario(orcamento.formulario, destinoDe(orcamento));

/** What comes next for a case and, when it presses today, why. */
export function ProximaAcao({ orcamento }: { orcamento: OrcamentoResumo }) {
  const passo = rotuloDaAcao[proximaAcao(orcamento)];
  if (!orcamento.urgencia) return passo;
  return (
    <>
      <StatusTag tone="atencao">{rotuloUrgencia(orcamento.urgencia)}</StatusTag> <Celula>{passo}</Celula>
    </>
  );
}

/** On one line: why the case presses, or else its next step, which whoever cannot see is told in both. */
function UrgenciaNaLinha({ orcamento: { status, urgencia } }: { orcamento: OrcamentoResumo }) {
  const passo = rotuloDaAcao[proximaAcao({ status })];
  if (!urgencia) return passo;
  return (
    <span title={passo}>
      <StatusTag tone="atencao">{rotuloUrgencia(urgencia)}</StatusTag> <VisuallyHidden>{passo}</VisuallyHidden>
    </span>
  );
}

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<OrcamentoResumo>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    isRowHeader: true,
    cell: (orcamento) => (
      <Celula detalhe={[orcamento.tipo === 'NOVO' ? null : rotuloDoTipo[orcamento.tipo], orcamento.bem].filter(Boolean).join(' · ')}>
        <Link href={hrefOf(orcamento)}>{orcamento.segurado ?? copy.semSegurado}</Link>
      </Celula>
    ),
  },
  {
    id: 'numero',
    header: copy.colunas.numero,
    isSortable: true,
    align: 'end',
    width: '52px',
    from: 992,
    isLabelledOnCard: true,
    cell: ({ numero }) => numero,
  },
  {
    id: 'linha',
    header: copy.colunas.linha,
    width: '84px',
    from: 1200,
    cell: ({ linha }) => nomesDasLinhas[linha],
  },
  {
    id: 'vigIni',
    header: copy.colunas.vigIni,
    isSortable: true,
    isHiddenOnCard: true,
    width: '96px',
    from: 992,
    cell: ({ vigIni }) => <DateText iso={vigIni} />,
  },
  {
    id: 'melhorPremio',
    header: copy.colunas.melhorPremio,
    isSortable: true,
    align: 'end',
    width: '184px',
    narrowWidth: '108px',
    cell: ({ premioCentavos, seguradora, premioDe }) => (
      <Celula detalhe={seguradora && premioDe && premioDe !== 'MELHOR' ? copy.ofertaDe[premioDe](seguradora) : seguradora}>
        <Money centavos={premioCentavos} isStrong />
      </Celula>
    ),
  },
  {
    id: 'status',
    header: copy.colunas.status,
    isSortable: true,
    width: '106px',
    cell: ({ status, formulario }) => (
      <StatusTag tone={tomDoOrcamento[status]} isLive={status === 'CALCULANDO'}>
        {rotuloSituacao({ status, formulario })}
      </StatusTag>
    ),
  },
  {
    id: 'urgencia',
    header: copy.colunas.urgencia,
    isSortable: true,
    width: '198px',
    cell: (orcamento) => <UrgenciaNaLinha orcamento={orcamento} />,
  },
  {
    id: 'alteradoEm',
    header: copy.colunas.alteradoEm,
    isSortable: true,
    isHiddenOnCard: true,
    width: '104px',
    from: 1200,
    cell: ({ alteradoEm }) => <MomentText iso={alteradoEm} />,
  },
  {
    id: 'produtor',
    header: copy.colunas.produtor,
    isHiddenOnCard: true,
    isWideOnly: true,
    width: '200px',
    cell: ({ produtor, usuario }) => <Celula detalhe={usuario}>{produtor ?? copy.semProdutor}</Celula>,
  },
];
