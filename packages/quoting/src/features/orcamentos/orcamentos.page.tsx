import { addressOf, type OrcamentoResumo, quotingRoutes } from '@balcao/contracts';
import { hojeEm, sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao, useSession } from '@balcao/shared';
import { ButtonLink, Card, EmptyState, Page, showToast } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { DataTable, Pagination, type Sort } from '@balcao/ui/tables';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { enderecoDoFormulario } from '../../endereco-do-formulario.ts';
import { saveFile } from '../../save-file.resource.ts';
import { AcoesOrcamento } from './acoes-orcamento.component.tsx';
import { colunas } from './colunas.component.tsx';
import { FiltrosOrcamentos } from './filtros-orcamentos.component.tsx';
import { copy } from './orcamentos.copy.ts';
import { consultaOf, hasFiltros, type Mudanca, withMudanca, withoutFiltros } from './orcamentos.model.ts';
import { exportCsv, useDescarte, useDuplicacao, useOrcamentos, useReabertura } from './orcamentos.resource.ts';

/** `/multicalculo/orcamentos`: every quote the user may see; the address holds filters, order and page. */
export function OrcamentosPage() {
  const [search, setSearch] = useSearchParams();
  const consulta = consultaOf(search);
  const orcamentos = useOrcamentos(consulta);
  const change = (mudanca: Mudanca) => setSearch(withMudanca(search, mudanca), { replace: !('pagina' in mudanca) });
  const clear = () => setSearch(withoutFiltros(search));
  const { rowActions, dialog } = useAcoes();
  const status = orcamentos.isError ? 'failed' : orcamentos.isPending ? 'loading' : 'ready';
  const novo = (
    <ButtonLink href={addressOf(quotingRoutes, 'novoOrcamento')} variant="primary" icon={<IconeAdicionar size={16} aria-hidden />}>
      {copy.novo}
    </ButtonLink>
  );
  const exportList = async () => {
    try {
      saveFile(await exportCsv(consulta), copy.arquivo(hojeEm(new Date())));
      showToast({ tone: 'sucesso', titulo: copy.exportou });
    } catch (error) {
      showFailure(copy.falhaExportar, error);
    }
  };

  return (
    <Page routeId="orcamentos" titulo={copy.titulo} busy={status === 'loading'} actions={novo}>
      <Card isFlush>
        <FiltrosOrcamentos consulta={consulta} onChange={change} onClear={clear} onExport={exportList} />
        <DataTable
          caption={copy.tabela}
          columns={colunas}
          rows={orcamentos.data?.itens ?? []}
          rowId={({ id }) => id}
          status={status}
          onRetry={() => void orcamentos.refetch()}
          failure={orcamentos.error && sentenceOfFalha(orcamentos.error)}
          empty={
            <EmptyState titulo={copy.vazioTitulo} action={novo}>
              {copy.vazioTexto}
            </EmptyState>
          }
          onClearFilters={hasFiltros(search) ? clear : undefined}
          sort={sortOf(consulta.ordenar)}
          onSort={({ column, direction }) => change({ ordenar: direction === 'desc' ? `-${column}` : column })}
          rowActions={rowActions}
        />
        {orcamentos.data && orcamentos.data.total > 0 && (
          <Pagination
            pagina={consulta.pagina}
            tamanho={consulta.tamanho}
            total={orcamentos.data.total}
            onChange={(pagina) => change({ pagina })}
            onTamanho={(tamanho) => change({ tamanho })}
          />
        )}
      </Card>
      {dialog}
    </Page>
  );
}

function sortOf(ordenar: string | undefined): Sort | undefined {
  if (!ordenar) return undefined;
  return ordenar.startsWith('-') ? { column: ordenar.slice(1), direction: 'desc' } : { column: ordenar, direction: 'asc' };
}

const showFailure = (titulo: string, error: unknown) =>
  void showToast({ tone: 'perigo', titulo, texto: sentenceOfFalha(error instanceof FalhaRequisicao ? error : null) });

/** What may be done with a line: duplicate it, or throw a draft away once the user is sure. */
function useAcoes() {
  const navigate = useNavigate();
  const canDuplicate = useSession()?.bloqueioDuplicarOrcamento !== true;
  const duplicate = useDuplicacao();
  const descarte = useDescarte();
  const reabertura = useReabertura();
  const [aDescartar, setADescartar] = useState<OrcamentoResumo | null>(null);

  const onDuplicate = (orcamento: OrcamentoResumo) =>
    duplicate(orcamento).then(
      (id) => navigate(enderecoDoFormulario(orcamento.formulario, { id })),
      (error: unknown) => showFailure(copy.falhaDuplicar, error),
    );
  const onDescarte = ({ id, numero }: OrcamentoResumo) =>
    descarte.mutate(
      { orcamentoId: id },
      {
        onSuccess: () => void showToast({ tone: 'sucesso', titulo: copy.descartou(numero) }),
        onError: (error) => showFailure(copy.falhaDescartar, error),
        onSettled: () => setADescartar(null),
      },
    );

  const onReabrir = ({ id, numero }: OrcamentoResumo) =>
    reabertura.mutate(
      { orcamentoId: id },
      {
        onSuccess: () => void showToast({ tone: 'sucesso', titulo: copy.reabriu(numero) }),
        onError: (error) => showFailure(copy.falhaReabrir, error),
      },
    );

  return {
    rowActions: (orcamento: OrcamentoResumo) => (
      <AcoesOrcamento
        {...{ orcamento, canDuplicate }}
        onDuplicate={() => void onDuplicate(orcamento)}
        onDescarte={() => setADescartar(orcamento)}
        onReabrir={() => onReabrir(orcamento)}
      />
    ),
    dialog: aDescartar && (
      <ConfirmDialog
        titulo={copy.descartarTitulo(aDescartar.numero)}
        confirmar={copy.descartar}
        isOpen
        isDanger
        isBusy={descarte.isPending}
        onConfirm={() => onDescarte(aDescartar)}
        onClose={() => setADescartar(null)}
      >
        {copy.descartarTexto}
      </ConfirmDialog>
    ),
  };
}
