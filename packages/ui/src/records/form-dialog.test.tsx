import { TextField } from '@balcao/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog, type FormDialogProps } from './form-dialog.component.tsx';

function show(form: Partial<FormDialogProps['form']> = {}, props: Partial<FormDialogProps> = {}) {
  const submit = jest.fn((event?: { preventDefault(): void }) => {
    event?.preventDefault();
    return Promise.resolve(null);
  });
  const onClose = jest.fn();
  render(
    <FormDialog
      titulo="Registrar promessa"
      confirmar="Registrar"
      form={{ aviso: null, isRepetivel: false, isBusy: false, ...form, submit }}
      onClose={onClose}
      {...props}
    >
      <TextField name="dia" label="Dia" isRequired value="" onChange={() => undefined} />
    </FormDialog>,
  );
  return { submit, onClose };
}

it('is sent once by its button, and once by Enter in a field', async () => {
  const { submit } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
  expect(submit).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText(/Dia/), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
});

it('is sent again by the button of a failure that may be repeated', async () => {
  const { submit } = show({ aviso: 'O Balcão não respondeu.', isRepetivel: true });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

it('is neither sent nor closed while it is on its way', async () => {
  const busy = show({ isBusy: true });
  await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.keyboard('{Escape}');
  expect(busy.submit).not.toHaveBeenCalled();
  expect(busy.onClose).not.toHaveBeenCalled();
});

it('is not sent while there is nothing to send', async () => {
  const { submit } = show({}, { isDisabled: true });
  await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
  await userEvent.type(screen.getByLabelText(/Dia/), '{Enter}');
  expect(submit).not.toHaveBeenCalled();
});
