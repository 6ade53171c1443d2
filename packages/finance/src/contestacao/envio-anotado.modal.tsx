import { contestacaoCalls, MeioContestacao } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { Text, TextField } from '@balcao/ui';
import { DatePicker, Select } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { copy } from './contestacao.copy.ts';
import { useAto } from './use-ato.ts';

export interface EnvioAnotadoModalProps {
  contestacaoId: string;
  onClose: () => void;
}

interface Digitado {
  readonly meio: string | null;
  readonly dia: string | null;
  readonly protocolo: string;
}

const { marcar } = copy;
const meios = MeioContestacao.options.map((value) => ({ value, label: copy.meio[value] }));

/** The insurer was asked another way: its portal, a letter. */
export function EnvioAnotadoModal({ contestacaoId, onClose }: EnvioAnotadoModalProps) {
  const form = useAto<Digitado>({
    inicial: () => ({ meio: 'PORTAL', dia: hojeEm(new Date()), protocolo: '' }),
    obrigatorios: ['meio', 'dia'],
    send: ({ meio, dia, protocolo }, idempotencyKey) =>
      call(
        contestacaoCalls.markEnviada,
        {
          contestacaoId,
          meio: MeioContestacao.options.find((um) => um === meio) ?? 'OUTRO',
          dia: dia ?? '',
          protocolo: protocolo.trim() || null,
        },
        { idempotencyKey },
      ),
    feito: marcar.feito,
    onFeito: onClose,
  });
  return (
    <FormDialog titulo={marcar.titulo} confirmar={marcar.marcar} form={form} onClose={onClose}>
      <Text>{marcar.texto}</Text>
      <Select label={marcar.meio} isRequired options={meios} {...form.bind('meio')} />
      <DatePicker label={marcar.dia} isRequired {...form.bind('dia')} />
      <TextField label={marcar.protocolo} maxLength={80} {...form.bind('protocolo')} />
    </FormDialog>
  );
}
