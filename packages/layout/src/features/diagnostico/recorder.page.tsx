import { Page } from '@balcao/ui';
import { copy } from './diagnostico.copy.ts';

export function RecorderPage() {
  return (
    <Page routeId="recorder" titulo={copy.recorder}>
      {null}
    </Page>
  );
}
