import { useDocumentosDe } from '@balcao/shared/documents';
import { SecaoDocumentos } from '@balcao/ui/documents';
import { copy } from './lancamentos.copy.ts';

/** Receipts and invoices of an entry. */
export const AnexosDoLancamento = ({ id }: { id: string }) => (
  <SecaoDocumentos
    documentos={useDocumentosDe({ alvo: 'LANCAMENTO', alvoId: id })}
    vazio={copy.anexos.vazio}
    retirada={copy.anexos.retirada}
    hasTipo={false}
  />
);
