import type { VinculoDocumento } from '@balcao/contracts';
import { useDocumentosDe } from '@balcao/shared/documents';
import { Card } from '@balcao/ui';
import { SecaoDocumentos as Secao } from '@balcao/ui/documents';

/** The documents of a record of sales, in a card of its page. */
export const SecaoDocumentos = ({ vinculo }: { vinculo: VinculoDocumento }) => (
  <Card>
    <Secao documentos={useDocumentosDe(vinculo)} />
  </Card>
);
