import type { FormaReemissao } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { useForm } from '@balcao/shared/forms';
import { TextField } from '@balcao/ui';
import { DatePicker, SegmentedControl } from '@balcao/ui/forms';
import { copy } from './reemissao.copy.ts';

/** What is typed of a request. */
export interface ReemissaoDigitada {
  readonly forma: FormaReemissao;
  readonly vencimento: string | null;
  readonly observacao: string;
}

/** A few days from now: what is suggested as the new due day. */
const FOLGA = 5;
export const vencimentoSugerido = (): string => addDias(hojeEm(new Date()), FOLGA);

/** Why it cannot be sent yet, by field. */
export const judgeReemissao = ({ vencimento }: ReemissaoDigitada) => (vencimento ? {} : { vencimento: copy.obrigatorio });

/** What it asks for, as the gateway takes it. */
export const pedidoOf = ({ forma, vencimento, observacao }: ReemissaoDigitada) => ({
  forma,
  vencimento: vencimento ?? '',
  observacao: observacao.trim() || null,
});

/** The fields of a request: by what, for when, and a word to the insurer. */
export function CamposDaReemissao({
  form: { bind },
  formas,
}: {
  form: Pick<ReturnType<typeof useForm<ReemissaoDigitada, unknown>>, 'bind'>;
  formas: readonly FormaReemissao[];
}) {
  const forma = bind('forma');
  return (
    <>
      <SegmentedControl
        name="forma"
        label={copy.forma}
        options={formas.map((uma) => ({ value: uma, label: copy.formas[uma] }))}
        value={forma.value}
        onChange={(uma) => uma && forma.onChange(uma as FormaReemissao, 'forma')}
      />
      <DatePicker label={copy.vencimento} isRequired {...bind('vencimento')} />
      <TextField label={copy.observacao} maxLength={200} {...bind('observacao')} />
    </>
  );
}
