import { consumoCalls, type ResumoConsumo } from '@balcao/contracts';
import { refusal } from '@balcao/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { ConsumoPage } from './consumo.page.tsx';

const dia = { dia: '2026-11-20', calculos: 12, buscas: 7, mensagens: 3 };
const resumo: ResumoConsumo = {
  de: '2026-11-01',
  ate: '2026-11-24',
  dias: [dia],
  total: { calculos: 12, buscas: 7, mensagens: 3 },
  mes: { calculos: 1_200, limite: 3_000 },
};
const linha = { ...dia, usuarioId: '0190b000-0000-7000-8000-000000000001', usuario: 'Ana Prado' };
const open = (address = '/minhaConta/HistoricoConsumo', administrador = true) => {
  openPage(<ConsumoPage />, { address, sessao: { administrador, token: crypto.randomUUID() } });
};
beforeEach(() => {
  gateway.answer(consumoCalls.getResumo, resumo);
  gateway.answer(consumoCalls.listConsumo, { itens: [linha], total: 1, pagina: 1, tamanho: 20 });
});

it('shows the month against the plan, the days as a chart and its table, and each user', async () => {
  open('/minhaConta/HistoricoConsumo?de=2026-11-01&ate=2026-11-24');
  expect(await screen.findByText('de 3.000 do plano')).toBeVisible();
  expect(await screen.findByRole('figure', { name: 'Cálculos por dia' })).toBeVisible();
  const tabela = await screen.findByRole('table', { name: 'Consumo por usuário e dia' });
  expect(within(tabela).getByText('Ana Prado')).toBeVisible();
  expect(gateway.pedidos.find(({ path }) => path.endsWith('/resumo'))?.input).toEqual({ de: '2026-11-01', ate: '2026-11-24' });
});

it('says what could not be read, and reads it again', async () => {
  gateway.reply(consumoCalls.getResumo, refusal(500, 'erro', 'Não deu.'));
  open();
  const denovo = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(consumoCalls.getResumo, resumo);
  await userEvent.click(denovo);
  expect(await screen.findByText('de 3.000 do plano')).toBeVisible();
});

it('says that nothing was used, and tells staff whom to ask', async () => {
  gateway.answer(consumoCalls.listConsumo, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  open();
  expect(await screen.findByText('Nada foi usado neste período')).toBeVisible();
  cleanup();
  gateway.reset();
  open('/minhaConta/HistoricoConsumo', false);
  expect(screen.getByText('Só administradores veem o consumo')).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});
