import { Page } from '@balcao/ui';
import { copy } from './assinatura-nova.copy.ts';

export function AssinaturaNovaPage() {
  return (
    <Page routeId="assinaturaNova" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
