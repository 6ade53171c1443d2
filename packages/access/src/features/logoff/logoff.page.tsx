import { Page, Spinner } from '@balcao/ui';
import { copy } from './logoff.copy.ts';
import { useLogoff } from './logoff.resource.ts';

export function LogoffPage() {
  useLogoff();
  return (
    <Page routeId="logoff" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      <Spinner />
    </Page>
  );
}
