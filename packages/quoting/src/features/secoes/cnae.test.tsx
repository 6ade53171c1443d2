import { apoioCalls, type RascunhoOrcamento } from '@balcao/contracts';
import { linhaEmpresarial } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, signIn } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { CampoCnae } from './busca-cnae.component.tsx';

const gateway = fakeGateway();
const padaria = { codigo: '4721102', descricao: 'Padaria e confeitaria com predominância de revenda' };
const NOME = 'risco.empresa.cnae';
const Valor = () => <output data-testid="cnae">{String(useWatch({ name: NOME }))}</output>;
/** As a look-up of the company does it. */
function Preencher() {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue(NOME, '5611201')}>
      Preencher
    </button>
  );
}

function Tela({ cnae }: { cnae: string | null }) {
  const form = useForm({ defaultValues: { risco: { segurado: {}, empresa: { cnae } }, comercial: {} } as RascunhoOrcamento });
  return (
    <QueryProvider>
      <LinhaAberta value={linhaEmpresarial}>
        <FormProvider {...form}>
          <CampoCnae nome={NOME} />
          <Valor />
          <Preencher />
        </FormProvider>
      </LinhaAberta>
    </QueryProvider>
  );
}

beforeEach(() => {
  queryClient.clear();
  gateway.reset();
  signIn();
});
afterEach(cleanup);
afterAll(gateway.close);

const campo = () => screen.getByRole('combobox', { name: 'CNAE' });
const kept = () => screen.getByTestId('cnae').textContent;

it('finds the activity by words, and keeps its code', async () => {
  gateway.answer(apoioCalls.searchCnaes, [padaria]);
  render(<Tela cnae={null} />);
  await userEvent.type(campo(), 'padaria');
  await userEvent.click(await screen.findByRole('option', { name: /4721-1\/02 · Padaria/ }));
  expect(kept()).toBe('4721102');
  expect(campo()).toHaveValue('4721-1/02 · Padaria e confeitaria com predominância de revenda');
});

it('takes a whole code as it is typed, punctuated or not, though the catalogue does not have it', async () => {
  gateway.answer(apoioCalls.searchCnaes, []);
  render(<Tela cnae={null} />);
  await userEvent.type(campo(), '4711-3/02');
  await userEvent.tab();
  expect(kept()).toBe('4711302');
  expect(campo()).toHaveValue('4711-3/02');
});

it('says what a kept code is called, and what fills it from elsewhere', async () => {
  gateway.answer(apoioCalls.searchCnaes, [padaria]);
  render(<Tela cnae="4721102" />);
  expect(await screen.findByDisplayValue(/4721-1\/02 · Padaria/)).toBeVisible();
  gateway.answer(apoioCalls.searchCnaes, []);
  await userEvent.click(screen.getByRole('button', { name: 'Preencher' }));
  expect(await screen.findByDisplayValue('5611-2/01')).toBeVisible();
});

it('keeps what was chosen when what is typed is no activity', async () => {
  gateway.answer(apoioCalls.searchCnaes, [padaria]);
  render(<Tela cnae="4721102" />);
  await screen.findByDisplayValue(/Padaria/);
  await userEvent.type(campo(), ' xyz');
  await userEvent.tab();
  expect(kept()).toBe('4721102');
  expect(campo()).toHaveValue('4721-1/02 · Padaria e confeitaria com predominância de revenda');
});
