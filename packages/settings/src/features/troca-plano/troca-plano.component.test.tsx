import { type Assinatura, assinaturaCalls, faturaCalls, type SimulacaoTroca } from '@balcao/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { TrocaPlano } from './troca-plano.component.tsx';

const oferta = (plano: 'integrado' | 'gestao', nome: string, mensalCentavos: number) => ({
  plano,
  nome,
  resumo: '',
  itens: [],
  mensalCentavos,
  usuarios: 5,
});
const assinatura: Assinatura = {
  plano: 'integrado',
  status: 'Ativa',
  dataAssinatura: '2026-01-05',
  dataTrialFim: null,
  cancelaEm: null,
  usuarios: { emUso: 4, limite: 10 },
  faturas: [],
  planos: [oferta('integrado', 'Integrado', 29_990), oferta('gestao', 'Gestão', 19_990)],
};
const troca: SimulacaoTroca = {
  de: 'integrado',
  para: 'gestao',
  mensalCentavos: 19_990,
  periodos: [
    {
      inicio: '2026-11-01',
      fim: '2026-12-01',
      diasRestantes: 15,
      diasDoPeriodo: 30,
      creditoCentavos: 14_995,
      debitoCentavos: 9_995,
      diferencaCentavos: -5_000,
    },
  ],
  diferencaCentavos: -5_000,
};

const open = async (uma = assinatura) => {
  openPage(<TrocaPlano assinatura={uma} />, { sessao: { administrador: true, token: crypto.randomUUID() } });
  await userEvent.click(screen.getByRole('button', { name: 'Trocar de plano' }));
  return screen.findByRole('dialog', { name: 'Trocar de plano' });
};

beforeEach(() => {
  gateway.answer(assinaturaCalls.simulateTroca, troca);
  gateway.answer(assinaturaCalls.changePlano, { ...assinatura, plano: 'gestao' });
  gateway.answer(faturaCalls.getProximaFatura, { proxima: null });
});

it('shows what the change costs before it can be confirmed, and confirms exactly that once', async () => {
  const dialog = await open();
  const confirmar = within(dialog).getByRole('button', { name: 'Confirmar a troca' });
  expect(confirmar).toHaveAttribute('aria-disabled', 'true');
  expect(within(dialog).queryByRole('radio', { name: /Integrado/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole('radio', { name: /Gestão/ }));
  expect(await within(dialog).findByText('A próxima fatura desconta R$ 50,00. Depois, cada mês custa R$ 199,90.')).toBeVisible();
  expect(within(dialog).getByText('De 01/11/2026 a 01/12/2026 (15 de 30 dias)')).toBeVisible();
  await userEvent.dblClick(confirmar);
  expect(screen.queryByRole('dialog')).toBeNull();
  const pedidos = gateway.pedidos.filter(({ path, method }) => method === 'POST' && path.endsWith('/assinatura/troca'));
  expect(pedidos).toHaveLength(1);
});

it('says why a plan cannot be taken', async () => {
  const recusa = { campo: 'plano', codigo: 'foraDaFaixa', mensagem: 'Este plano aceita até 3 usuários e a assinatura tem 4.' } as const;
  gateway.reply(assinaturaCalls.simulateTroca, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira os campos.', errors: [recusa] },
  });
  const dialog = await open();
  await userEvent.click(within(dialog).getByRole('radio', { name: /Gestão/ }));
  expect(await within(dialog).findByText(recusa.mensagem)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Confirmar a troca' })).toHaveAttribute('aria-disabled', 'true');
});

it('is not offered to a subscription that owes', () => {
  render(<TrocaPlano assinatura={{ ...assinatura, status: 'Pendente' }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
