import { atualizacaoCalls, manutencaoCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AtualizacaoPage } from './atualizacao.page.tsx';

const gateway = fakeGateway();
const manutencao = {
  id: '0190b000-0000-7000-8000-000000000001',
  inicio: '2099-11-25T02:00:00.000Z',
  fim: '2099-11-25T04:00:00.000Z',
  mensagem: 'Troca do banco de dados.',
  encerradaEm: null as string | null,
};
const atualizacao = {
  id: 'a',
  em: '2026-11-20T12:00:00.000Z',
  tipo: 'NOVA' as const,
  servicos: ['quoting'],
  nota: 'O PDF sai com o logo.',
};
const open = (segfyer = false) => {
  signIn({ segfyer, token: crypto.randomUUID() });
  currentSession();
  render(
    <QueryProvider>
      <MemoryRouter>
        <AtualizacaoPage />
      </MemoryRouter>
    </QueryProvider>,
  );
};
beforeEach(() => {
  gateway.answer(atualizacaoCalls.listAtualizacoes, [atualizacao]);
  gateway.answer(manutencaoCalls.listManutencoes, [manutencao]);
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('says in plain words what changed and when the product will be closed', async () => {
  open();
  expect(await screen.findByText('Nova versão: Cotações')).toBeVisible();
  expect(screen.getByText('O PDF sai com o logo.')).toBeVisible();
  expect(await screen.findByText('24/11/2099, das 23:00 às 01:00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Programar' })).toBeNull();
});

it('says that there is nothing yet, and what could not be read', async () => {
  gateway.answer(manutencaoCalls.listManutencoes, []);
  gateway.reply(atualizacaoCalls.listAtualizacoes, refusal(500, 'erro', 'Não deu.'));
  open();
  expect(await screen.findByText('Nenhuma manutenção programada')).toBeVisible();
  gateway.answer(atualizacaoCalls.listAtualizacoes, []);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma mudança registrada')).toBeVisible();
});

it('lets support end one after asking, and keeps an incomplete one from being planned', async () => {
  gateway.answer(manutencaoCalls.endManutencao, { ...manutencao, encerradaEm: new Date().toISOString() });
  open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Programar' }));
  expect(await screen.findByText('Informe o dia.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Encerrar a manutenção de/ }));
  gateway.answer(manutencaoCalls.listManutencoes, []);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Encerrar' }));
  await waitFor(() => expect(screen.getByText('Nenhuma manutenção programada')).toBeVisible());
  expect(gateway.pedidos.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
