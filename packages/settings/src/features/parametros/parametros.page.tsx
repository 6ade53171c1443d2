import { sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Card, EmptyState, ErrorState, Page, Skeleton, Stack } from '@balcao/ui';
import type { ReactNode } from 'react';
import { Edicao } from './edicao.component.tsx';
import { copy } from './parametros.copy.ts';
import { useParametros } from './parametros.resource.ts';

/** What the subscription chooses of its quoting, and below it whatever else administrators choose. */
export function Parametros({ children }: { children?: ReactNode }) {
  const isAdministrador = useSession()?.administrador === true;
  const parametros = useParametros();
  return (
    <Page routeId="parametros" titulo={copy.titulo} descricao={copy.descricao} busy={parametros.isPending} isNarrow>
      {isAdministrador ? (
        <Stack gap={4}>
          <Conteudo leitura={parametros} />
          {children}
        </Stack>
      ) : (
        <Card>
          <EmptyState titulo={copy.soAdministrador}>{copy.soAdministradorTexto}</EmptyState>
        </Card>
      )}
    </Page>
  );
}

function Conteudo({ leitura: { data, error, isFetching, refetch } }: { leitura: ReturnType<typeof useParametros> }) {
  if (data) return <Edicao emVigor={data} />;
  if (!error) return <Skeleton height={640} />;
  return (
    <Card>
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
        {sentenceOfFalha(error)}
      </ErrorState>
    </Card>
  );
}
