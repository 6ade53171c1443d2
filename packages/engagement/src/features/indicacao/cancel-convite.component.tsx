import type { Indicacao } from '@balcao/contracts';
import { showToast } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './indicacao.copy.ts';
import { cancelConvite } from './indicacao.resource.ts';

/** Asks before an invitation is withdrawn. */
export function CancelConvite({ convite, onClose }: { convite: Pick<Indicacao, 'id' | 'nome'>; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    try {
      await cancelConvite(convite.id);
      showToast({ tone: 'sucesso', titulo: copy.retirou });
    } catch (error) {
      showFailure(copy.naoRetirou, error);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      titulo={copy.retirarPergunta}
      confirmar={copy.retirar}
      isDanger
      isOpen
      isBusy={isBusy}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      {copy.retirarTexto(convite.nome)}
    </ConfirmDialog>
  );
}
