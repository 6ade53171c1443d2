import { Page } from '@balcao/ui';
import { copy } from './seguradoras.copy.ts';

export function SeguradorasPage() {
  return (
    <Page routeId="insuranceCompanies" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
