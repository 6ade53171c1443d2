import { Page } from '@balcao/ui';
import { copy } from './webinars.copy.ts';

export function WebinarsPage() {
  return (
    <Page routeId="webinars" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
