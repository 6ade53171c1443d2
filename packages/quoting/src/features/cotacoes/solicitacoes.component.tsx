import type { Formulario, SolicitacaoCotacao } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';
import { useLateNavigate } from '@balcao/shared/parcel';
import { Button, Cluster, DateText, EmptyState, Link, showToast, StatusTag } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { showFailure } from '@balcao/ui/failures';
import { Celula, Lista } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { useState } from 'react';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy, rotuloDaEntrada, rotuloDaSolicitacao } from './cotacoes.copy.ts';
import { ABERTAS, tomDaSolicitacao } from './cotacoes.model.ts';
import { useTake, useSolicitacoes } from './cotacoes.resource.ts';
import { DescarteModal } from './descarte.modal.tsx';

const { leads } = copy;

/** A line no form of ours asks about is written down by hand. */
const formularioDe = ({ linha }: Pick<SolicitacaoCotacao, 'linha'>): Formulario => (linha === 'OUTRO' ? 'MANUAL' : linha);

const colunas: readonly Column<SolicitacaoCotacao>[] = [
  {
    id: 'nome',
    header: leads.colunas.nome,
    isRowHeader: true,
    cell: (solicitacao) => {
      const { nome, email, celular, protocolo, orcamentoId } = solicitacao;
      return (
        <Celula detalhe={[[celular, email].filter(Boolean).join(' · ') || leads.semContato, protocolo].filter(Boolean).join(' · ')}>
          {orcamentoId ? <Link href={enderecoDoFormulario(formularioDe(solicitacao), { id: orcamentoId })}>{nome}</Link> : nome}
        </Celula>
      );
    },
  },
  {
    id: 'criadoEm',
    header: leads.colunas.criadoEm,
    width: '140px',
    cell: ({ criadoEm }) => <DateText iso={criadoEm} hasTime />,
  },
  { id: 'linha', header: leads.colunas.linha, width: '110px', cell: ({ linha }) => nomesDasLinhas[linha] },
  {
    id: 'origem',
    header: leads.colunas.origem,
    width: '210px',
    narrowWidth: '130px',
    isHiddenOnCard: true,
    cell: ({ origem, utm }) => (
      <Celula detalhe={[utm?.['source'], utm?.['campaign']].filter(Boolean).join(' · ') || null}>{rotuloDaEntrada[origem]}</Celula>
    ),
  },
  {
    id: 'status',
    header: leads.colunas.status,
    width: '150px',
    cell: ({ status }) => <StatusTag tone={tomDaSolicitacao[status]}>{rotuloDaSolicitacao[status]}</StatusTag>,
  },
  {
    id: 'responsavel',
    header: leads.colunas.responsavel,
    width: '210px',
    narrowWidth: '140px',
    cell: ({ responsavel, avisado }) => (
      <Celula detalhe={!responsavel && avisado ? leads.naVezDe(avisado) : null}>{responsavel ?? leads.semResponsavel}</Celula>
    ),
  },
];

const situacoes = [
  { value: ABERTAS, label: leads.abertas },
  { value: 'NOVA,EM_ATENDIMENTO,CONVERTIDA,DESCARTADA', label: leads.todas },
  ...(['NOVA', 'EM_ATENDIMENTO', 'CONVERTIDA', 'DESCARTADA'] as const).map((status) => ({
    value: status,
    label: rotuloDaSolicitacao[status],
  })),
];

/** What clients asked for, for whoever attends to it. */
export function Solicitacoes() {
  const lista = useSolicitacoes();
  const goTo = useLateNavigate();
  const [aDescartar, setADescartar] = useState<SolicitacaoCotacao | null>(null);
  return (
    <>
      <Lista
        lista={lista}
        caption={leads.tabela}
        columns={colunas}
        rowId={({ id }) => id}
        busca={leads.q}
        filtros={
          <Select
            name="status"
            label={leads.status}
            isLabelHidden
            options={situacoes}
            value={lista.consulta.status ?? ABERTAS}
            onChange={(status) => lista.change({ status })}
          />
        }
        vazio={<EmptyState titulo={leads.vazioTitulo}>{leads.vazioTexto}</EmptyState>}
        larguraDasAcoes="200px"
        rowActions={(solicitacao) => <Acoes solicitacao={solicitacao} goTo={goTo} onDescarte={() => setADescartar(solicitacao)} />}
      />
      {aDescartar && <DescarteModal solicitacao={aDescartar} onClose={() => setADescartar(null)} />}
    </>
  );
}

interface AcoesProps {
  solicitacao: SolicitacaoCotacao;
  /** Of the page, which stays when this row goes. */
  goTo: ReturnType<typeof useLateNavigate>;
  onDescarte: () => void;
}

function Acoes({ solicitacao, goTo, onDescarte }: AcoesProps) {
  const taking = useTake(({ orcamentoId }) => {
    // of the command and not of the click: who else hears of it takes this row away before the answer comes
    showToast({ tone: 'sucesso', titulo: leads.assumida });
    void goTo(enderecoDoFormulario(formularioDe(solicitacao), { id: orcamentoId }));
  });
  const { id, nome, status } = solicitacao;
  if (status !== 'NOVA' && status !== 'EM_ATENDIMENTO') return null;
  const take = () =>
    taking.mutate(
      { solicitacaoId: id },
      {
        onError: (error) => showFailure(leads.falhaAssumir, error),
      },
    );
  return (
    <Cluster gap={2}>
      {status === 'NOVA' && (
        <Button size="sm" variant="primary" aria-label={leads.assumirDe(nome)} isBusy={taking.isPending} onClick={take}>
          {leads.assumir}
        </Button>
      )}
      <Button size="sm" variant="quiet" aria-label={leads.descartarDe(nome)} onClick={onDescarte}>
        {leads.descartar}
      </Button>
    </Cluster>
  );
}
