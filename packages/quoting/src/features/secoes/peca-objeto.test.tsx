import { manualCalls, type RascunhoOrcamento } from '@balcao/contracts';
import { linhaManual } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { PecaObjeto } from './peca-objeto.component.tsx';

const gateway = fakeGateway();
const iof = [{ bps: 738, desde: '2008-01-03' }];

function Tela({ ramo = null }: { ramo?: string | null }) {
  const form = useForm({ defaultValues: { risco: { objeto: { ramo } }, comercial: {} } as RascunhoOrcamento });
  return (
    <QueryProvider>
      <LinhaAberta value={linhaManual}>
        <FormProvider {...form}>
          <PecaObjeto />
        </FormProvider>
      </LinhaAberta>
    </QueryProvider>
  );
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(manualCalls.listRamos, [
    { codigo: '0351', nome: 'Responsabilidade civil geral', linha: 'OUTRO', ativo: true, iof },
    { codigo: '0746', nome: 'Fiança locatícia', linha: 'OUTRO', ativo: true, iof },
    { codigo: 'PET', nome: 'Seguro pet', linha: 'PET', ativo: true, iof },
  ]);
});
afterEach(cleanup);
afterAll(gateway.close);

it.each([
  ['0746', '0746 · Fiança locatícia'],
  ['fianca loc', '0746 · Fiança locatícia'],
  ['pet', 'Seguro pet'],
])('finds a ramo by “%s”, its code or its name without accents', async (texto, ramo) => {
  render(<Tela />);
  const campo = await screen.findByRole('combobox', { name: /^Ramo/ });
  await userEvent.type(campo, texto);
  expect(await screen.findByRole('option', { name: ramo })).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.click(screen.getByRole('option', { name: ramo }));
  expect(campo).toHaveValue(ramo);
  expect(await screen.findByText('IOF de hoje para este ramo: 7,38%')).toBeVisible();
});

it('shows the ramo a draft kept once the list has come', async () => {
  render(<Tela ramo="0351" />);
  expect(await screen.findByDisplayValue('0351 · Responsabilidade civil geral')).toBeVisible();
});
