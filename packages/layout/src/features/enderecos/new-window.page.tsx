import { Page } from '@balcao/ui';
import { copy } from './enderecos.copy.ts';

export function NewWindowPage() {
  return (
    <Page routeId="newWindow" titulo={copy.newWindow}>
      {null}
    </Page>
  );
}
