import type { ModeloMensagem } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Cluster, showToast, TextField } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './envios.copy.ts';
import { useSalvarModelo } from './envios.resource.ts';

/** Keeps the message for the next time, under a name of the subscription. */
export function SalvarModelo({ canal, assunto, corpo }: Pick<ModeloMensagem, 'canal' | 'assunto' | 'corpo'>) {
  const [nome, setNome] = useState('');
  const salvar = useSalvarModelo();
  const save = () =>
    salvar.mutate(
      { canal, nome, assunto, corpo },
      {
        onSuccess: () => {
          setNome('');
          showToast({ tone: 'sucesso', titulo: copy.modeloSalvo });
        },
      },
    );
  return (
    <Cluster align="end" gap={2}>
      <TextField
        name="nomeModelo"
        label={copy.nomeModelo}
        maxLength={60}
        value={nome}
        onChange={setNome}
        error={salvar.error ? (salvar.error.errors[0]?.mensagem ?? sentenceOfFalha(salvar.error)) : undefined}
      />
      <Button isBusy={salvar.isPending} isDisabled={nome.trim().length < 3} onClick={save}>
        {copy.salvarModelo}
      </Button>
    </Cluster>
  );
}
