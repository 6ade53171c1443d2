import { apoioCalls, type EmpresaCnpj, type RascunhoOrcamento } from '@balcao/contracts';
import { linhaEmpresarial } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { SecaoSegurado } from './secao-segurado.component.tsx';

const gateway = fakeGateway();
const empresa: EmpresaCnpj = {
  cnpj: '11222333000181',
  razaoSocial: 'PADARIA CENTRAL LTDA',
  fantasia: null,
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero: '10',
  complemento: null,
  bairro: 'Bela Vista',
  cidade: 'SAO PAULO',
  uf: 'SP',
  cnae: '4721102',
  atividade: 'Padaria',
  abertura: '2015-02-01',
};
const Valores = () => <output data-testid="risco">{JSON.stringify(useWatch({ name: 'risco' }))}</output>;
const risco = () => JSON.parse(screen.getByTestId('risco').textContent);

function Tela() {
  const segurado = { pessoa: 'PJ', numero: '99' };
  const form = useForm({ defaultValues: { risco: { segurado, empresa: {} }, comercial: {} } as RascunhoOrcamento });
  return (
    <QueryProvider>
      <LinhaAberta value={linhaEmpresarial}>
        <FormProvider {...form}>
          <SecaoSegurado />
          <Valores />
        </FormProvider>
      </LinhaAberta>
    </QueryProvider>
  );
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(apoioCalls.findPessoa, null);
});
afterEach(cleanup);
afterAll(gateway.close);

async function typeCnpj() {
  render(<Tela />);
  await userEvent.type(screen.getByRole('textbox', { name: /^CNPJ/ }), '11222333000181');
  await userEvent.tab();
}

it('fills what is empty of the company, and no field that the line does not have', async () => {
  gateway.answer(apoioCalls.findEmpresa, empresa);
  await typeCnpj();
  expect(await screen.findByText('Empresa encontrada: os campos vazios foram preenchidos.')).toBeVisible();
  expect(risco()).toMatchObject({
    segurado: { nome: 'PADARIA CENTRAL LTDA', cep: '01310100', numero: '99', uf: 'SP' },
    empresa: { cnae: '4721102' },
  });
  expect(risco()).not.toHaveProperty('contrato');
});

it('says that the look-up failed, and what is typed stands', async () => {
  gateway.reply(apoioCalls.findEmpresa, { status: 422, body: { success: false, code: 422, message: 'Falhou.' } });
  await typeCnpj();
  expect(await screen.findByText('A busca do CNPJ falhou: preencha os campos.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Razão social/ }), 'Minha Loja');
  await userEvent.tab();
  expect(risco()).toMatchObject({ segurado: { nome: 'Minha Loja' } });
});
