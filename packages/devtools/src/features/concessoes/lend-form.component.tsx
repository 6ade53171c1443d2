import type { AlvoConcessao } from '@balcao/contracts';
import { Alert, Button, showToast, Stack, Text, TextArea } from '@balcao/ui';
import { ComboBox, NumberField, SegmentedControl } from '@balcao/ui/forms';
import { useState } from 'react';
import { Answer } from '../../answer.component.tsx';
import { searchAssinaturas, searchUsuarios } from '../../corretores.resource.ts';
import { sentenceOf } from '../../falha.copy.ts';
import { ChosenBuilds } from './chosen-builds.component.tsx';
import { alvos, copy } from './concessoes.copy.ts';
import { emprestimoInicial, type Emprestimo, type Erros, errosOf, pedidoOf } from './concessoes.model.ts';
import { useLend, useConstrucoes } from './concessoes.resource.ts';

const options = Object.entries(alvos).map(([value, label]) => ({ value, label }));

/** Lends registered builds to oneself, a user or a subscription. */
export function LendForm() {
  const construcoes = useConstrucoes();
  const emprestimo = useLend();
  const [form, setForm] = useState<Emprestimo>(emprestimoInicial);
  const [erros, setErros] = useState<Erros>({});
  const change = (mudanca: Partial<Emprestimo>) => setForm((before) => ({ ...before, ...mudanca }));
  const send = () => {
    const judged = pedidoOf(form);
    if ('erros' in judged) return setErros(judged.erros);
    setErros({});
    emprestimo.mutate(judged.pedido, {
      onSuccess: () => {
        showToast({ tone: 'sucesso', titulo: copy.concedida });
        setForm(emprestimoInicial);
      },
      onError: (falha) => setErros(falha.errors.length > 0 ? errosOf(falha.errors) : { geral: sentenceOf(falha) }),
    });
  };
  return (
    <Stack gap={3}>
      <Text isSoft>{copy.explicacao}</Text>
      <SegmentedControl
        name="para"
        label={copy.para}
        options={options}
        value={form.tipo}
        onChange={(tipo) => change({ tipo: tipo as AlvoConcessao['tipo'], alvoId: null })}
      />
      {form.tipo !== 'eu' && (
        <ComboBox
          key={form.tipo}
          name="para.id"
          label={form.tipo === 'usuario' ? copy.usuario : copy.assinatura}
          placeholder={copy.busca}
          loadOptions={form.tipo === 'usuario' ? searchUsuarios : searchAssinaturas}
          value={form.alvoId}
          onChange={(alvoId) => change({ alvoId })}
          error={erros.para}
        />
      )}
      <Answer query={construcoes}>
        {(registradas) => (
          <ChosenBuilds
            registradas={registradas}
            chosen={form.construcoes}
            onChange={(chosen) => change({ construcoes: chosen })}
            error={erros.construcoes}
          />
        )}
      </Answer>
      <TextArea
        name="motivo"
        label={copy.motivo}
        rows={2}
        value={form.motivo}
        onChange={(motivo) => change({ motivo })}
        error={erros.motivo}
      />
      <NumberField
        name="minutos"
        label={copy.minutos}
        suffix={copy.unidade}
        value={form.minutos}
        onChange={(minutos) => change({ minutos })}
        error={erros.minutos}
      />
      {erros.geral && (
        <Alert tone="perigo" isLive>
          {erros.geral}
        </Alert>
      )}
      <Button variant="primary" isBusy={emprestimo.isPending} onClick={send}>
        {copy.conceder}
      </Button>
    </Stack>
  );
}
