import { Page } from '@balcao/ui';
import { copy } from './empresa.copy.ts';

export function EmpresaPage() {
  return (
    <Page routeId="companyInfo" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
