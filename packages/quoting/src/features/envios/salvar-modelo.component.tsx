import type { ModeloMensagem } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Cluster, focusCampo, showToast, TextField } from '@balcao/ui';
import { type KeyboardEvent, useState } from 'react';
import { copy } from './envios.copy.ts';
import { useSalvarModelo } from './envios.resource.ts';

const NOME_MINIMO = 3;

/** Keeps the message for the next time, under a name of the subscription. */
export function SalvarModelo({ canal, assunto, corpo }: Pick<ModeloMensagem, 'canal' | 'assunto' | 'corpo'>) {
  const [nome, setNome] = useState('');
  const salvar = useSalvarModelo();
  const [falta, setFalta] = useState<string | undefined>();
  const save = () => {
    if (salvar.isPending) return;
    const isCurto = nome.trim().length < NOME_MINIMO;
    setFalta(isCurto ? copy.falta.nomeModelo : undefined);
    if (isCurto) return void focusCampo('nomeModelo');
    salvar.mutate(
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
        error={falta ?? (salvar.error ? (salvar.error.errors[0]?.mensagem ?? sentenceOfFalha(salvar.error)) : undefined)}
      />
      <Button isBusy={salvar.isPending} onClick={save}>
        {copy.salvarModelo}
      </Button>
    </Cluster>
  );
}
