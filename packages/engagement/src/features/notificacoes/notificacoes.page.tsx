import { Button, Card, EmptyState, ErrorState, FormerAnswer, Heading, NoMatchState, Page, Skeleton, token } from '@balcao/ui';
import { IconeSino } from '@balcao/ui/screen-icons';
import { Pagination } from '@balcao/ui/tables';
import { useState } from 'react';
import styled from 'styled-components';
import { sentenceOf } from '../../falha.copy.ts';
import { Filtros, type FiltrosProps } from './filtros.component.tsx';
import { Notice } from './notice.component.tsx';
import { copy } from './notificacoes.copy.ts';
import { type DiaDeNotificacoes, nomeDoDia, porDia } from './notificacoes.model.ts';
import { markAllAsRead, markAsRead, useNotificacoes } from './notificacoes.resource.ts';

/** `/notificacoes`: every notice, day by day; the address holds the filters and the page. */
export function NotificacoesPage() {
  const lista = useNotificacoes();
  const { data, falha } = lista;
  return (
    <Page
      routeId="notificacoes"
      titulo={copy.titulo}
      descricao={data ? copy.descricao(data.naoLidas) : copy.esperando}
      busy={!data && !falha}
      actions={
        <Button isDisabled={!data || data.naoLidas === 0} onClick={() => void markAllAsRead()}>
          {copy.marcarTodas}
        </Button>
      }
    >
      <Card isFlush>
        <Filtros lista={lista} />
        <Content lista={lista} />
      </Card>
    </Page>
  );
}

function Content({ lista: { data, falha, isFetching, isAnterior, ativos, retry, clear, change } }: FiltrosProps) {
  if (!data && falha)
    return (
      <ErrorState titulo={copy.falha} isRetrying={isFetching} onRetry={retry}>
        {sentenceOf(falha)}
      </ErrorState>
    );
  if (!data)
    return (
      <Waiting>
        <Skeleton lines={12} />
      </Waiting>
    );
  if (data.total === 0 && ativos > 0) return <NoMatchState titulo={copy.semResultado} onClear={clear} />;
  if (data.total === 0)
    return (
      <EmptyState titulo={copy.vazio} icon={<IconeSino size={20} aria-hidden />}>
        {copy.vazioTexto}
      </EmptyState>
    );
  if (data.itens.length === 0)
    return (
      <EmptyState titulo={copy.semPagina} action={<Button onClick={() => change({ pagina: 1 })}>{copy.primeira}</Button>}>
        {copy.semPaginaTexto}
      </EmptyState>
    );
  return (
    <FormerAnswer isFormer={isAnterior}>
      <Days dias={porDia(data.itens)} />
      {data.total > data.tamanho && (
        <Pagination pagina={data.pagina} tamanho={data.tamanho} total={data.total} onChange={(pagina) => change({ pagina })} />
      )}
    </FormerAnswer>
  );
}

function Days({ dias }: { dias: readonly DiaDeNotificacoes[] }) {
  const [agora] = useState(() => new Date());
  return dias.map(({ dia, itens }) => {
    const nome = nomeDoDia(dia, agora);
    return (
      <section key={dia}>
        <Day>
          <Heading level={2}>{nome}</Heading>
        </Day>
        <List aria-label={copy.lista(nome)}>
          {itens.map((notificacao) => (
            <Notice key={notificacao.id} {...{ notificacao, agora }} onRead={() => void markAsRead(notificacao.id)} />
          ))}
        </List>
      </section>
    );
  });
}

const Waiting = styled.div`
  padding: ${token('espaco4')};
`;

const Day = styled.div`
  padding: ${token('espaco3')} ${token('espaco4')} ${token('espaco1')};
  background: ${token('superficieSuave')};
  h2 {
    font-size: ${token('texto14')};
  }
`;

const List = styled.ul`
  display: block;
`;
