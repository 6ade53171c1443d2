import { ButtonLink, Page } from '@balcao/ui';
import { copy } from './propostas.copy.ts';

/** `/centralVendas/propostas`: proposals, policies and endorsements. */
export const PropostasPage = () => (
  <Page routeId="propostas" titulo={copy.titulo} actions={<ButtonLink href="/centralVendas/propostas/novo">{copy.novo}</ButtonLink>}>
    {copy.descricao}
  </Page>
);
