import { conquistaCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ConquistasPage } from './conquistas.page.tsx';

const gateway = fakeGateway();
const ganha = { id: 'SEGUNDO_FATOR', medida: 'segundoFator' as const, meta: 1, atual: 1, conquistadaEm: '2026-11-20T12:00:00.000Z' };
const trancada = { id: 'CALCULOS_500', medida: 'calculos' as const, meta: 500, atual: 120, conquistadaEm: null };
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('shows what was earned and how far the rest is, after a reading that failed', async () => {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  gateway.reply(conquistaCalls.listConquistas, refusal(500, 'erro', 'Não deu.'));
  render(
    <QueryProvider>
      <MemoryRouter>
        <ConquistasPage />
      </MemoryRouter>
    </QueryProvider>,
  );
  const denovo = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(conquistaCalls.listConquistas, [ganha, trancada, { ...trancada, id: 'CALCULOS_50', meta: 50, atual: 50 }]);
  await userEvent.click(denovo);
  expect(await screen.findByText('1 de 3 conquistas')).toBeVisible();
  expect(screen.getByText('Ganha em 20/11/2026')).toBeVisible();
  expect(screen.getByText('120 de 500')).toBeVisible();
  expect(screen.getByText('Calcule 500 cotações.')).toBeVisible();
  expect(screen.getByText('Entra na próxima madrugada')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progresso de Cotador de primeira' })).toHaveAttribute('value', '120');
});
