import { Page } from '@balcao/ui';
import { copy } from './perfil.copy.ts';

export function PerfilPage({ routeId = 'perfil' }: { routeId?: string }) {
  return (
    <Page routeId={routeId} titulo={copy.titulo} descricao={copy.descricao}>
      {null}
    </Page>
  );
}

/** The other spelling of the specification's address. */
export const PerfilMaiusculoPage = () => <PerfilPage routeId="perfilMaiusculo" />;
