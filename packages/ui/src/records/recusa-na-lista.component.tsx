import { Alert, Button } from '@balcao/ui';
import { DesfechosDoLote } from '@balcao/ui/lists';
import { Dialog } from '@balcao/ui/overlays';
import { copy } from './records.copy.ts';
import type { RecusaDaSituacao } from './use-situacao.ts';

export interface RecusaNaListaProps {
  recusa: RecusaDaSituacao;
  onClose: () => void;
}

/** Why the records of a list were not activated or deactivated, or which of them were not: it stays until it is closed. */
export function RecusaNaLista({ recusa: { texto, desfechos }, onClose }: RecusaNaListaProps) {
  if (texto === null) return <DesfechosDoLote desfechos={desfechos} onClose={onClose} />;
  return (
    <Dialog
      titulo={copy.naoMudou}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {copy.fechar}
        </Button>
      }
    >
      <Alert tone="perigo" isLive>
        {texto}
      </Alert>
    </Dialog>
  );
}
