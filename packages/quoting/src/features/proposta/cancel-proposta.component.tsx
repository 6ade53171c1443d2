import type { Proposta } from '@balcao/contracts';
import { transicoesVenda } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, showToast, Text } from '@balcao/ui';
import { useState } from 'react';
import { closeDone, MotivoModal } from '../../caso/motivo.modal.tsx';
import { copy } from './proposta.copy.ts';
import { isEmTransmissao } from './proposta.model.ts';
import { useCancelamento } from './proposta.resource.ts';

const { cancelamento } = copy;

/** Gives a proposal up, with its reason; nothing where it may not, or may no longer, be given up. */
export function CancelProposta({ proposta, onCancelada }: { proposta: Proposta; onCancelada: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const isMine = useSession()?.acessoGestao !== false;
  if (!isMine || isEmTransmissao(proposta) || !transicoesVenda.proposta[proposta.status].includes('CANCELADA')) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{cancelamento.botao}</Button>
      {isOpen && <Motivo proposta={proposta} onClose={() => setIsOpen(false)} onCancelada={onCancelada} />}
    </>
  );
}

function Motivo({ proposta, onClose, onCancelada }: { proposta: Proposta; onClose: () => void; onCancelada: () => void }) {
  const { isBusy, falha, send } = useCancelamento();
  const cancel = async (motivo: string) => {
    if (!(await send({ propostaId: proposta.id, motivo }))) return;
    showToast({ tone: 'sucesso', titulo: cancelamento.feito(proposta.numero) });
    closeDone(onClose);
    onCancelada();
  };
  return (
    <MotivoModal
      titulo={cancelamento.titulo(proposta.numero)}
      desistir={cancelamento.manter}
      confirmar={cancelamento.confirmar}
      isBusy={isBusy}
      falha={falha}
      onConfirm={(motivo) => void cancel(motivo)}
      onClose={onClose}
    >
      <Text>{cancelamento.texto}</Text>
      {proposta.numeroSeguradora && <Alert tone="atencao">{cancelamento.avise(proposta.seguradoraNome)}</Alert>}
    </MotivoModal>
  );
}
