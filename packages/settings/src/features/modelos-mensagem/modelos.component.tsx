import type { ModeloDaAssinatura } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Card, ErrorState, Skeleton, Stack, Text } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { useState } from 'react';
import { FormModelo } from './form-modelo.component.tsx';
import { copy } from './modelos.copy.ts';
import { CANAIS } from './modelos.model.ts';
import { useModelos } from './modelos.resource.ts';

/** The messages a subscription sends to its clients, one at a time. */
export function ModelosDeMensagem() {
  const { data, error, isFetching, refetch } = useModelos();
  return (
    <Card titulo={copy.titulo}>
      {data && <Modelos modelos={data} />}
      {!data && error && (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {sentenceOfFalha(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton height={480} />}
    </Card>
  );
}

function Modelos({ modelos }: { modelos: readonly ModeloDaAssinatura[] }) {
  const [escolha, setEscolha] = useState<string | null>(modelos[0]?.id ?? CANAIS[0] ?? null);
  const novo = CANAIS.find((canal) => canal === escolha);
  const modelo = novo ? null : (modelos.find(({ id }) => id === escolha) ?? modelos[0] ?? null);
  const opcoes = [
    ...modelos.map(({ id, canal, nome }) => ({ value: id, label: copy.opcao(canal, nome) })),
    ...CANAIS.map((canal) => ({ value: canal, label: copy.novo(canal) })),
  ];
  return (
    <Stack gap={4}>
      <Text isSoft>{copy.texto}</Text>
      <Select name="modelo" label={copy.modelo} options={opcoes} value={novo ?? modelo?.id ?? null} onChange={setEscolha} />
      <FormModelo
        key={novo ?? `${modelo?.id} ${modelo?.corpo} ${modelo?.assunto}`}
        canal={novo ?? modelo?.canal ?? 'EMAIL'}
        modelo={modelo}
        onSalvo={setEscolha}
        onRemovido={() => setEscolha(modelos[0]?.id ?? null)}
      />
    </Stack>
  );
}
