import { addressOf, engagementRoutes, type Webinar } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Button, ButtonLink, EmptyState, ErrorState, Heading, Skeleton, StatusTag, Text, token, VisuallyHidden } from '@balcao/ui';
import { IconeVideo } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import styled from 'styled-components';
import { sentenceOf } from '../../falha.copy.ts';
import { All, Area, Column, List } from '../../panel-look.ts';
import { copy } from './webinar.copy.ts';
import { comingOf } from './webinar.model.ts';
import { useInscricao, useWebinars } from './webinar.resource.ts';

export interface WebinarPanelProps {
  onChoose: () => void;
}

/** The next webinars: watch, subscribe, or see all. */
export function WebinarPanel({ onChoose }: WebinarPanelProps) {
  const { data, error, isFetching, refetch } = useWebinars();
  const [agora] = useState(() => new Date());
  const coming = data && comingOf(data, agora);
  return (
    <Column>
      <Title level={2} size={3}>
        {copy.titulo}
      </Title>
      <Area aria-busy={!data && !error} aria-label={data || error ? undefined : copy.carregando}>
        {!data && error && (
          <ErrorState titulo={copy.falha} isRetrying={isFetching} onRetry={() => void refetch()}>
            {sentenceOf(error)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton lines={6} />}
        {coming?.length === 0 && (
          <EmptyState titulo={copy.vazio} icon={<IconeVideo size={20} aria-hidden />}>
            {copy.vazioTexto}
          </EmptyState>
        )}
        {coming && coming.length > 0 && (
          <List>
            {coming.map((webinar) => (
              <Line key={webinar.id} webinar={webinar} />
            ))}
          </List>
        )}
      </Area>
      <All href={addressOf(engagementRoutes, 'webinars')} onClick={onChoose}>
        {copy.verTodos}
      </All>
    </Column>
  );
}

function Line({ webinar }: { webinar: Webinar }) {
  const { titulo, data, duracaoMin, live, link, inscrito } = webinar;
  const { toggle, isBusy } = useInscricao();
  return (
    <Item>
      <Text isStrong>{titulo}</Text>
      <Text isSoft size={13}>
        {formatDataHora(data)} · {copy.duracao(duracaoMin)}
      </Text>
      <Acts>
        {live && (
          <StatusTag tone="perigo" isLive>
            {copy.aoVivo}
          </StatusTag>
        )}
        {live && link ? (
          <ButtonLink href={link} target="_blank" rel="noopener noreferrer" variant="primary" size="sm">
            {copy.assistir} <VisuallyHidden>{copy.novaAba}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <Button
            size="sm"
            isBusy={isBusy}
            aria-label={inscrito ? copy.cancelarEm(titulo) : copy.inscreverEm(titulo)}
            onClick={() => toggle(webinar)}
          >
            {inscrito ? copy.inscrito : copy.inscrever}
          </Button>
        )}
      </Acts>
    </Item>
  );
}

const Title = styled(Heading)`
  padding: ${token('espaco1')} ${token('espaco2')} ${token('espaco2')};
`;

const Item = styled.li`
  padding: ${token('espaco2')};
  & + & {
    border-top: 1px solid ${token('borda')};
  }
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  margin-top: ${token('espaco2')};
`;
