import type { SolicitacaoCotacao } from '@balcao/contracts';
import { showToast, Text } from '@balcao/ui';
import { closeDone, MotivoModal } from '../../caso/motivo.modal.tsx';
import { copy } from './cotacoes.copy.ts';
import { useDiscard } from './cotacoes.resource.ts';

export interface DescarteModalProps {
  solicitacao: SolicitacaoCotacao;
  onClose: () => void;
}

const { leads } = copy;

/** Why a lead leads nowhere. */
export function DescarteModal({ solicitacao: { id, nome }, onClose }: DescarteModalProps) {
  const discarding = useDiscard();
  const discard = (motivo: string) =>
    discarding.mutate(
      { solicitacaoId: id, motivo },
      {
        onSuccess: () => {
          showToast({ tone: 'sucesso', titulo: leads.descartada });
          closeDone(onClose);
        },
      },
    );
  return (
    <MotivoModal
      titulo={leads.descartarTitulo(nome)}
      desistir={leads.cancelar}
      confirmar={leads.descartar}
      isBusy={discarding.isPending}
      falha={discarding.error}
      onConfirm={discard}
      onClose={onClose}
    >
      <Text>{leads.descartarTexto}</Text>
    </MotivoModal>
  );
}
