import { pagamentoParcelaCalls, type Parcela } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Button, focusCampo, showToast, Stack, TextArea, TextField } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
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
    <Dialog
      titulo={frases.titulo}
      isOpen
      isSticky={form.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={form.isBusy}>
            {copy.cancelar}
          </Button>
          <Button variant="primary" isBusy={form.isBusy} onClick={() => void form.submit()}>
            {frases.salvar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormNotice form={form} />
        <TextField label={frases.linha} description={frases.linhaAjuda} maxLength={80} {...form.bind('linhaDigitavel')} />
        <TextArea label={frases.copiaECola} maxLength={600} {...form.bind('pixCopiaECola')} />
      </Stack>
    </Dialog>
  );
}
