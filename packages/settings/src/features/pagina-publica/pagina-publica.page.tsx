import { sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Card, EmptyState, ErrorState, Page, Skeleton } from '@balcao/ui';
import { Edicao } from './edicao.component.tsx';
import { copy } from './pagina-publica.copy.ts';
import { useOpcoes, usePagina } from './pagina-publica.resource.ts';

/** `/configuracao/paginaPublica`: the public page as it is edited, previewed, published and looked back upon. */
export function PaginaPublicaPage() {
  const isAdministrador = useSession()?.administrador === true;
  return isAdministrador ? (
    <Conteudo />
  ) : (
    <Page routeId="paginaPublica" titulo={copy.titulo} isNarrow>
      <Card>
        <EmptyState titulo={copy.soAdministrador}>{copy.soAdministradorTexto}</EmptyState>
      </Card>
    </Page>
  );
}

function Conteudo() {
  const [pagina, opcoes] = [usePagina(), useOpcoes()];
  const error = pagina.error ?? opcoes.error;
  const again = () => void Promise.all([pagina.refetch(), opcoes.refetch()]);
  return (
    <Page routeId="paginaPublica" titulo={copy.titulo} descricao={copy.descricao} busy={pagina.isPending || opcoes.isPending}>
      {pagina.data && opcoes.data ? (
        <Edicao gravada={pagina.data} opcoes={opcoes.data} />
      ) : error ? (
        <Card>
          <ErrorState onRetry={again} isRetrying={pagina.isFetching || opcoes.isFetching}>
            {sentenceOfFalha(error)}
          </ErrorState>
        </Card>
      ) : (
        <Skeleton height={720} />
      )}
    </Page>
  );
}
