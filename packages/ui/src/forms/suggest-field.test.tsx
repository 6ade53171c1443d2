import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestField } from './suggest-field.component.tsx';

const options = ['Jequitibá Seguros', 'Sabiá Seguros'].map((nome) => ({ value: nome, label: nome }));
const onCommit = jest.fn();

function Campo({ inicial = '' }: { inicial?: string }) {
  const [nome, setNome] = useState(inicial);
  return (
    <>
      <SuggestField name="anterior" label="Seguradora anterior" options={options} value={nome} onChange={setNome} onCommit={onCommit} />
      <output>{nome}</output>
    </>
  );
}

beforeEach(() => onCommit.mockClear());

it('suggests without minding accents, and takes the name of the one chosen', async () => {
  render(<Campo />);
  const campo = screen.getByRole('combobox', { name: 'Seguradora anterior' });
  await userEvent.type(campo, 'sabia');
  expect(screen.queryByRole('option', { name: 'Jequitibá Seguros' })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: 'Sabiá Seguros' }));
  expect(campo).toHaveValue('Sabiá Seguros');
  expect(screen.getByRole('status')).toHaveTextContent('Sabiá Seguros');
  expect(onCommit).toHaveBeenCalledWith('Sabiá Seguros', 'anterior');
});

it('keeps another name as it was typed, and commits it on leaving', async () => {
  render(<Campo />);
  await userEvent.type(screen.getByRole('combobox'), 'Mútua do Vale');
  await userEvent.tab();
  expect(screen.getByRole('combobox')).toHaveValue('Mútua do Vale');
  expect(onCommit).toHaveBeenLastCalledWith('Mútua do Vale', 'anterior');
});

it('shows what was there, suggested or not, and lets it be emptied', async () => {
  render(<Campo inicial="Mútua do Vale" />);
  expect(screen.getByRole('combobox')).toHaveValue('Mútua do Vale');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});
