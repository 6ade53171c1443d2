import { cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FieldValues, FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { Beneficiarios } from './beneficiarios.component.tsx';
import { Esportes } from './esportes.component.tsx';

/** The two pieces in a form of their own. */
function show(): UseFormReturn {
  const { result } = renderHook(() => useForm<FieldValues>({ defaultValues: { risco: { beneficiarios: [], pessoa: { esportes: [] } } } }));
  render(
    <FormProvider {...result.current}>
      <Beneficiarios />
      <Esportes />
    </FormProvider>,
  );
  return result.current;
}

afterEach(cleanup);
const user = userEvent.setup();
const press = (nome: string) => user.click(screen.getByRole('button', { name: nome }));
const partesDe = (form: UseFormReturn) => (form.getValues('risco.beneficiarios') as { pctBps: number }[]).map(({ pctBps }) => pctBps);

it('gives the whole to the first, shares evenly on request with the remainder to the first, and sums as one types', async () => {
  const form = show();
  expect(screen.getByText(/conforme a lei/)).toBeInTheDocument();
  await press('Adicionar beneficiário');
  await press('Adicionar beneficiário');
  await press('Adicionar beneficiário');
  expect(partesDe(form)).toEqual([10_000, 0, 0]);
  await press('Dividir igualmente');
  expect(partesDe(form)).toEqual([3_334, 3_333, 3_333]);
  expect(screen.getByRole('status')).toHaveTextContent('Soma das partes: 100%.');
  await user.type(screen.getByRole('textbox', { name: /^Nome do beneficiário 2/ }), 'Davi Souza');
  const parte = screen.getByRole('textbox', { name: /Parte do beneficiário 1/ });
  await user.clear(parte);
  await user.type(parte, '20');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('Soma das partes: 86,66%. Faltam 13,34%.');
  await press('Remover beneficiário 1');
  expect(form.getValues('risco.beneficiarios')).toMatchObject([{ nome: 'Davi Souza', pctBps: 3_333 }, { pctBps: 3_333 }]);
  expect(screen.getByRole('status')).toHaveTextContent('Faltam 33,34%.');
});

it('marks in every line what must be filled of it', async () => {
  show();
  await press('Adicionar beneficiário');
  await press('Adicionar esporte');
  for (const nome of [/^Nome do beneficiário 1/, /^Parte do beneficiário 1/])
    expect(screen.getByRole('textbox', { name: nome })).toBeRequired();
  for (const nome of ['Parentesco do beneficiário 1', 'Esporte 1', 'Frequência do esporte 1']) {
    expect(screen.getByText(nome).closest('label, span')).toHaveTextContent('*');
  }
});

it('adds a sport and takes it away', async () => {
  const form = show();
  await press('Adicionar esporte');
  expect(screen.getByRole('button', { name: /^Esporte 1|Esporte 1$/ })).toBeInTheDocument();
  await press('Remover esporte 1');
  expect(form.getValues('risco.pessoa.esportes')).toEqual([]);
  expect(screen.getByText('Nenhum esporte informado.')).toBeInTheDocument();
});
