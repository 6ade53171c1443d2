import { Page } from '@balcao/ui';
import { copy } from './termos.copy.ts';

export function TermosPage() {
  return (
    <Page routeId="assinarTermos" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
