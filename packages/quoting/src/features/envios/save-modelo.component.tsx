import type { ModeloMensagem } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Cluster, focusCampo, showToast, TextField } from '@balcao/ui';
import { type KeyboardEvent, useState } from 'react';
import { copy } from './envios.copy.ts';
import { useSaveModelo } from './envios.resource.ts';

const NOME_MINIMO = 3;

/** Keeps the message for the next time, under a name of the subscription. */
export function SaveModelo({ canal, assunto, corpo }: Pick<ModeloMensagem, 'canal' | 'assunto' | 'corpo'>) {
  const [nome, setNome] = useState('');
  const saving = useSaveModelo();
  const [falta, setFalta] = useState<string | undefined>();
  const save = () => {
    if (saving.isPending) return;
    const isCurto = nome.trim().length < NOME_MINIMO;
    setFalta(isCurto ? copy.falta.nomeModelo : undefined);
    if (isCurto) return void focusCampo('nomeModelo');
    saving.mutate(
      { canal, nome, assunto, corpo },
      {
        onSuccess: () => {
          setNome('');
          showToast({ tone: 'sucesso', titulo: copy.modeloSalvo });
        },
      },
    );
  };
  // it stands inside the form of the sending: Enter here keeps the message, and sends nothing to anybody
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save();
  };
  return (
    <Cluster align="end" gap={2} onKeyDown={onKeyDown}>
      <TextField
        name="nomeModelo"
        label={copy.nomeModelo}
        maxLength={60}
        value={nome}
        onChange={setNome}
        error={falta ?? (saving.error ? (saving.error.errors[0]?.mensagem ?? sentenceOfFalha(saving.error)) : undefined)}
      />
      <Button isBusy={saving.isPending} onClick={save}>
        {copy.salvarModelo}
      </Button>
    </Cluster>
  );
}
