import type { FaturaDaApolice } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { Button, focusCampo, showToast, Stack, Text } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { CamposDoGrupo } from './campos-do-grupo.component.tsx';
import { copy } from './faturas.copy.ts';
import { type CampoDoGrupo, CAMPOS_DO_GRUPO, faltasDoGrupo, type GrupoDigitado, grupoOf, typedOf } from './faturas.model.ts';
import { refreshFaturas, updateGrupo } from './faturas.resource.ts';

/** How the policy of a bill is charged from now on. */
export function GrupoModal({ fatura, onClose }: { fatura: FaturaDaApolice; onClose: () => void }) {
  const { grupo } = copy;
  const [inicial] = useState<GrupoDigitado>(() => typedOf(fatura.grupo, fatura.linha));
  const form = useForm<GrupoDigitado, FaturaDaApolice, CampoDoGrupo>({
    inicial,
    campos: () => CAMPOS_DO_GRUPO,
    judge: (digitado) => faltasDoGrupo(digitado, copy.obrigatorio),
    goTo: focusCampo,
    send: (digitado) => updateGrupo(fatura, grupoOf(digitado)),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: grupo.feito });
      void refreshFaturas();
      onClose();
    },
  });
  return (
    <Dialog
      titulo={grupo.titulo}
      isOpen
      isSticky={form.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={form.isBusy}>
            {copy.cancelar}
          </Button>
          <Button variant="primary" isBusy={form.isBusy} onClick={() => void form.submit()}>
            {grupo.salvar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormNotice form={form} />
        <Text isSoft>{grupo.texto}</Text>
        <CamposDoGrupo digitado={form.digitado} linha={fatura.linha} erros={form.erros} onChange={form.change} />
      </Stack>
    </Dialog>
  );
}
