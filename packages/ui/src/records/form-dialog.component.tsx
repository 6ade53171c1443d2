import { Button, Stack } from '@balcao/ui';
import { FormNotice, type FormNoticeProps } from '@balcao/ui/forms';
import { Dialog, type DialogProps } from '@balcao/ui/overlays';
import { type FormEvent, type ReactNode, useId } from 'react';
import { copy } from './records.copy.ts';

export interface FormDialogProps extends Pick<DialogProps, 'titulo' | 'size' | 'isSticky' | 'onClose'> {
  /** The verb of the act. */
  confirmar: string;
  cancelar?: string;
  /** It destroys. */
  isDanger?: boolean;
  /** There is nothing to send yet. */
  isDisabled?: boolean;
  /** As `useForm` of `@balcao/shared/forms` gives one. */
  form: FormNoticeProps['form'] & { readonly submit: (event?: FormEvent) => Promise<unknown> };
  /** Other buttons, before its own two. */
  outras?: ReactNode;
  children: ReactNode;
}

/**
 * A form in a window over the page, with its two buttons: sent by Enter and by *Tentar novamente* too, and not closed while it is on its way.
 *
 * @example <FormDialog titulo={copy.titulo} confirmar={copy.enviar} form={form} onClose={onClose}>…fields…</FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const {
    confirmar,
    cancelar = copy.cancelar,
    isDanger = false,
    isDisabled = false,
    isSticky = false,
    form,
    outras,
    onClose,
    children,
    ...dialog
  } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled) void form.submit(event);
  };
  return (
    <Dialog
      {...dialog}
      isOpen
      isSticky={form.isBusy || isSticky}
      onClose={onClose}
      actions={
        <>
          {outras}
          <Button onClick={onClose} isDisabled={form.isBusy}>
            {cancelar}
          </Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} isBusy={form.isBusy} isDisabled={isDisabled}>
            {confirmar}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <FormNotice form={form} />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
