import { EmptyState, ErrorState, Page, Skeleton } from '@balcao/ui';
import type { ReactNode } from 'react';
import type { Leitura } from './link.resource.ts';
import { Moldura, type MolduraProps } from './moldura.component.tsx';
import { copy } from './moldura.copy.ts';
import { sayFalha } from './say-falha.ts';

/** A page nobody in particular attends to has no `corretor`. */
interface Aberto {
  readonly corretora: NonNullable<MolduraProps['corretora']>;
  readonly corretor: MolduraProps['corretor'] | null;
}

interface PaginaDoLinkProps<T extends Aberto> {
  routeId: string;
  titulo: string;
  descricao?: ((data: T) => ReactNode) | undefined;
  /** First message of a WhatsApp conversation. */
  assunto?: ((data: T) => string) | undefined;
  isNarrow?: boolean;
  leitura: Leitura<T>;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** Page of a client in all its states: loading, invalid link, failed, open. */
export function PaginaDoLink<T extends Aberto>({
  routeId,
  titulo,
  descricao,
  assunto,
  isNarrow = false,
  leitura,
  onRetry,
  children,
}: PaginaDoLinkProps<T>) {
  const data = leitura.estado === 'aberto' ? leitura.data : null;
  const title = leitura.estado === 'indisponivel' ? copy.indisponivel : titulo;
  return (
    <Moldura corretora={data?.corretora} corretor={data?.corretor ?? undefined} assunto={data ? assunto?.(data) : undefined}>
      <Page routeId={routeId} titulo={title} busy={leitura.estado === 'lendo'} isNarrow={isNarrow} descricao={data && descricao?.(data)}>
        {leitura.estado === 'lendo' && <Skeleton lines={10} />}
        {leitura.estado === 'indisponivel' && <EmptyState titulo={copy.indisponivelTexto} />}
        {leitura.estado === 'falhou' && <ErrorState onRetry={onRetry}>{sayFalha(leitura.falha)}</ErrorState>}
        {data && children(data)}
      </Page>
    </Moldura>
  );
}
