import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MaskedField } from './masked-field.component.tsx';

interface FormProps {
  onChange?: (value: string, name: string) => void;
  onCommit: (value: string, name: string, anterior: string) => void;
}
function Form({ onChange, onCommit }: FormProps) {
  const [cnpj, setCnpj] = useState('');
  const change = (value: string, name: string) => {
    setCnpj(value);
    onChange?.(value, name);
  };
  return <MaskedField mask="cnpj" name="cnpj" label="CNPJ" value={cnpj} onChange={change} onCommit={onCommit} />;
}

it('shows the punctuation and gives the stored form', async () => {
  const onChange = jest.fn();
  const onCommit = jest.fn();
  render(<Form {...{ onChange, onCommit }} />);
  await userEvent.type(screen.getByRole('textbox'), '12abc34501de35');
  expect(screen.getByRole('textbox')).toHaveValue('12.ABC.345/01DE-35');
  expect(onChange).toHaveBeenLastCalledWith('12ABC34501DE35', 'cnpj');
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([['12ABC34501DE35', 'cnpj', '']]);
});

it('says which whole value stood in it before, also when it was left half typed in between', async () => {
  const onCommit = jest.fn();
  render(<Form onCommit={onCommit} />);
  const type = async (texto: string) => {
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), texto);
    await userEvent.tab();
  };
  await type('12ABC34501DE35');
  await type('11222');
  await type('11222333000181');
  expect(onCommit.mock.calls.map(([value, , anterior]) => [value, anterior])).toEqual([
    ['12ABC34501DE35', ''],
    ['11222', '12ABC34501DE35'],
    ['11222333000181', '12ABC34501DE35'],
  ]);
});

it('says its error', () => {
  render(<MaskedField mask="placa" name="placa" label="Placa" value="ABC1234" error="Placa inválida." onChange={jest.fn()} />);
  expect(screen.getByRole('textbox', { name: 'Placa' })).toHaveAccessibleDescription('Placa inválida.');
  expect(screen.getByRole('textbox')).toHaveValue('ABC-1234');
});
