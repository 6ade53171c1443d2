import type { ContratoVisto, EndossosDaApolice } from '@balcao/contracts';
import { Button, ErrorState } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { Skeleton } from '@balcao/ui';
import type { ReactNode } from 'react';
import { copy } from './endosso.copy.ts';
import { useEndossos } from './endosso.resource.ts';

interface LeituraProps {
  contrato: ContratoVisto;
  titulo: string;
  onClose: () => void;
  children: (lida: EndossosDaApolice) => ReactNode;
}

/** The policy of a sale, read before anything is done to it: a window that waits, or says that it could not be read. */
export function LeituraDaApolice({ contrato, titulo, onClose, children }: LeituraProps) {
  const leitura = useEndossos(contrato.apolice?.id ?? '');
  if (leitura.data) return children(leitura.data);
  return (
    <Dialog titulo={titulo} isOpen onClose={onClose} actions={<Button onClick={onClose}>{copy.fechar}</Button>}>
      {leitura.error ? <ErrorState onRetry={() => void leitura.refetch()}>{copy.falhou}</ErrorState> : <Skeleton height={240} />}
    </Dialog>
  );
}
