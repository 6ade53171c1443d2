import { apoioCalls, type EnderecoCep, type RascunhoOrcamento } from '@balcao/contracts';
import { definicaoResidencial, linhaResidencial, type SecaoDefinida } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal } from '@balcao/testing';
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

describe.each([
  ['of the insured', <SecaoSegurado key="segurado" />],
  ['of the place', <SecaoDeDados key="local" secao={local} />],
])('a postcode %s that takes the place of another', (_, secao) => {
  const campoDe = (nome: RegExp) => screen.getByLabelText(nome);
  const retype = async (cep: string) => {
    await userEvent.clear(campoDe(/^CEP/));
    await userEvent.type(campoDe(/^CEP/), cep);
    await userEvent.tab();
  };
  beforeEach(async () => {
    gateway.answer(apoioCalls.findCep, paulista);
    render(<Tela>{secao}</Tela>);
    await typeCep();
    expect(await screen.findByDisplayValue('Avenida Paulista')).toBeVisible();
  });

  it('keeps nothing of the former street, also typed in two goes', async () => {
    gateway.answer(apoioCalls.findCep, { cep: '78200000', logradouro: null, bairro: null, cidade: 'Cáceres', uf: 'MT' });
    await retype('7820');
    await retype('78200000');
    expect(await screen.findByText(SO_CIDADE)).toBeVisible();
    expect(campoDe(/^Cidade/)).toHaveValue('Cáceres');
    expect(campoDe(/^Logradouro/)).toHaveValue('');
    expect(campoDe(/^Bairro/)).toHaveValue('');
  });

  it('and that nobody knows, or nobody answers for, leaves an address to be filled', async () => {
    gateway.answer(apoioCalls.findCep, null);
    await retype('99999999');
    expect(await screen.findByText('CEP não encontrado: preencha o endereço.')).toBeVisible();
    expect(campoDe(/^Logradouro/)).toHaveValue('');
    expect(campoDe(/^Cidade/)).toHaveValue('');
    await userEvent.type(campoDe(/^Logradouro/), 'Rua Nova');
    gateway.reply(apoioCalls.findCep, refusal(500, 500, 'Falhou.'));
    await retype('01310100');
    expect(await screen.findByText('A busca do CEP falhou: preencha o endereço.')).toBeVisible();
    expect(campoDe(/^Logradouro/)).toHaveValue('');
  });

  it('keeps what is typed of the new one while its answer is on its way', async () => {
    let answer = (_: EnderecoCep) => {};
    gateway.answer(apoioCalls.findCep, new Promise<EnderecoCep>((resolve) => (answer = resolve)));
    await retype('78200000');
    await userEvent.clear(campoDe(/^Logradouro/));
    await userEvent.type(campoDe(/^Logradouro/), 'Rua das Flores');
    answer({ ...paulista, cep: '78200000', logradouro: null, bairro: null });
    expect(await screen.findByText(SO_CIDADE)).toBeVisible();
    expect(campoDe(/^Logradouro/)).toHaveValue('Rua das Flores');
    expect(campoDe(/^Bairro/)).toHaveValue('');
  });
});
