import type { LinhaExtrato } from '@balcao/contracts';
import { Button } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { Candidatas } from './candidatas.component.tsx';
import { copy } from './extrato.copy.ts';

export interface EscolhaModalProps {
  extratoId: string;
  linha: LinhaExtrato;
  onEscolher: (comissaoId: string) => void;
  onClose: () => void;
}

/** Another commission for a line. */
export function EscolhaModal({ extratoId, linha, onEscolher, onClose }: EscolhaModalProps) {
  return (
    <Dialog titulo={copy.escolher.titulo} isOpen onClose={onClose} actions={<Button onClick={onClose}>{copy.cancelar}</Button>}>
      <Candidatas extratoId={extratoId} linhaId={linha.id} rotulo={copy.escolher.usar} onEscolher={({ id }) => onEscolher(id)} />
    </Dialog>
  );
}
