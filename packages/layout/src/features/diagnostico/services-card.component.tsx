import type { diagnosticoCalls } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Alert, Button, Card, EmptyState, ErrorState, Skeleton, Stack, StatusTag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import type { Reading } from '../../reading.resource.ts';
import { copy } from './diagnostico.copy.ts';

type Diagnostico = (typeof diagnosticoCalls)['getDiagnostico']['output']['_zod']['output'];

/** Whether what this page uses is up. */
export function ServicesCard(reading: Reading<Diagnostico>) {
  const actions = (
    <Button size="sm" isBusy={reading.isReading} onClick={reading.reload}>
      {copy.atualizar}
    </Button>
  );
  return (
    <Card titulo={copy.servicos} actions={actions}>
      <Place>
        <Services {...reading} />
      </Place>
    </Card>
  );
}

function Services({ data, falha, isReading, reload }: Reading<Diagnostico>) {
  if (falha) {
    return (
      <ErrorState onRetry={reload} isRetrying={isReading}>
        {copy.falha}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height={120} />;
  const divergencias = data.divergencias ?? [];
  if (data.servicos.length === 0) return <EmptyState titulo={copy.semServicos} />;
  return (
    <Stack gap={3}>
      <List>
        {data.servicos.map(({ nome, situacao }) => (
          <li key={nome}>
            <span>{nome}</span>
            <StatusTag tone={situacao === 'ok' ? 'sucesso' : 'perigo'}>{copy.situacao[situacao]}</StatusTag>
          </li>
        ))}
      </List>
      {divergencias.length > 0 && <Alert tone="perigo">{copy.divergencias(divergencias)}</Alert>}
      <Text isSoft size={13}>
        {copy.ambiente(data.ambiente, data.versao)}. {copy.lidoEm} {formatDataHora(data.em)}
      </Text>
    </Stack>
  );
}

// the cards below stay where they are when the answer comes
const Place = styled.div`
  min-height: 180px;
`;

const List = styled.ul`
  display: grid;
  gap: ${token('espaco2')};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;
