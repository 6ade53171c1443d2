import { Page } from '@balcao/ui';
import { copy } from './suporte.copy.ts';

export function SuportePage() {
  return (
    <Page routeId="suporte" titulo={copy.suporte}>
      {null}
    </Page>
  );
}
