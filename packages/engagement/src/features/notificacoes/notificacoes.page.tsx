import { Page } from '@balcao/ui';
import { copy } from './notificacoes.copy.ts';

export function NotificacoesPage() {
  return (
    <Page routeId="notificacoes" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
