import { type Assinatura, assinaturaCalls } from '@balcao/contracts';
import { refusal } from '@balcao/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage, type SessaoDoTeste } from '../../open-page.fixture.tsx';
import { AssinaturaNovaPage } from './assinatura-nova.page.tsx';

const oferta = (plano: Assinatura['plano'], nome: string, mensalCentavos: number, usuarios: number) => ({
  plano,
  nome,
  resumo: `Tudo do ${nome}.`,
  itens: ['Multicálculo'],
  mensalCentavos,
  usuarios,
});
const assinatura = (over: Partial<Assinatura> = {}): Assinatura => ({
  plano: 'integrado',
  status: 'Expirada',
  dataAssinatura: '2026-11-01',
  dataTrialFim: '2026-11-10T18:30:00-03:00',
  cancelaEm: null,
  usuarios: { emUso: 4, limite: 5 },
  faturas: [],
  planos: [
    oferta('multicalculo', 'Multicálculo', 9_900, 3),
    oferta('integrado', 'Integrado', 19_900, 10),
    oferta('gestao', 'Gestão', 14_900, 10),
  ],
  ...over,
});
const contratada = assinatura({
  status: 'Ativa',
  dataTrialFim: null,
  faturas: [{ competencia: '2026-12', valorCentavos: 19_900, vencimento: '2026-12-05', linhaDigitavel: null, status: 'ABERTA' }],
});

const open = (sessao: SessaoDoTeste = {}) => {
  openPage(<AssinaturaNovaPage />, {
    sessao: { administrador: true, token: crypto.randomUUID(), dataTrialFim: '2020-01-01T12:00:00.000Z', ...sessao },
  });
};
const radio = (name: string) => screen.getByRole('radio', { name });
const botaoContratar = () => screen.getByRole('button', { name: 'Contratar' });
const posts = () => gateway.pedidos.filter(({ method }) => method === 'POST');
/** What is still to be given once the trial's own plan came chosen. */
const payAndAccept = async () => {
  await screen.findByRole('radio', { name: 'Integrado' });
  await userEvent.click(screen.getByRole('radio', { name: /PIX/ }));
  await userEvent.click(screen.getByRole('checkbox'));
};

beforeEach(() => gateway.answer(assinaturaCalls.getAssinatura, assinatura()));

it('tells an ended trial when it ended and that nothing is lost', async () => {
  open();
  expect(await screen.findByText('O seu período de avaliação terminou em 10/11/2026 18:30.')).toBeVisible();
  expect(screen.getByText(/continua guardado/)).toBeVisible();
  expect(screen.getByText('4 de 5 usuários em uso, contando os convites.')).toBeVisible();
});

it('shows the plans with their prices and whom they are too small for', async () => {
  open();
  expect(await screen.findByText('R$ 199,00')).toBeVisible();
  expect(radio('Multicálculo')).toHaveAccessibleDescription(/R\$ 99,00 por mês.*Até 3 usuários.*mais do que este plano aceita/);
  expect(radio('Gestão')).not.toHaveAccessibleDescription(/mais do que este plano aceita/);
});

