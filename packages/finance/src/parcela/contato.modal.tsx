import { cobrancaParcelaCalls } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, Text, TextArea } from '@balcao/ui';
import { DatePicker, Select } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './parcela.copy.ts';
import { refreshParcelas, useModelos } from './parcela.resource.ts';

interface Digitado {
  readonly observacao: string;
  readonly proximoEm: string | null;
  readonly responsavelId: string | null;
}

/** A conversation with a client, and the day on which somebody speaks to them again, which becomes a task. */
export function ContatoModal({ parcelaId, onClose }: { parcelaId: string; onClose: () => void }) {
  const { contato } = copy;
  const responsaveis = useModelos().data?.responsaveis ?? [];
  const [inicial] = useState<Digitado>(() => ({ observacao: '', proximoEm: addDias(hojeEm(new Date()), 3), responsavelId: null }));
  const form = useForm<Digitado, unknown>({
    inicial,
    judge: ({ observacao }) => (observacao.trim() ? {} : { observacao: copy.pagar.obrigatorio }),
    goTo: focusCampo,
    send: ({ observacao, proximoEm, responsavelId }, { idempotencyKey }) =>
      call(
        cobrancaParcelaCalls.recordContato,
        { parcelaId, observacao: observacao.trim(), proximoEm: proximoEm || null, responsavelId: responsavelId || null },
        { idempotencyKey },
      ),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: contato.feito });
      void refreshParcelas();
      onClose();
    },
  });
  return (
    <FormDialog titulo={contato.titulo} size="sm" confirmar={contato.enviar} form={form} onClose={onClose}>
      <Text isSoft>{contato.texto}</Text>
      <TextArea label={contato.observacao} maxLength={200} isRequired {...form.bind('observacao')} />
      <DatePicker label={contato.proximo} {...form.bind('proximoEm')} />
      <Select
        label={contato.responsavel}
        placeholder={contato.eu}
        options={responsaveis.map(({ id, nome }) => ({ value: id, label: nome }))}
        {...form.bind('responsavelId')}
      />
    </FormDialog>
  );
}
