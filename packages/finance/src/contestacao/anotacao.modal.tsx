import { contestacaoCalls } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { TextArea } from '@balcao/ui';
import { DatePicker } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { copy } from './contestacao.copy.ts';
import { useAto } from './use-ato.ts';

export interface AnotacaoModalProps {
  contestacaoId: string;
  /** What the insurer answered, or a contact with it. */
  tipo: 'resposta' | 'nota';
  onClose: () => void;
}

interface Digitado {
  readonly dia: string | null;
  readonly texto: string;
  readonly proximoContatoEm: string | null;
}

/** Days until the next contact, unless another day is chosen. */
const ESPERA = 7;

/** What was heard of the insurer, and when it is called again. */
export function AnotacaoModal({ contestacaoId, tipo, onClose }: AnotacaoModalProps) {
  const isNota = tipo === 'nota';
  const form = useAto<Digitado>({
    inicial: () => {
      const hoje = hojeEm(new Date());
      return { dia: hoje, texto: '', proximoContatoEm: isNota ? addDias(hoje, ESPERA) : null };
    },
    obrigatorios: ['dia', 'texto'],
    send: ({ dia, texto, proximoContatoEm }, idempotencyKey) => {
      const nota = { contestacaoId, dia: dia ?? '', texto: texto.trim() };
      return isNota
        ? call(contestacaoCalls.addNota, { ...nota, proximoContatoEm }, { idempotencyKey })
        : call(contestacaoCalls.noteResposta, nota, { idempotencyKey });
    },
    feito: copy[tipo].feito,
    onFeito: onClose,
  });
  return (
    <FormDialog titulo={copy[tipo].titulo} confirmar={copy[tipo].salvar} form={form} onClose={onClose}>
      <DatePicker label={copy[tipo].dia} isRequired {...form.bind('dia')} />
      <TextArea label={copy[tipo].texto} isRequired maxLength={1_000} rows={4} {...form.bind('texto')} />
      {isNota && <DatePicker label={copy.nota.proximo} {...form.bind('proximoContatoEm')} />}
    </FormDialog>
  );
}
