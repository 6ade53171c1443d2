import { Page, Spinner } from '@balcao/ui';
import { copy } from './redirecionamento.copy.ts';
import { useRedirecionamento } from './redirecionamento.resource.ts';

const reload = () => window.location.reload();

export function RedirecionamentoPage() {
  useRedirecionamento(reload);
  return (
    <Page routeId="orcamentoRedirect" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      <Spinner />
    </Page>
  );
}
