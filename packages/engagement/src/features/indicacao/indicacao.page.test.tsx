import { type Indicacao, indicacaoCalls, type ResumoIndicacoes } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { IndicacaoPage } from './indicacao.page.tsx';

const gateway = fakeGateway();
const resumo: ResumoIndicacoes = {
  codigo: 'K7QM2XWP',
  link: 'https://balcao.test/onboarding?indicacao=K7QM2XWP',
  creditoCentavos: 10_000,
  conviteDias: 60,
  prazoDias: 120,
  indicadas: 2,
  emAndamento: 0,
  creditadas: 1,
  creditadoCentavos: 10_000,
  aDescontarCentavos: 10_000,
};
const uma = (n: number, over: Partial<Indicacao>): Indicacao => ({
  id: `0190b000-0000-7000-8000-00000000000${n}`,
  nome: `Serra ${n} Corretora`,
  email: null,
  indicadoPor: 'Ana Prado',
  situacao: 'CREDITO_LANCADO',
  motivo: null,
  criadoEm: '2026-11-01T12:00:00.000Z',
  andouEm: '2026-11-20T12:00:00.000Z',
  expiraEm: '2027-03-01',
  creditoCentavos: 10_000,
  ...over,
});
const convidado = uma(2, { nome: 'Rui Prado', email: 'rui@serra.test', situacao: 'CONVIDADO', creditoCentavos: 0 });
const answer = (...itens: Indicacao[]) =>
  gateway.answer(indicacaoCalls.listIndicacoes, { itens, total: itens.length, pagina: 1, tamanho: 20 });
const open = (address = '/IndiqueCorretor') => {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  render(
    <QueryProvider>
      <MemoryRouter initialEntries={[address]}>
        <IndicacaoPage />
      </MemoryRouter>
    </QueryProvider>,
  );
};
const write = async (label: RegExp, texto: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(texto);
};
const sent = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method);
beforeEach(() => {
  gateway.answer(indicacaoCalls.getResumo, resumo);
  answer(uma(1, {}), convidado);
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('shows the link, the ways to send it, what it gave, and where each referral stands', async () => {
  open();
  expect(await screen.findByText(resumo.link)).toBeVisible();
  expect(screen.getByRole('link', { name: /Mandar por WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/?text='),
  );
  expect(screen.getByText('R$ 100,00 na próxima fatura', { normalizer: (texto) => texto.replaceAll('\u00a0', ' ') })).toBeVisible();
  const tabela = await screen.findByRole('table', { name: 'Indicações' });
  expect(within(tabela).getByText('Crédito lançado')).toBeVisible();
  expect(within(tabela).getByText('Indicação de Ana Prado')).toBeVisible();
});

it('sends an invitation once, and says at the field why it was refused', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar o convite' }));
  expect(sent('POST')).toEqual([]);
  await write(/^Nome/, 'Rui');
  await write(/^E-mail/, 'rui@balcao.test');
  gateway.reply(indicacaoCalls.createConvite, {
    status: 422,
    body: {
      success: false,
      code: 'campos-invalidos',
      message: 'Confira.',
      errors: [{ campo: 'email', codigo: 'invalido', mensagem: 'Este e-mail é seu.' }],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar o convite' }));
  expect(await screen.findByText('Este e-mail é seu.')).toBeVisible();
  gateway.answer(indicacaoCalls.createConvite, convidado);
  await write(/^E-mail/, '.br');
  await userEvent.click(screen.getByRole('button', { name: /Enviar o convite|Tentar novamente/ }));
  await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue(''));
  expect(sent('POST').at(-1)?.input).toEqual({ nome: 'Rui', email: 'rui@balcao.test.br' });
});

it('withdraws an invitation after asking', async () => {
  gateway.answer(indicacaoCalls.cancelConvite, {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar o convite de Rui Prado' }));
  answer(uma(1, {}));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(screen.queryByText('Rui Prado')).toBeNull());
  expect(sent('DELETE')).toHaveLength(1);
});

it('says that there is none yet, that none matches, and what could not be read', async () => {
  answer();
  open('/IndiqueCorretor?situacao=ASSINOU');
  expect(await screen.findByRole('button', { name: /Limpar/ })).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.reply(indicacaoCalls.getResumo, refusal(500, 'erro', 'Não deu.'));
  open();
  expect(await screen.findByText('Nenhuma indicação ainda')).toBeVisible();
  gateway.answer(indicacaoCalls.getResumo, resumo);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(resumo.link)).toBeVisible();
});
