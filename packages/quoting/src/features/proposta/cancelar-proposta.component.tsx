import { PedidoCancelamento, type Proposta } from '@balcao/contracts';
import { sentenceOfFalha, transicoesVenda } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, focusCampo, showToast, Stack, Text, TextArea } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './proposta.copy.ts';
import { isEmTransmissao } from './proposta.model.ts';
import { useCancelamento } from './proposta.resource.ts';

const { cancelamento } = copy;

/** Gives a proposal up, with its reason; nothing where it may not, or may no longer, be given up. */
export function CancelarProposta({ proposta, onCancelada }: { proposta: Proposta; onCancelada: () => void }) {
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
  const [motivo, setMotivo] = useState('');
  const { isBusy, falha, enviar } = useCancelamento();
  const [isShort, setIsShort] = useState(false);
  const onMotivo = isShort ? cancelamento.motivoCurto : falha?.errors.find(({ campo }) => campo === 'motivo')?.mensagem;
  const cancel = async () => {
    // the contract's own limit: nothing shorter is ever sent
    const isTold = PedidoCancelamento.shape.motivo.safeParse(motivo).success;
    setIsShort(!isTold);
    if (!isTold) return focusCampo('motivo');
    if (!(await enviar({ propostaId: proposta.id, motivo }))) return;
    showToast({ tone: 'sucesso', titulo: cancelamento.feito(proposta.numero) });
    onClose();
    onCancelada();
  };
  return (
    <Dialog
      role="alertdialog"
      titulo={cancelamento.titulo(proposta.numero)}
      size="sm"
      isOpen
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {cancelamento.manter}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void cancel()}>
            {cancelamento.confirmar}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{cancelamento.texto}</Text>
        {proposta.numeroSeguradora && <Alert tone="atencao">{cancelamento.avise(proposta.seguradoraNome)}</Alert>}
        {falha && !onMotivo && (
          <Alert tone="perigo" isLive>
            {sentenceOfFalha(falha)}
          </Alert>
        )}
        <TextArea
          name="motivo"
          label={cancelamento.motivo}
          value={motivo}
          onChange={setMotivo}
          error={onMotivo}
          maxLength={300}
          isRequired
        />
      </Stack>
    </Dialog>
  );
}
