import { Page } from '@balcao/ui';
import { copy } from './contrato-manual.copy.ts';

/** `/centralVendas/propostas/novo?id=`: a sale typed in, or one to change. */
export const ContratoManualPage = () => (
  <Page routeId="propostasNovo" titulo={copy.titulo}>
    {copy.descricao}
  </Page>
);