it('wants a plan, a payment and the acceptance of that price before it sends', async () => {
  gateway.answer(assinaturaCalls.getAssinatura, assinatura({ plano: 'gestao', planos: assinatura().planos.slice(0, 2) }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Contratar' }));
  expect(screen.getByText('Escolha um plano.')).toBeVisible();
  expect(screen.getByText('Escolha como pagar.')).toBeVisible();
  await userEvent.click(radio('Integrado'));
  await userEvent.click(screen.getByRole('radio', { name: /Boleto/ }));
  await userEvent.click(botaoContratar());
  expect(screen.getByText('Aceite as condições para contratar.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Integrado por R\$ 199,00 por mês/ }));
  await userEvent.click(radio('Multicálculo'));
  expect(screen.getByRole('checkbox', { name: /Multicálculo por R\$ 99,00 por mês/ })).not.toBeChecked();
  expect(posts()).toHaveLength(0);
});

it('contracts once, shows the first invoice and lets an ended trial begin again', async () => {
  gateway.answer(assinaturaCalls.contractPlano, contratada);
  open();
  await payAndAccept();
  await userEvent.dblClick(botaoContratar());
  expect(await screen.findByText('Plano Integrado contratado')).toBeVisible();
  expect(posts().map(({ input }) => input)).toEqual([{ plano: 'integrado', forma: 'PIX', aceite: true }]);
  const fatura = within(screen.getByRole('region', { name: 'Primeira fatura' }));
  expect(fatura.getByText('12/2026')).toBeVisible();
  expect(fatura.getByText('05/12/2026')).toBeVisible();
  expect(fatura.getByText(/Ainda não emitida/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entrar de novo' })).toHaveAttribute('href', '/logoff');
});

it('tries a lost contract again under the same key, and another choice under another', async () => {
  open();
  await payAndAccept();
  const keys: (string | undefined)[] = [];
  gateway.reply(assinaturaCalls.contractPlano, ({ headers }) => {
    keys.push(headers['idempotency-key']);
    return refusal(503, 'FORA', '');
  });
  await userEvent.click(botaoContratar());
  expect(await screen.findByRole('alert')).toHaveTextContent('O seu Balcão está em atualização.');
  await userEvent.click(botaoContratar());
  await userEvent.click(screen.getByRole('radio', { name: /Boleto/ }));
  await userEvent.click(botaoContratar());
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('keeps the choice through the end of the session, never the acceptance', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Gestão' }));
  await userEvent.click(screen.getByRole('radio', { name: /PIX/ }));
  await userEvent.click(screen.getByRole('checkbox'));
  cleanup();
  open();
  expect(await screen.findByRole('radio', { name: 'Gestão' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /PIX/ })).toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('tells staff whom to ask, shows the plans without a way to contract, and looks again', async () => {
  open({ administrador: false });
  expect(await screen.findByText('Peça ao administrador')).toBeVisible();
  expect(screen.getByText('R$ 199,00')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Contratar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sair' })).toHaveAttribute('href', '/logoff');
  gateway.answer(assinaturaCalls.getAssinatura, contratada);
  await userEvent.click(screen.getByRole('button', { name: 'Já contrataram? Verificar' }));
  expect(await screen.findByRole('link', { name: 'Entrar de novo' })).toBeVisible();
});

it('shows the gateway’s refusal and keeps the form', async () => {
  gateway.reply(assinaturaCalls.contractPlano, refusal(409, 'JA_ATIVA', 'A assinatura já está ativa.'));
  open();
  await payAndAccept();
  await userEvent.click(botaoContratar());
  expect(await screen.findByText('A assinatura já está ativa.')).toBeVisible();
  expect(radio('Integrado')).toBeChecked();
});

it('marks the plan of who has one and leads to the account whoever wants another', async () => {
  gateway.answer(assinaturaCalls.getAssinatura, assinatura({ status: 'Ativa', dataTrialFim: null }));
  open({ dataTrialFim: null });
  expect(await screen.findByText('A sua assinatura está ativa no plano Integrado.')).toBeVisible();
  expect(screen.getByText('Plano atual').closest('li')).toHaveTextContent('Integrado');
  expect(screen.getByRole('link', { name: 'Abrir a conta' })).toHaveAttribute('href', '/minhaConta/conta');
  expect(screen.queryByRole('button', { name: 'Contratar' })).toBeNull();
});

it('leads a subscription taken back to its confirmation', async () => {
  gateway.answer(assinaturaCalls.getAssinatura, assinatura({ status: 'Reativada', dataTrialFim: null }));
  open({ dataTrialFim: null });
  expect(await screen.findByRole('link', { name: 'Confirmar a reativação' })).toHaveAttribute('href', '/assinatura/reativar');
});

it('says that the plans did not come and tries again', async () => {
  gateway.reply(assinaturaCalls.getAssinatura, refusal(500, 'ERRO', 'Erro ao ler a assinatura.'));
  open();
  expect(await screen.findByText('Erro ao ler a assinatura.')).toBeVisible();
  gateway.answer(assinaturaCalls.getAssinatura, assinatura({ planos: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum plano à venda agora')).toBeVisible();
});
