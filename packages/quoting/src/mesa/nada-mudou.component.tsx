import { Button } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { copy } from './nada-mudou.copy.ts';

interface NadaMudouProps {
  /** Since when nothing changed, in words; null while there is nothing to say. */
  aviso: string | null;
  onMesmoAssim: () => void;
  onClose: () => void;
}

/** Says that nobody was asked, and why; asking all the same is a choice of its own, and never the one a second Enter takes. */
export function NadaMudouDialog({ aviso, onMesmoAssim, onClose }: NadaMudouProps) {
  return (
    <Dialog
      titulo={copy.titulo}
      role="alertdialog"
      size="sm"
      isOpen={aviso !== null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onMesmoAssim}>{copy.mesmoAssim}</Button>
          <Button variant="primary" autoFocus onClick={onClose}>
            {copy.manter}
          </Button>
        </>
      }
    >
      {aviso}
    </Dialog>
  );
}
