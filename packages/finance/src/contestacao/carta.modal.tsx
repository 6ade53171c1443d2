import { type Contestacao, contestacaoCalls } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { call } from '@balcao/shared';
import { TextArea, TextField } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
import { copy } from './contestacao.copy.ts';
import { useAto } from './use-ato.ts';

export interface CartaModalProps {
  contestacao: Contestacao;
  onClose: () => void;
}

const { envio } = copy;

/** The letter by e-mail, in the name of the brokerage. */
export function CartaModal({ contestacao, onClose }: CartaModalProps) {
  const { id: contestacaoId, numero, seguradora, diferencaCentavos, destinatario, ultimoDestinatario } = contestacao;
  const form = useAto({
    inicial: () => ({
      destinatario: destinatario ?? ultimoDestinatario ?? '',
      mensagem: envio.modelo(seguradora.nome, numero, formatCentavos(diferencaCentavos)),
    }),
    obrigatorios: ['destinatario', 'mensagem'],
    send: (digitado, idempotencyKey) => call(contestacaoCalls.sendCarta, { contestacaoId, ...digitado }, { idempotencyKey }),
    feito: envio.feito,
    onFeito: onClose,
  });
  return (
    <FormDialog titulo={envio.titulo} confirmar={envio.enviar} form={form} onClose={onClose}>
      <TextField label={envio.para} type="email" isRequired maxLength={200} {...form.bind('destinatario')} />
      <TextArea label={envio.mensagem} isRequired maxLength={4_000} rows={8} {...form.bind('mensagem')} />
    </FormDialog>
  );
}
