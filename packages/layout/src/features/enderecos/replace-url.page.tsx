import { Page } from '@balcao/ui';
import { copy } from './enderecos.copy.ts';

export function ReplaceUrlPage() {
  return (
    <Page routeId="replaceUrl" titulo={copy.replaceUrl}>
      {null}
    </Page>
  );
}
