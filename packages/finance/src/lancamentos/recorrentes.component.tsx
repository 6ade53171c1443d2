import { type FichaSerie, lancamentoCalls, serieLancamentoCalls } from '@balcao/contracts';
import { formatCentavos, formatData, sentenceOfFalha } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, Cluster, EmptyState, Link, showToast } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Celula } from '@balcao/ui/lists';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useState } from 'react';
import { copy } from './lancamentos.copy.ts';
import { quandoDe } from './lancamentos.model.ts';
import { useEndSerie, useSeries } from './lancamentos.resource.ts';

const { recorrentes } = copy;

const colunasDe = (hrefOf: (serieId: string) => string): readonly Column<FichaSerie>[] => [
  {
    id: 'descricao',
    header: recorrentes.descricao,
    isRowHeader: true,
    cell: ({ id, descricao, categoria, tipo }) => (
      <Celula detalhe={categoria ?? copy.tipo[tipo]}>
        <Link href={hrefOf(id)}>{descricao}</Link>
      </Celula>
    ),
  },
  { id: 'quando', header: recorrentes.quando, width: '200px', cell: ({ recorrencia }) => quandoDe(recorrencia) },
  {
    id: 'proximo',
    header: recorrentes.proximo,
    width: '112px',
    isLabelledOnCard: true,
    cell: ({ proximoEm }) => (proximoEm ? formatData(proximoEm) : recorrentes.encerrado),
  },
  {
    id: 'valor',
    header: recorrentes.valor,
    width: '132px',
    align: 'end',
    cell: ({ tipo, valorCentavos }) => (tipo === 'DESPESA' ? copy.saida(formatCentavos(valorCentavos)) : formatCentavos(valorCentavos)),
  },
];

export interface RecorrentesProps {
  /** The entries of one of them. */
  hrefOf: (serieId: string) => string;
  onNovo: () => void;
}

/** What comes again: when, the next of each, and its end. */
export function Recorrentes({ hrefOf, onNovo }: RecorrentesProps) {
  const { data, error, isFetching, refetch } = useSeries();
  const [saindo, setSaindo] = useState<FichaSerie | null>(null);
  const [mayCreate, mayEnd] = [useMay(lancamentoCalls.createLancamento), useMay(serieLancamentoCalls.endSerie)];
  const end = useEndSerie();
  const confirm = ({ id: serieId, versao, proximoEm }: FichaSerie) =>
    end.mutate(
      { serieId, versao, desde: proximoEm ?? '' },
      {
        onSuccess: () => {
          showToast({ tone: 'sucesso', titulo: recorrentes.encerrou });
          setSaindo(null);
        },
        onError: (falha) => showFailure(copy.falhou, falha),
      },
    );
  const actionOf = (serie: FichaSerie) => (
    <Cluster gap={2}>
      {serie.proximoEm !== null && (
        <Button size="sm" onClick={() => setSaindo(serie)}>
          {recorrentes.encerrar}
        </Button>
      )}
    </Cluster>
  );
  return (
    <>
      <DataTable
        caption={recorrentes.titulo}
        columns={colunasDe(hrefOf)}
        rows={data ?? []}
        rowId={({ id }) => id}
        rowName={({ descricao }) => descricao}
        status={data ? 'ready' : error && !isFetching ? 'failed' : 'loading'}
        failure={sentenceOfFalha(error)}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            titulo={recorrentes.vazio}
            action={
              mayCreate && (
                <Button variant="primary" onClick={onNovo}>
                  {copy.novo}
                </Button>
              )
            }
          >
            {recorrentes.vazioTexto}
          </EmptyState>
        }
        {...(mayEnd && { rowActions: actionOf })}
      />
      {saindo && (
        <ConfirmDialog
          titulo={recorrentes.encerrarTitulo(saindo.descricao)}
          isOpen
          isDanger
          isBusy={end.isPending}
          confirmar={recorrentes.encerrar}
          onConfirm={() => confirm(saindo)}
          onClose={() => setSaindo(null)}
        >
          {recorrentes.encerrarTexto}
        </ConfirmDialog>
      )}
    </>
  );
}
