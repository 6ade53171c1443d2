import { type Assinatura, assinaturaCalls } from '@balcao/contracts';
import { refusal } from '@balcao/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage, type SessaoDoTeste } from '../../open-page.fixture.tsx';
import { ReativacaoPage } from './reativacao.page.tsx';

const assinatura: Assinatura = {
  plano: 'gestao',
  status: 'Reativada',
  dataAssinatura: '2024-03-01',
  dataTrialFim: null,
  cancelaEm: null,
  usuarios: { emUso: 4, limite: 10 },
  faturas: [
    { competencia: '2026-10', valorCentavos: 14_900, vencimento: '2026-10-05', linhaDigitavel: null, status: 'PAGA' },
    { competencia: '2026-11', valorCentavos: 14_900, vencimento: '2026-11-05', linhaDigitavel: null, status: 'VENCIDA' },
  ],
  planos: [{ plano: 'gestao', nome: 'Gestão', resumo: 'Tudo.', itens: [], mensalCentavos: 14_900, usuarios: 10 }],
};

const open = (sessao: SessaoDoTeste = {}, search = '') => {
  openPage(<ReativacaoPage />, {
    address: `/assinatura/reativar${search}`,
    sessao: { administrador: true, statusAssinatura: 'Reativada', token: crypto.randomUUID(), ...sessao },
  });
};
const botaoReativar = () => screen.getByRole('button', { name: 'Reativar' });
const posts = () => gateway.pedidos.filter(({ method }) => method === 'POST');

beforeEach(() => gateway.answer(assinaturaCalls.getAssinatura, assinatura));

it('says what comes back, for how much and what is still owed', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'A sua assinatura foi retomada' })).toBeVisible();
  expect(screen.getAllByText('R$ 149,00')).toHaveLength(2);
  expect(screen.getByText('4 de 10')).toBeVisible();
});

it('wants the acceptance, then confirms once and leaves by the address that ends the session', async () => {
  gateway.answer(assinaturaCalls.reactivate, { ...assinatura, status: 'Ativa' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reativar' }));
  expect(screen.getByText('Aceite as condições para reativar.')).toBeVisible();
  expect(posts()).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: /Gestão por R\$ 149,00 por mês/ }));
  await userEvent.dblClick(botaoReativar());
  expect(await screen.findByText('Assinatura reativada')).toBeVisible();
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.headers['idempotency-key']).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe('?realizada=true'), { timeout: 15_000 });
});

it('ends the session at once when the address says that it is done, and asks nothing', async () => {
  open({}, '?realizada=true');
  await waitFor(() => expect(window.location.pathname).toBe('/logoff'));
  expect(gateway.pedidos).toHaveLength(0);
});

it('stays when the confirmation is refused or nobody answers', async () => {
  gateway.reply(assinaturaCalls.reactivate, refusal(409, 'JA', 'A assinatura já foi reativada por outra pessoa.'));
  open();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(botaoReativar());
  expect(await screen.findByRole('alert')).toHaveTextContent('A assinatura já foi reativada por outra pessoa.');
  gateway.drop(assinaturaCalls.reactivate);
  await userEvent.click(botaoReativar());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Oops... Ocorreu um erro inesperado.'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('tells staff whom to ask', async () => {
  open({ administrador: false });
  expect(await screen.findByText('Peça ao administrador')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reativar' })).toBeNull();
});

it('lets a session that still carries the old status begin again', async () => {
  gateway.answer(assinaturaCalls.getAssinatura, { ...assinatura, status: 'Ativa' });
  open();
  expect(await screen.findByRole('link', { name: 'Entrar de novo' })).toHaveAttribute('href', '/logoff');
});

it.each([
  ['Ativa', 'Ir para o início', '/home'],
  ['Expirada', 'Ver os planos', '/assinatura/nova'],
] as const)('has nothing to confirm of a subscription that is %s', async (status, link, href) => {
  gateway.answer(assinaturaCalls.getAssinatura, { ...assinatura, status });
  open({ statusAssinatura: status });
  expect(await screen.findByText('Não há o que reativar')).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

it('says that the subscription did not come and tries again', async () => {
  gateway.reply(assinaturaCalls.getAssinatura, refusal(500, 'ERRO', 'Erro ao ler a assinatura.'));
  open();
  expect(await screen.findByText('Erro ao ler a assinatura.')).toBeVisible();
  gateway.answer(assinaturaCalls.getAssinatura, assinatura);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('checkbox')).toBeVisible();
});
