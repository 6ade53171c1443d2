import { Button, Card, EmptyState, ErrorState, Heading, NoMatchState, Page, Skeleton, token } from '@balcao/ui';
import { IconeSino } from '@balcao/ui/screen-icons';
import { Pagination } from '@balcao/ui/tables';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../falha.copy.ts';
import { Filtros } from './filtros.component.tsx';
import { Notice } from './notice.component.tsx';
import { copy } from './notificacoes.copy.ts';
import {
  consultaOf,
  type DiaDeNotificacoes,
  type Filtros as Escolha,
  hasFiltros,
  nomeDoDia,
  porDia,
  searchOf,
} from './notificacoes.model.ts';
import { markAllAsRead, markAsRead, POR_PAGINA, useNotificacoes } from './notificacoes.resource.ts';

/** `/notificacoes`: every notice, day by day; the address holds the filters and the page. */
export function NotificacoesPage() {
  const [search, setSearch] = useSearchParams();
  const consulta = consultaOf(search);
  const lista = useNotificacoes(consulta);
  const { data, error } = lista;
  // other filters are another list: it begins at its first page
  const change = ({ leitura, tipo }: Escolha) => setSearch(searchOf({ leitura, tipo }), { replace: true });
  return (
    <Page
      routeId="notificacoes"
      titulo={copy.titulo}
      descricao={data ? copy.descricao(data.naoLidas) : copy.esperando}
      busy={!data && !error}
      actions={
        <Button isDisabled={!data || data.naoLidas === 0} onClick={() => void markAllAsRead()}>
          {copy.marcarTodas}
        </Button>
      }
    >
      <Card isFlush>
        <Filtros filtros={consulta} onChange={change} />
        <Content
          lista={lista}
          onPagina={(pagina) => setSearch(searchOf({ ...consulta, pagina }))}
          onClear={hasFiltros(consulta) ? () => change({ leitura: 'todas', tipo: null }) : undefined}
        />
      </Card>
    </Page>
  );
}

interface ContentProps {
  lista: ReturnType<typeof useNotificacoes>;
  onPagina: (pagina: number) => void;
  /** Present while something narrows the list. */
  onClear: (() => void) | undefined;
}

function Content({ lista: { data, error, isFetching, refetch }, onPagina, onClear }: ContentProps) {
  if (!data && error)
    return (
      <ErrorState titulo={copy.falha} isRetrying={isFetching} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <Waiting>
        <Skeleton lines={12} />
      </Waiting>
    );
  if (data.total === 0 && onClear) return <NoMatchState titulo={copy.semResultado} onClear={onClear} />;
  if (data.total === 0)
    return (
      <EmptyState titulo={copy.vazio} icon={<IconeSino size={20} aria-hidden />}>
        {copy.vazioTexto}
      </EmptyState>
    );
  if (data.itens.length === 0)
    return (
      <EmptyState titulo={copy.semPagina} action={<Button onClick={() => onPagina(1)}>{copy.primeira}</Button>}>
        {copy.semPaginaTexto}
      </EmptyState>
    );
  return (
    <>
      <Days dias={porDia(data.itens)} />
      {data.total > POR_PAGINA && <Pagination pagina={data.pagina} tamanho={data.tamanho} total={data.total} onChange={onPagina} />}
    </>
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
