import type { MotivoCancelamento } from '@balcao/contracts';
import { Button, showToast, Stack, Text, TextArea } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { RadioGroup } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy, motivos } from './cancelamento.copy.ts';
import { atos } from './cancelamento.resource.ts';

const OPCOES = Object.entries(motivos).map(([value, label]) => ({ value, label }));
const MAX = 1_000;

/** Asks why, and cancels. */
export function PedidoDeCancelamento({ cancelaEm, onClose }: { cancelaEm: string; onClose: () => void }) {
  const [motivo, setMotivo] = useState<MotivoCancelamento | null>(null);
  const [comentario, setComentario] = useState('');
  const [erro, setErro] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  // a retried press is the same request
  const [chave] = useState(() => crypto.randomUUID());
  const request = async () => {
    if (!motivo) {
      setErro(copy.motivoVazio);
      return;
    }
    setIsBusy(true);
    try {
      await atos.request({ motivo, comentario: comentario.trim() || null }, chave);
      showToast({ tone: 'sucesso', titulo: copy.cancelou });
    } catch (error) {
      showFailure(copy.falhou, error);
    } finally {
      setIsBusy(false);
      onClose();
    }
  };
  return (
    <Dialog
      titulo={copy.pergunta}
      role="alertdialog"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.manter}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void request()}>
            {copy.cancelar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{copy.perguntaTexto(cancelaEm)}</Text>
        <RadioGroup
          name="motivo"
          label={copy.motivo}
          isRequired
          options={OPCOES}
          value={motivo}
          error={erro}
          onChange={(valor) => {
            setMotivo(valor as MotivoCancelamento);
            setErro(undefined);
          }}
        />
        <TextArea name="comentario" label={copy.comentario} value={comentario} maxLength={MAX} onChange={setComentario} />
      </Stack>
    </Dialog>
  );
}
