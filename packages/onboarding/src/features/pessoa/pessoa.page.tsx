import { Page } from '@balcao/ui';
import { copy } from './pessoa.copy.ts';

export function PessoaPage() {
  return (
    <Page routeId="userInfo" titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}
