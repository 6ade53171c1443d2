import { contestacaoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { Text, TextArea } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
import { copy } from './contestacao.copy.ts';
import { useAto } from './use-ato.ts';

export interface EncerramentoModalProps {
  contestacaoId: string;
  desfecho: 'ACEITA' | 'DESISTIDA';
  onClose: () => void;
}

/** A contestation is given up, or its difference accepted. */
export function EncerramentoModal({ contestacaoId, desfecho, onClose }: EncerramentoModalProps) {
  const frases = copy.encerrar[desfecho];
  const form = useAto({
    inicial: () => ({ texto: '' }),
    obrigatorios: [],
    send: ({ texto }, idempotencyKey) =>
      call(contestacaoCalls.closeContestacao, { contestacaoId, desfecho, texto: texto.trim() || null }, { idempotencyKey }),
    feito: frases.feito,
    onFeito: onClose,
  });
  return (
    <FormDialog titulo={frases.titulo} confirmar={frases.confirmar} isDanger form={form} onClose={onClose}>
      <Text>{frases.texto}</Text>
      <TextArea label={frases.motivo} maxLength={1_000} rows={3} {...form.bind('texto')} />
    </FormDialog>
  );
}
