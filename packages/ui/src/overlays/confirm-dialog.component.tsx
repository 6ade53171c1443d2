import { Button } from '@balcao/ui';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.component.tsx';
import { copy } from './overlays.copy.ts';

export interface ConfirmDialogProps {
  titulo: string;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The verb of the act, never "OK". */
  confirmar?: string;
  cancelar?: string;
  /** It destroys. */
  isDanger?: boolean;
  /** The act is under way. */
  isBusy?: boolean;
  children: ReactNode;
}

/** Asks before an act that cannot be undone. @example <ConfirmDialog titulo="Cancelar o cálculo?" confirmar="Cancelar cálculo" isDanger … /> */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onConfirm, onClose, confirmar = copy.confirmar, cancelar = copy.cancelar, isDanger = false, isBusy = false, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="sm"
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy} autoFocus={isDanger}>
            {cancelar}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm} autoFocus={!isDanger}>
            {confirmar}
          </Button>
        </>
      }
    />
  );
}
