import type { FaturaDaApolice } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, Text } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
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
    <FormDialog titulo={grupo.titulo} confirmar={grupo.salvar} form={form} onClose={onClose}>
      <Text isSoft>{grupo.texto}</Text>
      <CamposDoGrupo digitado={form.digitado} linha={fatura.linha} erros={form.erros} onChange={form.change} />
    </FormDialog>
  );
}
