import { type PrazoLegal, prazoCalls } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { useState } from 'react';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast } from '@balcao/ui';
import { DatePicker } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { copy } from './prazos.copy.ts';
import { refreshPrazos } from './prazos.resource.ts';

/** What happened on a day: a clock ended, or the client was told of arrears. */
export type FatoComDia =
  | { readonly tipo: 'fim'; readonly prazo: PrazoLegal }
  | { readonly tipo: 'mora'; readonly parcela: { readonly id: string; readonly vencimento: string; readonly numero: number } };

const palavras = {
  fim: { ...copy.fim, campo: 'fim' },
  mora: { titulo: copy.mora.registrar, dia: copy.mora.recebido, enviar: copy.mora.registrar, feito: copy.mora.feito, campo: 'recebidoEm' },
} as const;

const primeiroDia = (fato: FatoComDia): string => (fato.tipo === 'fim' ? fato.prazo.inicio : addDias(fato.parcela.vencimento, 1));

/** Asks for the day of a fact that starts or ends a clock. */
export function DiaDoFatoModal({ fato, onClose }: { fato: FatoComDia; onClose: () => void }) {
  const [hoje] = useState(() => hojeEm(new Date()));
  const { titulo, dia, enviar, feito, campo } = palavras[fato.tipo];
  const form = useForm<Record<string, string | null>, unknown, string>({
    inicial: { [campo]: hoje },
    campos: () => [campo],
    judge: (digitado) => (digitado[campo] ? {} : { [campo]: copy.obrigatorio }),
    goTo: focusCampo,
    send: (digitado, tentativa) => {
      const quando = digitado[campo] ?? '';
      return fato.tipo === 'fim'
        ? call(prazoCalls.endPrazo, { prazoId: fato.prazo.id, versao: fato.prazo.versao, fim: quando }, tentativa)
        : call(prazoCalls.startAvisoDeMora, { parcelaId: fato.parcela.id, recebidoEm: quando }, tentativa);
    },
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: feito });
      void refreshPrazos();
      onClose();
    },
  });
  return (
    <FormDialog titulo={titulo} size="sm" confirmar={enviar} cancelar={copy.voltar} form={form} onClose={onClose}>
      <DatePicker label={dia} min={primeiroDia(fato)} max={hoje} isRequired {...form.bind(campo)} />
    </FormDialog>
  );
}
