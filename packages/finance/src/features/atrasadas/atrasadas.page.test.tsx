import { type Call, cobrancaParcelaCalls, parcelaCalls } from '@balcao/contracts';
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
