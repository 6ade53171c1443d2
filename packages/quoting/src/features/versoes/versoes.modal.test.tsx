import { type Diferencas, resultadosCalls } from '@balcao/contracts';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { VersoesModal } from './versoes.modal.tsx';

const cotacoes = [2, 1].map((versao) => ({
  id: `0198b2c4-0000-7000-8000-0000000000c${versao}`,
  versao,
  status: 'CONCLUIDA',
  criadoEm: '2026-03-02T12:00:00.000Z',
}));
const diferencas: Diferencas = {
  risco: [{ campo: 'risco.coberturas.dmCentavos', rotulo: 'Danos materiais', antes: 'R$ 100.000,00', depois: 'R$ 200.000,00' }],
  termos: [],
  precos: [
    { seguradora: 'alfa', seguradoraNome: 'Alfa Seguros', antesCentavos: 322_140, depoisCentavos: 310_000, deltaCentavos: -12_140 },
    { seguradora: 'beta', seguradoraNome: 'Beta Seguros', antesCentavos: 322_140, depoisCentavos: null, deltaCentavos: null },
  ],
};
// a dialog is drawn: slow on a busy machine
configure({ asyncUtilTimeout: 10_000 });
const gateway = fakeGateway();
const user = userEvent.setup();
const open = () =>
  render(
    <QueryProvider>
      <VersoesModal cotacoes={cotacoes} onClose={jest.fn()} />
    </QueryProvider>,
  );

beforeEach(() => void beginSignedIn(gateway, queryClient));
afterEach(cleanup);
afterAll(gateway.close);

it('gives the keyboard back to what opened it', async () => {
  gateway.answer(resultadosCalls.getDiferencas, diferencas);
  function Tela() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <QueryProvider>
        <button type="button" onClick={() => setIsOpen(true)}>
          Comparar
        </button>
        {isOpen && <VersoesModal cotacoes={cotacoes} onClose={() => setIsOpen(false)} />}
      </QueryProvider>
    );
  }
  render(<Tela />);
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  await screen.findByRole('table', { name: 'Preços por seguradora' });
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Comparar' })).toHaveFocus());
});

it('compares the last run with the one before: prices before and after in words, fields by their names', async () => {
  gateway.answer(resultadosCalls.getDiferencas, diferencas);
  open();
  const precos = await screen.findByRole('table', { name: 'Preços por seguradora' });
  expect(within(precos).getByRole('row', { name: /Alfa Seguros/ })).toHaveTextContent('R$ 121,40 (caiu)');
  expect(within(precos).getByRole('row', { name: /Beta Seguros/ })).toHaveTextContent('Sem preço');
  expect(within(screen.getByRole('table', { name: 'Dados que mudaram' })).getByRole('row', { name: /Danos materiais/ })).toHaveTextContent(
    'R$ 100.000,00R$ 200.000,00',
  );
  expect(screen.getByText('Nada mudou aqui entre as duas versões.')).toBeVisible();
  expect(gateway.pedidos.map(({ path }) => path)).toEqual([expect.stringContaining(`${cotacoes[1]?.id}/diferencas/${cotacoes[0]?.id}`)]);
});

it('lets try again when it cannot be read', async () => {
  gateway.drop(resultadosCalls.getDiferencas);
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(resultadosCalls.getDiferencas, diferencas);
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'Preços por seguradora' })).toBeVisible();
});
