import { Page } from '@balcao/ui';
import { copy } from './confirmacao-email.copy.ts';

export function ConfirmacaoEmailPage() {
  return (
    <Page routeId="confirmacaoEmail" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      {null}
    </Page>
  );
}
