import { type ExtratoImportado, extratoBancarioCalls as calls, type LeituraAConferir, type LeituraDoExtrato } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FinanceRoot } from '../../finance.root.tsx';

const [CORRENTE, POUPANCA, LEITURA, GUARDADO] = [1, 2, 3, 4].map((n) => `0190b000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const contaDe = (id: string, nome: string) => ({
  id,
  nome,
  tipo: 'CORRENTE' as const,
  banco: '999',
  agencia: '1234',
  conta: '12345-6',
  ativo: true,
  livrosCentavos: 0,
  bancoCentavos: 0,
  diferencaCentavos: 0,
  abertos: 0,
  declarado: null,
});
const espera: LeituraAConferir = {
  id: LEITURA,
  contaId: POUPANCA,
  conta: 'Banco Ônix',
  nome: 'novembro.ofx',
  inicio: '2026-11-01',
  fim: '2026-11-30',
  em: '2026-11-27T13:30:00.000Z',
  por: 'Ana Lima',
};
const leitura: LeituraDoExtrato = {
  id: LEITURA,
  contaId: POUPANCA,
  nome: 'novembro.ofx',
  formato: 'OFX',
  inicio: '2026-11-01',
  fim: '2026-11-30',
  total: 1,
  novos: 0,
  conhecidos: 0,
  anteriores: 0,
  entradasCentavos: 0,
  saidasCentavos: 0,
  movimentos: [],
  duvidosos: [
    {
      indice: 0,
      fitid: 'B',
      dia: '2026-11-10',
      valorCentavos: 60_000,
      memo: 'PIX MARINA',
      isFitidRepetido: false,
      duvida: 'OUTRO_FITID',
      porque: 'Mesmo dia, valor e texto.',
      guardado: { id: GUARDADO, fitid: 'F1', dia: '2026-11-10', valorCentavos: 60_000, memo: 'PIX MARINA' },
    },
  ],
  saldo: null,
  jaImportado: null,
};
const importado: ExtratoImportado = {
  id: LEITURA,
  contaId: POUPANCA,
  nome: 'novembro.ofx',
  formato: 'OFX',
  inicio: null,
  fim: null,
  saldo: null,
  lidos: 1,
  novos: 1,
  conciliados: 0,
  em: '2026-11-27T14:00:00.000Z',
  por: 'Ana Lima',
  desfeitoEm: null,
};

const gateway = fakeGateway();
beforeEach(() => {
  signIn();
  currentSession();
  gateway.answer(calls.listSaldos, [contaDe(CORRENTE, 'Banco Ágata'), contaDe(POUPANCA, 'Banco Ônix')]);
  gateway.answer(calls.listMovimentos, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  gateway.answer(calls.getTotais, { total: 0, entradasCentavos: 0, saidasCentavos: 0, abertos: 0, abertosCentavos: 0 });
  gateway.answer(calls.listLeituras, [espera]);
  gateway.answer(calls.getLeitura, leitura);
  window.history.replaceState(null, '', '/financeiro/extratoBancario');
});
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Conferir novembro.ofx, da conta Banco Ônix' }));
  return screen.findByRole('dialog', { name: 'Conferir extrato' });
};

it('says that a file waits, whose it is and who read it, and decides it in its own account', async () => {
  gateway.answer(calls.confirmExtrato, importado);
  render(<FinanceRoot />);
  expect(await screen.findByText('Há um extrato a conferir')).toBeVisible();
  expect(screen.getByText(/novembro\.ofx, da conta Banco Ônix, lido por Ana Lima em 27\/11\/2026/)).toBeVisible();
  const gaveta = await open();
  expect(new URLSearchParams(window.location.search).get('leitura')).toBe(LEITURA);
  expect(await within(gaveta).findByText('Conta: Banco Ônix')).toBeVisible();
  expect(within(gaveta).getByRole('button', { name: 'Registrar extrato' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(gaveta).getByRole('radio', { name: 'É outro movimento: incluir' }));
  gateway.answer(calls.listLeituras, []);
  await userEvent.click(within(gaveta).getByRole('button', { name: 'Importar 1 movimento' }));
  await waitFor(() => expect(screen.queryByText('Há um extrato a conferir')).toBeNull());
  expect(gateway.pedidos.find(({ path }) => path.endsWith('/confirmar'))?.input).toMatchObject({
    decisoes: [{ indice: 0, acao: 'INCLUIR' }],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens by its address, is discarded once that is confirmed, and is told as not found when somebody else decided it', async () => {
  window.history.replaceState(null, '', `/financeiro/extratoBancario?leitura=${LEITURA}`);
  gateway.answer(calls.discardLeitura, {});
  const { unmount } = render(<FinanceRoot />);
  const gaveta = await screen.findByRole('dialog', { name: 'Conferir extrato' });
  await userEvent.click(await within(gaveta).findByRole('button', { name: 'Descartar' }));
  const pergunta = await screen.findByRole('alertdialog', { name: 'Descartar este extrato?' });
  await userEvent.click(within(pergunta).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(gateway.pedidos.some(({ method }) => method === 'DELETE')).toBe(true);
  unmount();
  queryClient.clear();
  gateway.reply(calls.getLeitura, refusal(404, 'nao-encontrado', 'Registro não encontrado.'));
  window.history.replaceState(null, '', `/financeiro/extratoBancario?leitura=${LEITURA}`);
  render(<FinanceRoot />);
  expect(await screen.findByText('Registro não encontrado')).toBeInTheDocument();
});

it('shows the accounts though what waits cannot be read, and reads it again when asked', async () => {
  gateway.reply(calls.listLeituras, refusal(500, 'erro', 'A requisição falhou :('));
  render(<FinanceRoot />);
  expect(await screen.findByText('Não foi possível ver se há extratos a conferir.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Banco Ágata/ })).toBeVisible();
  gateway.answer(calls.listLeituras, [espera]);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Há um extrato a conferir')).toBeVisible();
});

it('says nothing where nothing waits', async () => {
  gateway.answer(calls.listLeituras, []);
  render(<FinanceRoot />);
  expect(await screen.findByRole('button', { name: /Banco Ágata/ })).toBeVisible();
  expect(screen.queryByText('Há um extrato a conferir')).toBeNull();
});

it('does not ask for what waits on behalf of whoever only reads', async () => {
  signIn({ token: crypto.randomUUID(), bloqueioOrcamentoManual: true });
  currentSession();
  render(<FinanceRoot />);
  expect(await screen.findByRole('button', { name: /Banco Ágata/ })).toBeVisible();
  expect(gateway.pedidos.some(({ path }) => path === calls.listLeituras.path)).toBe(false);
});
