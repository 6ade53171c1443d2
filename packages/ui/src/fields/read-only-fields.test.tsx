import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '@balcao/ui';
import { DateField, Select } from '@balcao/ui/forms';
import { ReadOnlyFields } from './read-only-fields.component.tsx';

const changed = jest.fn();
const form = (isReadOnly: boolean) => (
  <ReadOnlyFields isReadOnly={isReadOnly}>
    <TextField name="nome" label="Nome" value="Ana" onChange={changed} />
    <DateField name="nascimento" label="Nascimento" value="1980-05-20" onChange={changed} />
    <Select name="uso" label="Uso" options={[{ value: 'a', label: 'Lazer' }]} value="a" onChange={changed} />
  </ReadOnlyFields>
);

it('shows what the fields hold and lets nobody change it, dates included', async () => {
  render(form(true));
  expect(screen.getByLabelText('Nome')).toBeDisabled();
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana');
  expect(screen.getByRole('button', { name: /Uso/ })).toBeDisabled();
  for (const part of screen.getAllByRole('spinbutton')) expect(part).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Nome'), 'x');
  expect(changed).not.toHaveBeenCalled();
});

it('gives the same fields back to be written in', async () => {
  const { rerender } = render(form(true));
  const nome = screen.getByLabelText('Nome');
  rerender(form(false));
  expect(screen.getByLabelText('Nome')).toBe(nome);
  await userEvent.type(nome, 'b');
  expect(changed).toHaveBeenCalledWith('Anab', 'nome');
});
