import { type ComissaoAReceber, contestacaoCalls, MotivoContestacao } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { call } from '@balcao/shared';
import { Text, TextArea } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { copy } from './contestacao.copy.ts';
import { useAto } from './use-ato.ts';

export interface NovaContestacaoModalProps {
  /** Of one insurer and brokerage, none of them contested. */
  comissoes: readonly ComissaoAReceber[];
  onFeita: (id: string) => void;
  onClose: () => void;
}

interface Digitado {
  readonly motivo: string | null;
  readonly texto: string;
}

const { nova } = copy;
const motivos = MotivoContestacao.options.map((value) => ({ value, label: copy.motivo[value] }));

/** What an insurer is asked for, and why. */
export function NovaContestacaoModal({ comissoes, onFeita, onClose }: NovaContestacaoModalProps) {
  const total = comissoes.reduce((soma, { faltaCentavos }) => soma + faltaCentavos, 0);
  const form = useAto<Digitado>({
    inicial: () => ({ motivo: comissoes.every(({ recebidaCentavos }) => recebidaCentavos === 0) ? 'NAO_PAGA' : 'PAGA_A_MENOR', texto: '' }),
    obrigatorios: ['motivo'],
    send: ({ motivo, texto }, idempotencyKey) =>
      call(
        contestacaoCalls.createContestacao,
        {
          comissaoIds: comissoes.map(({ id }) => id),
          motivo: MotivoContestacao.options.find((um) => um === motivo) ?? 'OUTRO',
          texto: texto.trim() || null,
        },
        { idempotencyKey },
      ),
    feito: nova.feita,
    onFeito: ({ id }) => onFeita(id),
  });
  return (
    <FormDialog titulo={nova.titulo(comissoes.length)} confirmar={nova.contestar} form={form} onClose={onClose}>
      <Text>{nova.texto(comissoes[0]?.seguradora.nome ?? '', formatCentavos(total))}</Text>
      <Select label={nova.motivo} isRequired options={motivos} {...form.bind('motivo')} />
      <TextArea label={nova.detalhe} description={nova.detalheAjuda} maxLength={1_000} rows={4} {...form.bind('texto')} />
    </FormDialog>
  );
}
