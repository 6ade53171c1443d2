import type { ContratoVisto, EndossosDaApolice } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, showToast, Stack, Text } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { copy } from './endosso.copy.ts';
import { LeituraDaApolice } from './leitura-da-apolice.component.tsx';
import { useReativacao } from './endosso.resource.ts';

const { reativacao } = copy;

/** Undoes a cancellation. */
export const ReativarApoliceModal = ({ contrato, onClose }: { contrato: ContratoVisto; onClose: () => void }) => (
  <LeituraDaApolice contrato={contrato} titulo={reativacao.titulo} onClose={onClose}>
    {(lida) => <Confirmacao lida={lida} onClose={onClose} />}
  </LeituraDaApolice>
);

function Confirmacao({ lida: { apolice }, onClose }: { lida: EndossosDaApolice; onClose: () => void }) {
  const reativar = useReativacao({
    onDone: () => {
      showToast({ tone: 'sucesso', titulo: reativacao.feito });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      titulo={reativacao.titulo}
      isOpen
      confirmar={reativacao.enviar}
      cancelar={copy.fechar}
      isBusy={reativar.isPending}
      onConfirm={() => reativar.mutate({ apoliceId: apolice.id, versao: apolice.versao })}
      onClose={onClose}
    >
      <Stack gap={3}>
        {reativar.error && (
          <Alert tone="perigo" isLive>
            {sentenceOfFalha(reativar.error)}
          </Alert>
        )}
        <Text>{reativacao.texto}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
