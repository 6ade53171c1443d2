import type { VinculoDocumento } from '@balcao/contracts';
import { useDocumentosDe } from '@balcao/shared/documents';
import { Card } from '@balcao/ui';
import { SecaoDocumentos } from '@balcao/ui/documents';

/** The documents of a record of sales, in a card of its page. */
export const DocumentosDoRegistro = ({ vinculo }: { vinculo: VinculoDocumento }) => (
  <Card>
    <SecaoDocumentos documentos={useDocumentosDe(vinculo)} />
  </Card>
);
