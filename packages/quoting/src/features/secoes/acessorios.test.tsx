/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { Acessorios } from './acessorios.component.tsx';

function Formulario() {
  const form = useForm({ defaultValues: { risco: { coberturas: { acessorios: [] } } } });
  return (
    <FormProvider {...form}>
      <Acessorios />
    </FormProvider>
  );
}

const descricoes = () => screen.getAllByLabelText(/^Descrição do acessório/).map((input) => (input as HTMLInputElement).value);

it('keeps the accessories typed when another is added and when one is removed', () => {
  render(<Formulario />);
  const adicionar = screen.getByRole('button', { name: /adicionar/i });
  fireEvent.click(adicionar);
  fireEvent.change(screen.getByLabelText(/^Descrição do acessório 1/), { target: { value: 'Som' } });
  fireEvent.click(adicionar);
  expect(descricoes()).toEqual(['Som', '']);
  fireEvent.change(screen.getByLabelText(/^Descrição do acessório 2/), { target: { value: 'Rodas' } });
  fireEvent.click(screen.getByRole('button', { name: /remover.*1/i }));
  expect(descricoes()).toEqual(['Rodas']);
});

it('marks what must be filled of an accessory', () => {
  render(<Formulario />);
  fireEvent.click(screen.getByRole('button', { name: /adicionar/i }));
  expect(screen.getByLabelText(/^Descrição do acessório 1/)).toBeRequired();
  expect(screen.getByLabelText(/^Valor do acessório 1/)).toBeRequired();
});
