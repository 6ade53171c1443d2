import { addressOf, engagementRoutes } from '@balcao/contracts';
import { Button, EmptyState, ErrorState, Heading, Skeleton, token } from '@balcao/ui';
import { IconeSino } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import styled from 'styled-components';
import { sentenceOf } from '../../falha.copy.ts';
import { All, Area, Column, List } from '../../panel-look.ts';
import { markAsRead } from './leitura.resource.ts';
import { NoticeLine } from './notice-line.component.tsx';
import { copy } from './notificacoes.copy.ts';
import { useNotificacoes } from './notificacoes.resource.ts';

export interface NoticesPanelProps {
  onChoose: () => void;
}

/** The newest notices; opening one marks it as read. */
export function NoticesPanel({ onChoose }: NoticesPanelProps) {
  // the bell decides the polling interval
  const { data, error, isFetching, refetch } = useNotificacoes(true);
  const unread = data?.notificacoes.filter(({ lido }) => !lido).map(({ id }) => id) ?? [];
  return (
    <Column>
      <Head>
        <Heading level={2} size={3}>
          {copy.titulo}
        </Heading>
        <Button variant="quiet" size="sm" isDisabled={unread.length === 0} onClick={() => void markAsRead(unread, { anteriores: true })}>
          {copy.marcarTodas}
        </Button>
      </Head>
      <Area aria-busy={!data && !error} aria-label={data || error ? undefined : copy.carregando}>
        {!data && error && (
          <ErrorState titulo={copy.falha} isRetrying={isFetching} onRetry={() => void refetch()}>
            {sentenceOf(error)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton lines={6} />}
        {data && <Notices {...{ data, onChoose }} />}
      </Area>
      <All href={addressOf(engagementRoutes, 'notificacoes')} onClick={onChoose}>
        {copy.verTodas}
      </All>
    </Column>
  );
}

type Notices = NonNullable<ReturnType<typeof useNotificacoes>['data']>;

function Notices({ data, onChoose }: { data: Notices; onChoose: () => void }) {
  const [agora] = useState(() => new Date());
  if (data.notificacoes.length === 0)
    return (
      <EmptyState titulo={copy.vazio} icon={<IconeSino size={20} aria-hidden />}>
        {copy.vazioTexto}
      </EmptyState>
    );
  return (
    <List>
      {data.notificacoes.map((notificacao) => (
        <NoticeLine
          key={notificacao.id}
          {...{ notificacao, agora }}
          onOpen={(isLeaving) => {
            if (!notificacao.lido) void markAsRead([notificacao.id]);
            if (isLeaving) onChoose();
          }}
        />
      ))}
    </List>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco2')};
  padding: ${token('espaco1')} ${token('espaco2')} ${token('espaco2')};
`;
