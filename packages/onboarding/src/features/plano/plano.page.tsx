import { Page } from '@balcao/ui';
import { copy } from './plano.copy.ts';

export function PlanoPage() {
  return (
    <Page routeId="plano" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
