import { Alert, Button, EmptyState, Stack } from '@balcao/ui';
import { Switch } from '@balcao/ui/forms';
import { useState } from 'react';
import { readAmbiente } from '../../ambiente.resource.ts';
import { Facts, Mono, Rows } from '../../rows.component.tsx';
import { useRunningBuilds } from '../../running-builds.resource.ts';
import { copy } from './composicao.copy.ts';
import { servicosOf } from './composicao.model.ts';
import { measureOf, overriddenNames, useAppChanges, useConstrucoes } from './composicao.resource.ts';
import { Outline } from './outline.component.tsx';
import { ServiceRow } from './service-row.component.tsx';

export interface ComposicaoProps {
  /** Only support may read what is registered. */
  isSegfyer: boolean;
}

/** What this page is made of. */
export function Composicao({ isSegfyer }: ComposicaoProps) {
  const ambiente = readAmbiente();
  const construcoes = useRunningBuilds();
  const registradas = useConstrucoes(isSegfyer);
  const [isOutlined, setIsOutlined] = useState(false);
  useAppChanges();
  if (!ambiente) return <EmptyState titulo={copy.semAmbiente} />;
  const servicos = servicosOf({
    construcoes,
    registradas: registradas.data,
    sobrepostos: overriddenNames(),
    isEmprestada: ambiente.suporte !== null,
    medidaOf: measureOf,
  });
  return (
    <Stack gap={3}>
      <Facts>
        <dt>{copy.ambiente}</dt>
        <dd>{ambiente.nome}</dd>
        <dt>{copy.sequencia}</dt>
        <dd>{ambiente.sequencia}</dd>
        <dt>{copy.digest}</dt>
        <dd>
          <Mono>{ambiente.digest}</Mono>
        </dd>
      </Facts>
      <Switch name="contornar" label={copy.contornar} value={isOutlined} onChange={setIsOutlined} />
      {isOutlined && <Outline construcoes={construcoes} />}
      {registradas.isError && (
        <Alert tone="atencao" actions={<Button onClick={() => void registradas.refetch()}>{copy.tentar}</Button>}>
          {copy.semDeTodos}
        </Alert>
      )}
      <Rows aria-label={copy.servicos}>
        {servicos.map((servico) => (
          <ServiceRow key={servico.nome} servico={servico} />
        ))}
      </Rows>
    </Stack>
  );
}
