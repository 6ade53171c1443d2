import { apoioCalls, type EnderecoCep, type RascunhoOrcamento } from '@balcao/contracts';
import { definicaoResidencial, linhaResidencial, type SecaoDefinida } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { SecaoDeDados } from './secao-de-dados.component.tsx';
import { SecaoSegurado } from './secao-segurado.component.tsx';

const gateway = fakeGateway();
const paulista: EnderecoCep = { cep: '01310100', logradouro: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' };
const local = definicaoResidencial.secoes.find(({ id }) => id === 'local') as SecaoDefinida;
const SO_CIDADE = 'Deste CEP o catálogo só tem a cidade: preencha o logradouro e o bairro.';

function Tela({ children }: { children: ReactNode }) {
  const risco = { segurado: { pessoa: 'PF' }, local: { igualSegurado: false } };
  const form = useForm({ defaultValues: { risco, comercial: {} } as unknown as RascunhoOrcamento });
  return (
    <QueryProvider>
      <LinhaAberta value={linhaResidencial}>
        <FormProvider {...form}>{children}</FormProvider>
      </LinhaAberta>
    </QueryProvider>
  );
}

beforeEach(() => beginSignedIn(gateway, queryClient));
afterEach(cleanup);
afterAll(gateway.close);

const typeCep = async () => {
  await userEvent.type(screen.getByLabelText(/^CEP/), '01310100');
  await userEvent.tab();
};

it.each([
  ['of the insured', <SecaoSegurado key="segurado" />],
  ['of the place', <SecaoDeDados key="local" secao={local} />],
])('says of a postcode %s whose street is not known what is left to be filled', async (_, secao) => {
  gateway.answer(apoioCalls.findCep, { ...paulista, logradouro: null, bairro: null });
  render(<Tela>{secao}</Tela>);
  await typeCep();
  expect(await screen.findByText(SO_CIDADE)).toBeVisible();
  expect(screen.getByLabelText(/^Cidade/)).toHaveValue('São Paulo');
});

it('says nothing of one that fills the whole address', async () => {
  gateway.answer(apoioCalls.findCep, paulista);
  render(
    <Tela>
      <SecaoSegurado />
    </Tela>,
  );
  await typeCep();
  expect(await screen.findByDisplayValue('Avenida Paulista')).toBeVisible();
  expect(screen.queryByText(SO_CIDADE)).toBeNull();
});

describe('found while the broker went on', () => {
  async function found(type: () => Promise<void>) {
    let resolve: (endereco: EnderecoCep) => void = () => undefined;
    gateway.answer(apoioCalls.findCep, new Promise((tell) => (resolve = tell)));
    render(
      <Tela>
        <SecaoSegurado />
      </Tela>,
    );
    await typeCep();
    await type();
    resolve(paulista);
    expect(await screen.findByDisplayValue('São Paulo')).toBeVisible();
  }
  const rua = () => screen.getByLabelText<HTMLInputElement>(/^Logradouro/);

  it('leaves what was written meanwhile', async () => {
    await found(async () => void (await userEvent.keyboard('Rua das Fl')));
    expect(rua()).toHaveValue('Rua das Fl');
    await userEvent.keyboard('ores');
    expect(rua()).toHaveValue('Rua das Flores');
    expect(screen.getByLabelText(/^Bairro/)).toHaveValue('Bela Vista');
  });

  it('is selected in the field in use, so that what is typed next takes its place', async () => {
    await found(() => Promise.resolve());
    expect(rua()).toHaveFocus();
    expect(rua()).toHaveValue('Avenida Paulista');
    await userEvent.keyboard('Rua A');
    expect(rua()).toHaveValue('Rua A');
  });
});
