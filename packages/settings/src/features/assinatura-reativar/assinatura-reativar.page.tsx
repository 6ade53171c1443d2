import { Page } from '@balcao/ui';
import { copy } from './assinatura-reativar.copy.ts';

export function AssinaturaReativarPage() {
  return (
    <Page routeId="assinaturaReativar" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
