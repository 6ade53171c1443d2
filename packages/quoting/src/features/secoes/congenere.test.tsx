import { manualCalls, registryCalls, type RascunhoOrcamento } from '@balcao/contracts';
import { linhaPet } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { SecaoSeguro } from './secao-seguro.component.tsx';

const gateway = fakeGateway();
const valores = () => JSON.parse(screen.getByTestId('seguro').textContent);

const Espiao = () => <output data-testid="seguro">{JSON.stringify(useWatch({ name: 'risco.seguro' }))}</output>;

function Tela({ tipo }: { tipo: string }) {
  const form = useForm({ defaultValues: { risco: { seguro: { tipo } }, comercial: {} } as RascunhoOrcamento });
  return (
    <QueryProvider>
      <LinhaAberta value={linhaPet}>
        <FormProvider {...form}>
          <SecaoSeguro />
          <Espiao />
        </FormProvider>
      </LinhaAberta>
    </QueryProvider>
  );
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(registryCalls.listCorretoras, []);
  gateway.answer(registryCalls.listProdutores, []);
  gateway.answer(manualCalls.listCatalogo, [{ slug: 'sabia_seguros', nome: 'Sabiá Seguros' }]);
});
afterEach(cleanup);
afterAll(gateway.close);

it('chooses the insurer being left from the whole market, and asks what is paid today', async () => {
  render(<Tela tipo="RENOVACAO_CONGENERE" />);
  await userEvent.click(await screen.findByRole('button', { name: /Abrir lista|Seguradora anterior/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sabiá Seguros' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Prêmio atual' }), '2147,60');
  await userEvent.tab();
  expect(valores()).toMatchObject({ seguradoraAnterior: 'Sabiá Seguros', premioAnteriorCentavos: 214_760 });
});

it('takes an insurer that the catalogue does not know, as it is typed', async () => {
  gateway.reply(manualCalls.listCatalogo, () => ({ status: 500, body: { success: false, code: 500, message: 'Falhou.' } }));
  render(<Tela tipo="RENOVACAO_CONGENERE" />);
  await userEvent.type(screen.getByRole('combobox', { name: /^Seguradora anterior/ }), 'Mútua do Vale');
  await userEvent.tab();
  expect(valores()).toMatchObject({ seguradoraAnterior: 'Mútua do Vale' });
  expect(await screen.findByText('A lista de seguradoras não carregou: digite o nome.', {}, { timeout: 20_000 })).toBeVisible();
});

it('asks neither of a new insurance', () => {
  render(<Tela tipo="NOVO" />);
  expect(screen.queryByRole('combobox', { name: /^Seguradora anterior/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Prêmio atual' })).toBeNull();
});
