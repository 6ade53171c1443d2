import type { Repasse } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Button, Dado, Dados, showToast, Text } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Dialog } from '@balcao/ui/overlays';
import { copy } from './repasse.copy.ts';
import { useAnswer, useContest } from './repasse.resource.ts';
import { TextoModal } from './texto.modal.tsx';

export interface ContestacaoModalProps {
  repasse: Repasse;
  /** Whose look it is: a producer disputes, the brokerage answers. */
  isProdutor: boolean;
  onClose: () => void;
}

const { contestacao: frases } = copy;
const MAX = 500;

/** What a producer disputes of a share, and what the brokerage answers. */
export function ContestacaoModal({ repasse, isProdutor, onClose }: ContestacaoModalProps) {
  const [contest, answer] = [useContest(), useAnswer()];
  const isAberta = repasse.contestadoEm !== null && repasse.respondidoEm === null;
  const after = (titulo: string) => ({
    onSuccess: () => {
      showToast({ tone: 'sucesso', titulo });
      onClose();
    },
    onError: (error: unknown) => showFailure(copy.lote.falhou, error),
  });
  if (isProdutor && !isAberta)
    return (
      <TextoModal
        titulo={frases.titulo}
        rotulo={frases.motivo}
        ajuda={frases.motivoAjuda}
        enviar={frases.contestar}
        maxLength={MAX}
        isBusy={contest.isPending}
        onEnviar={(motivo) => contest.mutate({ repasseId: repasse.id, motivo }, after(frases.contestado))}
        onClose={onClose}
      >
        <Conversa repasse={repasse} />
      </TextoModal>
    );
  if (!isProdutor && isAberta)
    return (
      <TextoModal
        titulo={frases.titulo}
        rotulo={frases.resposta}
        enviar={frases.responder}
        maxLength={MAX}
        isBusy={answer.isPending}
        onEnviar={(resposta) => answer.mutate({ repasseId: repasse.id, resposta }, after(frases.respondido))}
        onClose={onClose}
      >
        <Conversa repasse={repasse} />
      </TextoModal>
    );
  return (
    <Dialog titulo={frases.titulo} size="sm" isOpen onClose={onClose} actions={<Button onClick={onClose}>{copy.fechar}</Button>}>
      <Conversa repasse={repasse} />
    </Dialog>
  );
}

function Conversa({ repasse: { contestacao, contestadoEm, resposta, respondidoEm } }: { repasse: Repasse }) {
  if (contestacao === null || contestadoEm === null) return null;
  return (
    <>
      <Dados>
        <Dado rotulo={`${frases.disse}, ${formatDataHora(contestadoEm)}`}>{contestacao}</Dado>
        {resposta && respondidoEm && <Dado rotulo={`${frases.respondeu}, ${formatDataHora(respondidoEm)}`}>{resposta}</Dado>}
      </Dados>
      {!resposta && <Text isSoft>{frases.semResposta}</Text>}
    </>
  );
}
