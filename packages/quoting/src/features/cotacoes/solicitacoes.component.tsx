import type { ConsultaSolicitacoes, Formulario, SolicitacaoCotacao } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Card, Cluster, DateText, EmptyState, IconeBusca, Link, showToast, StatusTag, TextField } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { type Column, Pagination } from '@balcao/ui/tables';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FalhaDeLeitura, isSemAcesso } from '../../falha-de-leitura.component.tsx';
import { Celula } from '../../celula.component.tsx';
import { FiltrosDaLista } from '../../filtros-da-lista.component.tsx';
import { nomesDasLinhas } from '../../nomes-das-linhas.copy.ts';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { TabelaDaLista } from '../../tabela-da-lista.component.tsx';
import { useDebounced } from '../../use-debounced.ts';
import { copy, rotuloDaEntrada, rotuloDaSolicitacao } from './cotacoes.copy.ts';
import { ABERTAS, consultaSolicitacoes, type MudancaSolicitacoes, solicitacoes, tomDaSolicitacao } from './cotacoes.model.ts';
import { useAssumir, useSolicitacoes } from './cotacoes.resource.ts';
import { DescarteModal } from './descarte.modal.tsx';

const { leads } = copy;
const { withMudanca, withoutFiltros, hasFiltros } = solicitacoes;

/** A line no form of ours asks about is written down by hand. */
const formularioDe = ({ linha }: Pick<SolicitacaoCotacao, 'linha'>): Formulario => (linha === 'OUTRO' ? 'MANUAL' : linha);

const colunas: readonly Column<SolicitacaoCotacao>[] = [
  {
    id: 'nome',
    header: leads.colunas.nome,
    isRowHeader: true,
    cell: (solicitacao) => {
      const { nome, email, celular, orcamentoId } = solicitacao;
      return (
        <Celula detalhe={[celular, email].filter(Boolean).join(' · ') || leads.semContato}>
          {orcamentoId ? <Link href={enderecoDoFormulario(formularioDe(solicitacao), { id: orcamentoId })}>{nome}</Link> : nome}
        </Celula>
      );
    },
  },
  { id: 'criadoEm', header: leads.colunas.criadoEm, width: '140px', cell: ({ criadoEm }) => <DateText iso={criadoEm} hasTime /> },
  { id: 'linha', header: leads.colunas.linha, width: '110px', cell: ({ linha }) => nomesDasLinhas[linha] },
  { id: 'origem', header: leads.colunas.origem, width: '130px', isHiddenOnCard: true, cell: ({ origem }) => rotuloDaEntrada[origem] },
  {
    id: 'status',
    header: leads.colunas.status,
    width: '150px',
    cell: ({ status }) => <StatusTag tone={tomDaSolicitacao[status]}>{rotuloDaSolicitacao[status]}</StatusTag>,
  },
  { id: 'responsavel', header: leads.colunas.responsavel, width: '140px', cell: ({ responsavel }) => responsavel ?? leads.semResponsavel },
];

/** What clients asked for, for whoever attends to it. */
export function Solicitacoes() {
  const [search, setSearch] = useSearchParams();
  const consulta = consultaSolicitacoes(search);
  const { data, error, isError, isPending, refetch } = useSolicitacoes(consulta);
  const change = (mudanca: MudancaSolicitacoes) => setSearch(withMudanca(search, mudanca), { replace: !('pagina' in mudanca) });
  const clear = () => setSearch(withoutFiltros(search));
  const [aDescartar, setADescartar] = useState<SolicitacaoCotacao | null>(null);
  // without the access there is nothing to narrow, to order or to take out
  if (isSemAcesso(error)) {
    return (
      <Card>
        <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Card isFlush>
      <Filtros consulta={consulta} isFiltered={hasFiltros(search)} onChange={change} onClear={clear} />
      <TabelaDaLista
        caption={leads.tabela}
        columns={colunas}
        rows={data?.itens ?? []}
        rowId={({ id }) => id}
        status={isError ? 'failed' : isPending ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        failure={error && sentenceOfFalha(error)}
        empty={<EmptyState titulo={leads.vazioTitulo}>{leads.vazioTexto}</EmptyState>}
        onClearFilters={hasFiltros(search) ? clear : undefined}
        larguraDasAcoes="200px"
        rowActions={(solicitacao) => <Acoes solicitacao={solicitacao} onDescarte={() => setADescartar(solicitacao)} />}
      />
      {data && data.total > 0 && (
        <Pagination
          pagina={consulta.pagina}
          tamanho={consulta.tamanho}
          total={data.total}
          onChange={(pagina) => change({ pagina })}
          onTamanho={(tamanho) => change({ tamanho })}
        />
      )}
      {aDescartar && <DescarteModal solicitacao={aDescartar} onClose={() => setADescartar(null)} />}
    </Card>
  );
}

const situacoes = [
  { value: ABERTAS, label: leads.abertas },
  { value: 'NOVA,EM_ATENDIMENTO,CONVERTIDA,DESCARTADA', label: leads.todas },
  ...(['NOVA', 'EM_ATENDIMENTO', 'CONVERTIDA', 'DESCARTADA'] as const).map((status) => ({
    value: status,
    label: rotuloDaSolicitacao[status],
  })),
];

interface FiltrosProps {
  consulta: ConsultaSolicitacoes;
  isFiltered: boolean;
  onChange: (mudanca: MudancaSolicitacoes) => void;
  onClear: () => void;
}

function Filtros({ consulta: { q, status }, isFiltered, onChange, onClear }: FiltrosProps) {
  const find = useDebounced((texto) => onChange({ q: texto.trim() }));
  return (
    <FiltrosDaLista
      ativos={isFiltered ? [q, status !== ABERTAS].filter(Boolean).length : 0}
      onClear={onClear}
      busca={
        <TextField
          name="q"
          type="search"
          label={leads.q}
          isLabelHidden
          placeholder={leads.q}
          prefix={<IconeBusca size={16} aria-hidden />}
          value={q ?? ''}
          onChange={find}
        />
      }
    >
      <Select
        name="status"
        label={leads.status}
        isLabelHidden
        options={situacoes}
        value={status ?? ABERTAS}
        onChange={(value) => onChange({ status: value === ABERTAS ? null : value })}
      />
    </FiltrosDaLista>
  );
}

function Acoes({ solicitacao, onDescarte }: { solicitacao: SolicitacaoCotacao; onDescarte: () => void }) {
  const navigate = useNavigate();
  const assumir = useAssumir();
  const { id, nome, status } = solicitacao;
  if (status !== 'NOVA' && status !== 'EM_ATENDIMENTO') return null;
  const take = () =>
    assumir.mutate(
      { solicitacaoId: id },
      {
        onSuccess: ({ orcamentoId }) => {
          showToast({ tone: 'sucesso', titulo: leads.assumida });
          void navigate(enderecoDoFormulario(formularioDe(solicitacao), { id: orcamentoId }));
        },
        onError: (error) => void showToast({ tone: 'perigo', titulo: leads.falhaAssumir, texto: sentenceOfFalha(error) }),
      },
    );
  return (
    <Cluster gap={2}>
      {status === 'NOVA' && (
        <Button size="sm" variant="primary" aria-label={leads.assumirDe(nome)} isBusy={assumir.isPending} onClick={take}>
          {leads.assumir}
        </Button>
      )}
      <Button size="sm" variant="quiet" aria-label={leads.descartarDe(nome)} onClick={onDescarte}>
        {leads.descartar}
      </Button>
    </Cluster>
  );
}
