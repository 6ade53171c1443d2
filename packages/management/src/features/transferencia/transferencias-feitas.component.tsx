import type { Transferencia } from '@balcao/contracts';
import { formatCentavos, sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Card, ErrorState, showToast, Skeleton, Stack, StatusTag, Text } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useState } from 'react';
import { copy } from './transferencia.copy.ts';
import { useCancelar, useDesfazer, type useTransferencias } from './transferencia.resource.ts';

const tons = {
  PENDENTE: 'info',
  CONCLUIDA: 'sucesso',
  CANCELADA: 'neutro',
  FALHOU: 'perigo',
  DESFAZENDO: 'info',
  DESFEITA: 'neutro',
} as const;

const isCorrendo = ({ status }: Transferencia): boolean => status === 'PENDENTE' || status === 'DESFAZENDO';
const detalheDe = (uma: Transferencia): string | null => {
  if (isCorrendo(uma)) return copy.andamento(uma.feitas, uma.apolices);
  return uma.desfazivelAte && copy.ate(uma.desfazivelAte);
};

const colunas: readonly Column<Transferencia>[] = [
  {
    id: 'produtores',
    header: copy.coluna.produtores,
    cell: ({ de, para, vigorDesde }) => <Celula detalhe={copy.desde(vigorDesde)}>{copy.produtores(de.nome, para.nome)}</Celula>,
  },
  { id: 'quando', header: copy.coluna.quando, width: '230px', cell: ({ criadaEm, usuario }) => copy.porQuem(criadaEm, usuario) },
  { id: 'apolices', header: copy.coluna.apolices, width: '110px', align: 'end', cell: ({ apolices }) => copy.numero(apolices) },
  {
    id: 'premio',
    header: copy.coluna.premio,
    width: '220px',
    align: 'end',
    cell: ({ premioCentavos, comissoesFuturasCentavos }) => (
      <Celula detalhe={copy.comissoesDe(comissoesFuturasCentavos)}>{formatCentavos(premioCentavos)}</Celula>
    ),
  },
  {
    id: 'situacao',
    header: copy.coluna.situacao,
    width: '230px',
    cell: (uma) => (
      <Celula detalhe={detalheDe(uma)}>
        <StatusTag tone={tons[uma.status]}>{copy.status[uma.status]}</StatusTag>
      </Celula>
    ),
  },
];

interface FeitasProps {
  leitura: ReturnType<typeof useTransferencias>['leitura'];
  itens: readonly Transferencia[];
}

/** What changed hands, how far what works is, and what may still be undone. */
export function TransferenciasFeitas({ leitura, itens }: FeitasProps) {
  const [desfeita, setDesfeita] = useState<Transferencia | null>(null);
  const cancelar = useCancelar();
  const desfazer = useDesfazer(() => setDesfeita(null));
  const cancel = ({ id: transferenciaId }: Transferencia) =>
    cancelar.mutate({ transferenciaId }, { onError: (falha) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(falha) }) });
  if (leitura.error && !leitura.data)
    return (
      <Card titulo={copy.historico}>
        <ErrorState onRetry={() => void leitura.refetch()}>{copy.falhou}</ErrorState>
      </Card>
    );
  if (itens.length === 0)
    return <Card titulo={copy.historico}>{leitura.isPending ? <Skeleton height={120} /> : <Text isSoft>{copy.vazio}</Text>}</Card>;
  return (
    <Card titulo={copy.historico} isFlush>
      <DataTable
        caption={copy.historico}
        columns={colunas}
        rows={itens}
        rowId={({ id }) => id}
        status="ready"
        rowActions={(uma) => {
          if (uma.status === 'PENDENTE')
            return (
              <Button size="sm" isBusy={cancelar.isPending} onClick={() => cancel(uma)}>
                {copy.cancelar}
              </Button>
            );
          if (uma.desfazivelAte === null) return null;
          return (
            <Button size="sm" onClick={() => setDesfeita(uma)}>
              {copy.desfazer}
            </Button>
          );
        }}
      />
      {desfeita && (
        <ConfirmDialog
          titulo={copy.desfazerTitulo}
          isOpen
          confirmar={copy.desfazer}
          cancelar={copy.voltar}
          isBusy={desfazer.isPending}
          onConfirm={() => desfazer.mutate({ transferenciaId: desfeita.id })}
          onClose={() => setDesfeita(null)}
        >
          <Stack gap={3}>
            {desfazer.error && (
              <Alert tone="perigo" isLive>
                {sentenceOfFalha(desfazer.error)}
              </Alert>
            )}
            <Text>{copy.desfazerTexto(desfeita.apolices)}</Text>
          </Stack>
        </ConfirmDialog>
      )}
    </Card>
  );
}
