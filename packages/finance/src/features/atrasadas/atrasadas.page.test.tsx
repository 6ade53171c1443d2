import { type Call, cobrancaParcelaCalls, parcelaCalls, reemissaoCalls, type ReemissoesDaParcela } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { atrasada, ID, OUTRA, parcela } from '../../parcela/parcela.fixture.ts';
import { AtrasadasPage } from './atrasadas.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
/** What a call was asked so far. */
const asked = ({ method, path }: Call) => {
  const end = path.split('/').at(-1);
  return gateway.pedidos.filter((um) => um.method === method && um.path.endsWith(`/${end}`)).map(({ input }) => input);
};

/** What may be asked of the insurer, and what was. */
const possivel = (mais: Partial<ReemissoesDaParcela> = {}): ReemissoesDaParcela => ({
  impedimento: null,
  seguradora: 'Capivara Seguros',
  formas: ['BOLETO', 'PIX'],
  ate: '2030-01-15',
  reemissoes: [],
  ...mais,
});

function open(search = ''): void {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  window.history.replaceState(null, '', `/financeiro/parcelasAtrasadas${search}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <AtrasadasPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}

beforeEach(() => {
  const itens = [
    atrasada(),
    atrasada({ id: OUTRA, segurado: { id: ID, nome: 'Rui Lopes' }, avisoEm: null, suspensaEm: null, cancelavelEm: null }),
  ];
  gateway.answer(cobrancaParcelaCalls.listAtrasadas, { itens, total: 2, pagina: 1, tamanho: 20 });
  gateway.answer(cobrancaParcelaCalls.getTotais, { total: 2, segurados: 2, abertoCentavos: 70_000 });
  gateway.answer(cobrancaParcelaCalls.getOpcoes, {
    seguradoras: [],
    produtores: [],
    responsaveis: [],
    modelos: [{ id: ID, canal: 'EMAIL', nome: 'Parcela em aberto', assunto: 'Parcela', corpo: 'Olá, {{cliente}}.' }],
  });
  gateway.answer(parcelaCalls.getParcela, parcela());
  gateway.answer(reemissaoCalls.listReemissoes, possivel());
});
afterEach(() => {
  queryClient.clear();
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

it('says of each what it is worth today, until when its client is covered, and what threatens', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: /Zélia Prado/ })).closest('tr') as HTMLElement;
  expect(within(row).getByText('R$ 358,17')).toBeVisible();
  expect(within(row).getByText('10 dias')).toBeVisible();
  expect(within(row).getByText('até 01/12/2026')).toBeVisible();
  expect(within(row).getByText('em 02/12/2026')).toBeVisible();
  const other = screen.getByRole('rowheader', { name: /Rui Lopes/ }).closest('tr') as HTMLElement;
  expect(within(other).getByText('Sem aviso de mora')).toBeVisible();
});

it('reminds those that were selected, once, and names who was left out and why', async () => {
  open();
  await screen.findByRole('rowheader', { name: /Zélia Prado/ });
  await user.click(screen.getByRole('checkbox', { name: /Zélia Prado/ }));
  await user.click(screen.getByRole('checkbox', { name: /Rui Lopes/ }));
  await user.click(await screen.findByRole('button', { name: 'Cobrar' }));
  const form = await screen.findByRole('dialog', { name: 'Cobrar 2 parcelas' });
  expect(await within(form).findByText('Olá, [cliente].')).toBeVisible();
  gateway.answer(cobrancaParcelaCalls.collect, {
    enviadas: 1,
    conversas: [],
    ignoradas: [{ id: OUTRA, nome: 'Rui Lopes', motivo: 'Sem e-mail no cadastro.' }],
  });
  await user.click(within(form).getByRole('button', { name: 'Cobrar' }));
  const result = await screen.findByRole('dialog', { name: '1 cobrança feita' });
  expect(within(result).getByText('Rui Lopes: Sem e-mail no cadastro.')).toBeVisible();
  expect(asked(cobrancaParcelaCalls.collect)).toMatchObject([{ parcelaIds: [ID, OUTRA], canal: 'EMAIL', modeloId: ID }]);
  await user.click(within(result).getByText('Fechar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/selecionada/)).toBeNull();
});

it('opens conversations one by one, each with its message written', async () => {
  gateway.answer(cobrancaParcelaCalls.getOpcoes, {
    seguradoras: [],
    produtores: [],
    responsaveis: [],
    modelos: [{ id: OUTRA, canal: 'WHATSAPP', nome: 'Parcela em aberto', assunto: 'Parcela', corpo: 'Olá!' }],
  });
  open(`?ver=${ID}`);
  const drawer = await screen.findByRole('dialog', { name: /Parcela 3 de 10/ });
  await user.click(await within(drawer).findByRole('button', { name: 'Cobrar' }));
  const form = await screen.findByRole('dialog', { name: 'Cobrar 1 parcela' });
  await user.click(within(form).getByRole('radio', { name: 'WhatsApp' }));
  gateway.answer(cobrancaParcelaCalls.collect, {
    enviadas: 1,
    conversas: [{ id: ID, nome: 'Zélia Prado', link: 'https://wa.me/5535900001111?text=Ol%C3%A1!' }],
    ignoradas: [],
  });
  await user.click(within(form).getByRole('button', { name: 'Cobrar' }));
  const link = await screen.findByRole('link', { name: 'Abrir conversa com Zélia Prado' });
  expect(link).toHaveAttribute('href', 'https://wa.me/5535900001111?text=Ol%C3%A1!');
  expect(link).toHaveAttribute('target', '_blank');
});

it('says of each when its client is spoken to again and by whom, and how its reissue stands', async () => {
  const linha = atrasada({
    ultimoContato: { tipo: 'LIGACAO', em: '2026-11-20T15:00:00.000Z' },
    proximoContato: { em: '2026-11-24', responsavel: 'Bia' },
    reemissao: { status: 'ENVIADA', vencimento: '2026-11-30' },
  });
  gateway.answer(cobrancaParcelaCalls.listAtrasadas, { itens: [linha], total: 1, pagina: 1, tamanho: 20 });
  open();
  const row = (await screen.findByRole('rowheader', { name: /Zélia Prado/ })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Conversa')).toBeVisible();
  expect(within(row).getByText('próximo em 24/11/2026, Bia')).toBeVisible();
  expect(within(row).getByText('reemissão com a seguradora')).toBeVisible();
});

it('asks for the reissue of those that were selected, and names who was left out and why', async () => {
  open();
  await screen.findByRole('rowheader', { name: /Zélia Prado/ });
  await user.click(screen.getByRole('checkbox', { name: /Zélia Prado/ }));
  await user.click(screen.getByRole('checkbox', { name: /Rui Lopes/ }));
  await user.click(await screen.findByRole('button', { name: 'Pedir reemissão de 2 parcelas' }));
  const form = await screen.findByRole('dialog', { name: 'Pedir reemissão de 2 parcelas' });
  gateway.answer(reemissaoCalls.requestMany, [
    { id: ID, nome: 'Zélia Prado', ok: true, mensagem: null },
    { id: OUTRA, nome: 'Rui Lopes', ok: false, mensagem: 'Alfa Seguros não recebe pedidos de reemissão por aqui.' },
  ]);
  await user.click(within(form).getByRole('radio', { name: 'Pix' }));
  await user.click(within(form).getByRole('button', { name: 'Pedir' }));
  expect(await screen.findByText('Rui Lopes: Alfa Seguros não recebe pedidos de reemissão por aqui.')).toBeVisible();
  expect(asked(reemissaoCalls.requestMany)).toMatchObject([{ parcelaIds: [ID, OUTRA], forma: 'PIX', observacao: null }]);
  await user.click(screen.getByText('Fechar'));
  await waitFor(() => expect(screen.queryByText(/selecionada/)).toBeNull());
});

it('an insurer that takes no requests is said to, and the line may be typed in instead', async () => {
  gateway.answer(reemissaoCalls.listReemissoes, possivel({ impedimento: 'SEM_CANAL', formas: [], ate: null }));
  open(`?ver=${ID}`);
  const drawer = await screen.findByRole('dialog', { name: /Parcela 3 de 10/ });
  await user.click(await within(drawer).findByRole('button', { name: 'Pedir reemissão' }));
  expect(await screen.findByText('Capivara Seguros não recebe pedidos de reemissão por aqui')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Informar linha ou Pix' }));
  expect(await screen.findByLabelText('Linha digitável')).toBeVisible();
});

it('shows what was asked of the insurer, and gives up what did not leave yet', async () => {
  const pedida = {
    id: OUTRA,
    status: 'PEDIDA' as const,
    forma: 'BOLETO' as const,
    vencimentoPedido: '2026-11-30',
    observacao: null,
    vencimentoAnterior: '2026-11-10',
    saldoCentavos: 35_000,
    criadoEm: '2026-11-20T15:00:00.000Z',
    usuario: 'Ana',
    protocolo: null,
    proximaEm: null,
    respondidaEm: null,
    recusa: null,
    falha: null,
    vencimento: null,
    multaCentavos: null,
    jurosCentavos: null,
    valorCentavos: null,
  };
  const recusada = { ...pedida, id: ID, status: 'RECUSADA' as const, recusa: 'Apólice em cancelamento.' };
  gateway.answer(reemissaoCalls.listReemissoes, possivel({ impedimento: 'EM_ANDAMENTO', reemissoes: [pedida, recusada] }));
  open(`?ver=${ID}`);
  const drawer = await screen.findByRole('dialog', { name: /Parcela 3 de 10/ });
  expect(await within(drawer).findByText('Apólice em cancelamento.')).toBeVisible();
  gateway.answer(reemissaoCalls.cancel, { ...pedida, status: 'CANCELADA' });
  await user.click(within(drawer).getByRole('button', { name: 'Desistir do pedido' }));
  await waitFor(() => expect(asked(reemissaoCalls.cancel)).toMatchObject([{ parcelaId: ID, reemissaoId: OUTRA }]));
});
