import { Card, EmptyState, Page } from '@balcao/ui';
import { copy } from './records.copy.ts';
import type { PalavrasDoRegistro } from './words-of.ts';

export interface SoAdministradorProps {
  routeId: string;
  titulo: string;
  palavras: PalavrasDoRegistro;
}

/** In the place of a record only administrators may see. */
export const SoAdministrador = ({ routeId, titulo, palavras }: SoAdministradorProps) => (
  <Page routeId={routeId} titulo={titulo} isNarrow>
    <Card>
      <EmptyState titulo={palavras.soAdministrador}>{copy.soAdministradorTexto}</EmptyState>
    </Card>
  </Page>
);
