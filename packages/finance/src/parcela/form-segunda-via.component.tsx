import { pagamentoParcelaCalls, type Parcela } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, TextArea, TextField } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './parcela.copy.ts';
import { refreshParcelas } from './parcela.resource.ts';

interface Digitado {
  readonly linhaDigitavel: string;
  readonly pixCopiaECola: string;
}

/** The line and the Pix code as the insurer sent them; the gateway checks the digits of both. */
export function FormSegundaVia({ parcela, onClose }: { parcela: Parcela; onClose: () => void }) {
  const { via: frases } = copy;
  const [inicial] = useState<Digitado>(() => ({
    linhaDigitavel: parcela.linhaDigitavel ?? '',
    pixCopiaECola: parcela.pixCopiaECola ?? '',
  }));
  const form = useForm<Digitado, unknown>({
    inicial,
    judge: () => ({}),
    goTo: focusCampo,
    send: ({ linhaDigitavel, pixCopiaECola }) =>
      call(pagamentoParcelaCalls.saveSegundaVia, {
        parcelaId: parcela.id,
        versao: parcela.versao,
        linhaDigitavel: linhaDigitavel.trim() || null,
        pixCopiaECola: pixCopiaECola.trim() || null,
      }),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: frases.salvo });
      void refreshParcelas().then(onClose);
    },
  });
  return (
    <FormDialog titulo={frases.titulo} confirmar={frases.salvar} form={form} onClose={onClose}>
      <TextField label={frases.linha} description={frases.linhaAjuda} maxLength={80} {...form.bind('linhaDigitavel')} />
      <TextArea label={frases.copiaECola} maxLength={600} {...form.bind('pixCopiaECola')} />
    </FormDialog>
  );
}
