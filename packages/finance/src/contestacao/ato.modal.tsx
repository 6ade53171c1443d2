import { Button, Stack } from '@balcao/ui';
import { FormNotice, type FormNoticeProps } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import type { ReactNode } from 'react';
import { copy } from './contestacao.copy.ts';

export interface AtoModalProps {
  titulo: string;
  confirmar: string;
  isDanger?: boolean;
  form: FormNoticeProps['form'] & { readonly submit: () => Promise<unknown> };
  onClose: () => void;
  children: ReactNode;
}

/** A form of one act, with its two buttons. */
export const AtoModal = ({ titulo, confirmar, isDanger = false, form, onClose, children }: AtoModalProps) => (
  <Dialog
    titulo={titulo}
    isOpen
    isSticky={form.isBusy}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose} isDisabled={form.isBusy}>
          {copy.cancelar}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} isBusy={form.isBusy} onClick={() => void form.submit()}>
          {confirmar}
        </Button>
      </>
    }
  >
    <Stack gap={4}>
      <FormNotice form={form} />
      {children}
    </Stack>
  </Dialog>
);
