import { Page } from '@balcao/ui';
import { copy } from './diagnostico.copy.ts';

export function TestePage() {
  return (
    <Page routeId="teste" titulo={copy.teste}>
      {null}
    </Page>
  );
}
