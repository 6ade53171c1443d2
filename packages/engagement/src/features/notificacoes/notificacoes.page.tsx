import type { Notificacao } from '@balcao/contracts';
import { Button, Card, EmptyState, ErrorState, NoMatchState, Page, Skeleton, token } from '@balcao/ui';
import { IconeSino } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../falha.copy.ts';
import { Filtros } from './filtros.component.tsx';
import { Notice } from './notice.component.tsx';
import { copy } from './notificacoes.copy.ts';
import { type Filtros as Escolha, filterNotificacoes, filtrosOf, hasFiltros, searchOf } from './notificacoes.model.ts';
import { markAsRead, useNotificacoes } from './notificacoes.resource.ts';

/** `/notificacoes`: the newest notices; the address holds the filters. */
export function NotificacoesPage() {
  const [search, setSearch] = useSearchParams();
  const { data, error, isFetching, refetch } = useNotificacoes();
  const { vistas, read, forget } = useLeitura();
  const filtros = filtrosOf(search);
  const change = (next: Escolha) => {
    forget();
    setSearch(searchOf(next), { replace: true });
  };
  const unread = data?.notificacoes.filter(({ lido }) => !lido).map(({ id }) => id) ?? [];
  return (
    <Page
      routeId="notificacoes"
      titulo={copy.titulo}
      descricao={data ? copy.descricao(data.total) : copy.esperando}
      busy={!data && !error}
      actions={
        <Button isDisabled={unread.length === 0} onClick={() => read(unread, true)}>
          {copy.marcarTodas}
        </Button>
      }
    >
      <Card isFlush>
        <Filtros filtros={filtros} onChange={change} />
        {!data && error && (
          <ErrorState titulo={copy.falha} isRetrying={isFetching} onRetry={() => void refetch()}>
            {sentenceOf(error)}
          </ErrorState>
        )}
        {!data && !error && (
          <Waiting>
            <Skeleton lines={12} />
          </Waiting>
        )}
        {data && (
          <Notices
            all={data.notificacoes}
            shown={filterNotificacoes(data.notificacoes, filtros, vistas)}
            onRead={(id) => read([id])}
            onClear={hasFiltros(filtros) ? () => change({ leitura: 'todas', tipo: null }) : undefined}
          />
        )}
      </Card>
    </Page>
  );
}

/** What was read on this screen since its filters last changed. */
function useLeitura() {
  const [vistas, setVistas] = useState<ReadonlySet<string>>(new Set());
  return {
    vistas,
    read: (ids: string[], anteriores = false) => {
      setVistas(new Set([...vistas, ...ids]));
      void markAsRead(ids, anteriores);
    },
    forget: () => setVistas(new Set()),
  };
}

interface NoticesProps {
  all: readonly Notificacao[];
  shown: readonly Notificacao[];
  onRead: (id: string) => void;
  onClear: (() => void) | undefined;
}

function Notices({ all, shown, onRead, onClear }: NoticesProps) {
  const [agora] = useState(() => new Date());
  if (all.length === 0)
    return (
      <EmptyState titulo={copy.vazio} icon={<IconeSino size={20} aria-hidden />}>
        {copy.vazioTexto}
      </EmptyState>
    );
  if (shown.length === 0 && onClear) return <NoMatchState titulo={copy.semResultado} onClear={onClear} />;
  return (
    <List aria-label={copy.lista}>
      {shown.map((notificacao) => (
        <Notice key={notificacao.id} {...{ notificacao, agora }} onRead={() => onRead(notificacao.id)} />
      ))}
    </List>
  );
}

const Waiting = styled.div`
  padding: ${token('espaco4')};
`;

const List = styled.ul`
  display: block;
`;
