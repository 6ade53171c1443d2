import { type Conjunto, conjuntoCalls, type RascunhoOrcamento, type SeguradoraAtiva } from '@balcao/contracts';
import { linhaPet } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal } from '@balcao/testing';
import { ReadOnlyFields } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { LinhaAberta } from '../../linha-aberta.ts';
import { ConjuntosDeCoberturas } from './conjuntos-de-coberturas.component.tsx';
import { ConjuntosDeSeguradoras } from './conjuntos-de-seguradoras.component.tsx';

const gateway = fakeGateway();
const conjunto = (over: Partial<Conjunto>): Conjunto => ({
  id: '0190b000-0000-7000-8000-0000000000c1',
  tipo: 'SEGURADORAS',
  linha: null,
  versao: 3,
  nome: 'As de sempre',
  compartilhado: false,
  seguradoras: ['anta_seguros', 'paca_seguros'],
  coberturas: {},
  podeMudar: true,
  meu: true,
  dono: 'Ana',
  ...over,
});
const anta: SeguradoraAtiva = {
  slug: 'anta_seguros',
  nome: 'Anta Seguros',
  tipo: 'SEGURADORA',
  linhas: ['PET'],
  comissaoMinBps: 500,
  comissaoPadraoBps: 2_000,
  comissaoMaxBps: 3_000,
};

beforeEach(() => void beginSignedIn(gateway, queryClient));
afterEach(cleanup);
afterAll(gateway.close);

const openMenu = async (nome: string) => userEvent.click(await screen.findByRole('button', { name: nome }));
const bodyOf = (method: string) => gateway.pedidos.find((pedido) => pedido.method === method)?.input;

function Seguradoras({ onChoose }: { onChoose: (slugs: readonly string[]) => void }) {
  return (
    <QueryProvider>
      <ConjuntosDeSeguradoras seguradoras={[anta]} escolhidas={['anta_seguros']} onChoose={onChoose} />
    </QueryProvider>
  );
}

it('offers no set where the fields are only to be read', () => {
  render(
    <ReadOnlyFields isReadOnly>
      <Seguradoras onChoose={jest.fn()} />
    </ReadOnlyFields>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('chooses the insurers of a set that may be asked, and says which left', async () => {
  gateway.answer(conjuntoCalls.listConjuntos, [conjunto({})]);
  const onChoose = jest.fn();
  render(<Seguradoras onChoose={onChoose} />);
  await waitFor(() => expect(gateway.pedidos).not.toHaveLength(0));
  await openMenu('Conjuntos de seguradoras');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'As de sempre' }));
  expect(onChoose).toHaveBeenCalledWith(['anta_seguros']);
  expect(screen.getByRole('status')).toHaveTextContent('Conjunto “As de sempre” aplicado.');
  expect(screen.getByText('Paca Seguros: não está ativa para esta linha')).toBeVisible();
});

it('chooses nobody when all of a set left', async () => {
  gateway.answer(conjuntoCalls.listConjuntos, [conjunto({ seguradoras: ['paca_seguros'] })]);
  const onChoose = jest.fn();
  render(<Seguradoras onChoose={onChoose} />);
  await waitFor(() => expect(gateway.pedidos).not.toHaveLength(0));
  await openMenu('Conjuntos de seguradoras');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'As de sempre' }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Nada do conjunto “As de sempre” pôde ser aplicado.');
});

it('keeps what is chosen under a name, and says at the name that it is taken', async () => {
  gateway.answer(conjuntoCalls.listConjuntos, []);
  gateway.reply(conjuntoCalls.createConjunto, () => ({
    status: 422,
    body: { success: false, code: 422, message: 'Não.', errors: [{ campo: 'nome', codigo: 'conflito', mensagem: 'Já existe.' }] },
  }));
  render(<Seguradoras onChoose={jest.fn()} />);
  await openMenu('Conjuntos de seguradoras');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Guardar as escolhidas…' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Nome do conjunto/ }), 'Rápidas');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Já existe.')).toBeVisible();
  expect(bodyOf('POST')).toMatchObject({ tipo: 'SEGURADORAS', nome: 'Rápidas', seguradoras: ['anta_seguros'], compartilhado: false });
});

it('changes one with the version that was read, and reads again when somebody changed it before', async () => {
  gateway.answer(conjuntoCalls.listConjuntos, [
    conjunto({}),
    conjunto({ id: '0190b000-0000-7000-8000-0000000000c2', nome: 'Da casa', podeMudar: false }),
  ]);
  gateway.reply(conjuntoCalls.updateConjunto, () => refusal(409, 409, 'Outra pessoa mudou este conjunto.'));
  render(<Seguradoras onChoose={jest.fn()} />);
  await openMenu('Conjuntos de seguradoras');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Organizar conjuntos…' }));
  expect(screen.queryByRole('button', { name: 'Mudar o conjunto Da casa' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar o conjunto As de sempre' }));
  const reads = gateway.pedidos.filter(({ method }) => method === 'GET').length;
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('O conjunto não foi guardado')).toBeVisible();
  expect(bodyOf('PUT')).toMatchObject({ versao: 3, nome: 'As de sempre', seguradoras: ['anta_seguros', 'paca_seguros'] });
  await waitFor(() => expect(gateway.pedidos.filter(({ method }) => method === 'GET').length).toBeGreaterThan(reads));
  // the list gave way to this window and comes back after it; the menu that opened the list is closed: its button has the keyboard again
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  const [fechar] = await within(await screen.findByRole('dialog', { name: 'Organizar conjuntos' })).findAllByRole('button', {
    name: 'Fechar',
  });
  if (fechar) await userEvent.click(fechar);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Conjuntos de seguradoras' })).toHaveFocus());
});

const Valores = () => <output data-testid="coberturas">{JSON.stringify(useWatch({ name: 'risco.coberturas' }))}</output>;

function Coberturas() {
  const rascunho = linhaPet.inicial({ hoje: '2026-11-20', corretoraId: '' });
  const form = useForm({ defaultValues: rascunho as RascunhoOrcamento });
  return (
    <QueryProvider>
      <LinhaAberta value={linhaPet}>
        <FormProvider {...form}>
          <ConjuntosDeCoberturas />
          <Valores />
        </FormProvider>
      </LinhaAberta>
    </QueryProvider>
  );
}

it('fills the covers that the case takes, and says why not of the others', async () => {
  const coberturas = { plano: 'TOTAL', limiteAnualCentavos: 1, antiga: true };
  gateway.answer(conjuntoCalls.listConjuntos, [conjunto({ tipo: 'COBERTURAS', linha: 'PET', coberturas, seguradoras: [] })]);
  render(<Coberturas />);
  await waitFor(() => expect(gateway.pedidos[0]?.input).toMatchObject({ tipo: 'COBERTURAS', linha: 'PET' }));
  await openMenu('Conjuntos de coberturas');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'As de sempre' }));
  expect(JSON.parse(screen.getByTestId('coberturas').textContent)).toMatchObject({ plano: 'TOTAL' });
  expect(JSON.parse(screen.getByTestId('coberturas').textContent)).not.toHaveProperty('antiga');
  expect(screen.getByText(/^Uma cobertura guardada: /)).toBeVisible();
  expect(screen.getByText(/^Limite de reembolso.*: Informe um valor entre/)).toBeVisible();
});
