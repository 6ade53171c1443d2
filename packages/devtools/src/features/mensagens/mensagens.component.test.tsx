import { type MensagemProvedor, mensagemCalls } from '@balcao/contracts';
import { currentSession, navigateTo, prepareCalls } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ThemeRoot, ToastRegion } from '@balcao/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Mensagens } from './mensagens.component.tsx';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));
const gateway = fakeGateway();
const soon = new Date(Date.now() + 1_800_000).toISOString();
const em = '2026-11-20T12:00:00Z';
const id = '0190b000-0000-7000-8000-000000000009';
const pageOf = <T,>(...itens: T[]) => ({ itens, total: itens.length, pagina: 1, tamanho: 10 });
const sent = (path: string) => gateway.pedidos.filter((pedido) => pedido.path === path);

beforeAll(() => void prepareCalls());
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

async function open() {
  signIn({ segfyer: true, token: crypto.randomUUID() });
  currentSession();
  render(
    <ThemeRoot navigate={navigateTo}>
      <QueryProvider>
        <ToastRegion />
        <Mensagens />
      </QueryProvider>
    </ThemeRoot>,
  );
  return userEvent.setup();
}

const mensagem = (n: number, over: Partial<MensagemProvedor> = {}): MensagemProvedor => ({
  id: `0190b000-0000-7000-8000-00000000000${n}`,
  titulo: `Aviso ${n}`,
  texto: 'Das 2h às 4h.',
  link: null,
  autor: 'Rui Alves',
  publicadaEm: em,
  validaAte: soon,
  retiradaEm: null,
  estado: 'valendo',
  entregues: 12,
  lidas: 5,
  ...over,
});
const published = () => sent('/suporte/mensagens').filter(({ method }) => method === 'POST');
const list = () => screen.findByRole('list', { name: 'Mensagens publicadas' });
type User = Awaited<ReturnType<typeof open>>;
const typeDay = async (user: User, dia: string) => {
  await user.click(within(screen.getByRole('group', { name: /Vale até o dia/ })).getAllByRole('spinbutton')[0] as HTMLElement);
  await user.keyboard(dia);
};

it('shows a missing field, asks for confirmation before it publishes to all, and says how many received it', async () => {
  gateway.answer(mensagemCalls.list, pageOf());
  gateway.answer(mensagemCalls.publish, { id, entregues: 12 });
  const user = await open();
  expect(await screen.findByText('Nenhuma mensagem publicada ainda.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveAccessibleDescription('Escreva um título de ao menos 3 letras.');
  expect(screen.getByText('Diga até que dia ela vale.')).toBeVisible();

  await user.type(screen.getByRole('textbox', { name: 'Título' }), 'Manutenção');
  await user.type(screen.getByRole('textbox', { name: 'Texto' }), 'Das 2h às 4h.');
  await typeDay(user, '31122098');
  await user.type(screen.getByRole('textbox', { name: 'Até a hora (hh:mm)' }), '18:00{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Publicar para todos os administradores?' });
  expect(dialog).toHaveTextContent('“Manutenção” aparece no sino de cada um, até 31/12/2098 18:00.');
  expect(published()).toEqual([]);
  gateway.answer(mensagemCalls.list, pageOf(mensagem(1, { titulo: 'Manutenção' })));
  await user.click(within(dialog).getByRole('button', { name: 'Publicar para todos' }));
  expect(await list()).toHaveTextContent('Manutenção');
  expect(published().map(({ input }) => input)).toEqual([
    { titulo: 'Manutenção', texto: 'Das 2h às 4h.', validaAte: '2098-12-31T18:00:00-03:00' },
  ]);
  expect(await screen.findByText('Entregue a 12 administradores.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('');
});

it('keeps the text when it is refused, shows the reason at its field, and retries under the same key', async () => {
  gateway.answer(mensagemCalls.list, pageOf());
  const keys: unknown[] = [];
  let refusals = [
    refusal(500, 'ERRO', 'Caiu.'),
    {
      status: 422,
      body: { success: false, code: 'CAMPOS', message: 'x', errors: [{ campo: 'validaAte', codigo: 'X', mensagem: 'Já passou.' }] },
    },
  ];
  gateway.reply(mensagemCalls.publish, ({ headers }) => {
    keys.push(headers['idempotency-key']);
    const [first, ...others] = refusals;
    refusals = others;
    return first as (typeof refusals)[0];
  });
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Título' }), 'Manutenção');
  await typeDay(user, '31122098');
  await user.type(screen.getByRole('textbox', { name: 'Até a hora (hh:mm)' }), '18:00');
  const publish = async () => {
    await user.click(screen.getByRole('button', { name: 'Publicar' }));
    await user.click(await screen.findByRole('button', { name: 'Publicar para todos' }));
  };
  await publish();
  expect(await screen.findByText('Caiu.')).toBeVisible();
  await publish();
  expect(await screen.findByText('Já passou.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Manutenção');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('shows the state of each, and ends an active one early after confirmation', async () => {
  gateway.answer(
    mensagemCalls.list,
    pageOf(mensagem(1), mensagem(2, { estado: 'encerrada', retiradaEm: em }), mensagem(3, { estado: 'vencida', validaAte: em })),
  );
  gateway.answer(mensagemCalls.withdraw, {});
  const user = await open();
  const [valendo, encerrada, vencida] = within(await list()).getAllByRole('listitem');
  expect(valendo).toHaveTextContent(/valendo.*vale até .* · lida por 5 de 12 · Rui Alves/);
  expect(encerrada).toHaveTextContent('encerrada em 20/11/2026 09:00');
  expect(vencida).toHaveTextContent('valeu até 20/11/2026 09:00');
  expect(screen.getAllByRole('button', { name: /^Encerrar a mensagem/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Encerrar a mensagem Aviso 1' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Encerrar esta mensagem?' });
  expect(sent(`/suporte/mensagens/${mensagem(1).id}/retirar`)).toEqual([]);
  gateway.answer(mensagemCalls.list, pageOf(mensagem(1, { estado: 'encerrada', retiradaEm: em })));
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar mensagem' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Encerrar a mensagem/ })).toBeNull());
  expect(sent(`/suporte/mensagens/${mensagem(1).id}/retirar`)).toHaveLength(1);
});

it('says that the list could not be read, and changes pages', async () => {
  gateway.reply(mensagemCalls.list, refusal(500, 'ERRO', 'Não veio.'));
  const user = await open();
  expect(await screen.findByText('Não veio.')).toBeVisible();
  gateway.reply(mensagemCalls.list, ({ input }) => {
    const pagina = Number(input['pagina']);
    return { status: 200, body: { success: true, data: { itens: [mensagem(pagina)], total: 11, pagina, tamanho: 10 } } };
  });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Aviso 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(await screen.findByText('Aviso 2')).toBeVisible();
});
