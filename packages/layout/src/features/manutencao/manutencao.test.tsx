import { layoutEvents, manutencaoCalls } from '@balcao/contracts';
import { currentSession, emit, prepareCalls } from '@balcao/shared';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MaintenanceBar } from './maintenance-bar.component.tsx';

const gateway = fakeGateway();
beforeAll(prepareCalls);
beforeEach(() => {
  document.body.innerHTML = '<div id="slot-barra-pagamento"></div>';
  signIn();
  currentSession();
});
afterEach(() => {
  gateway.reset();
  signOut();
  currentSession();
});
afterAll(gateway.close);

const inHours = (horas: number) => new Date(Date.now() + horas * 3_600_000).toISOString();
const uma = (de: number, ate: number) => ({
  id: '0190b000-0000-7000-8000-000000000001',
  inicio: inHours(de),
  fim: inHours(ate),
  mensagem: 'Troca do banco de dados.',
  encerradaEm: null,
});

it('announces a maintenance ahead, says when it is on, and goes when it was given up', async () => {
  gateway.answer(manutencaoCalls.listManutencoes, [uma(20, 22)]);
  render(<MaintenanceBar />);
  expect(await screen.findByText(/Manutenção programada: \d{2}\/\d{2}\/\d{4}, das/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('href', '/sistema/atualizacao');
  gateway.answer(manutencaoCalls.listManutencoes, [uma(-1, 1)]);
  act(() => emit(layoutEvents.manutencaoMudou, {}));
  expect(await screen.findByText(/está em manutenção até/)).toBeVisible();
  gateway.answer(manutencaoCalls.listManutencoes, []);
  act(() => emit(layoutEvents.manutencaoMudou, {}));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('says nothing of one that is days away', async () => {
  gateway.answer(manutencaoCalls.listManutencoes, [uma(72, 74)]);
  render(<MaintenanceBar />);
  await waitFor(() => expect(gateway.pedidos).toHaveLength(1));
  expect(document.getElementById('slot-barra-pagamento')).toBeEmptyDOMElement();
});
