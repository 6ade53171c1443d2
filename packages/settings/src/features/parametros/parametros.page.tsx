import { sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Card, EmptyState, ErrorState, Page, Skeleton } from '@balcao/ui';
import { Edicao } from './edicao.component.tsx';
import { copy } from './parametros.copy.ts';
import { useParametros } from './parametros.resource.ts';

/** `/configuracao/parametros`: what the subscription chooses of its quoting. */
export function ParametrosPage() {
  const isAdministrador = useSession()?.administrador === true;
  const parametros = useParametros();
  return (
    <Page routeId="parametros" titulo={copy.titulo} descricao={copy.descricao} busy={parametros.isPending} isNarrow>
      {isAdministrador ? (
        <Conteudo leitura={parametros} />
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
