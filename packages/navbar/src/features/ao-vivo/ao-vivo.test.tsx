import { EventEmitter } from 'node:events';
import { layoutCalls, type Notificacao, notificacaoCalls, notificationsCalls, sessaoCalls, webinarCalls } from '@balcao/contracts';
import { currentSession, endSession, sessionChanges } from '@balcao/shared';
import { queryClient, QueryProvider, useCall } from '@balcao/shared/query';
import { fakeGateway, signIn } from '@balcao/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useAoVivo } from './ao-vivo.resource.ts';
import { SemTempoReal } from './sem-tempo-real.component.tsx';

/** Plays the MQTT broker on the other end of the socket. */
class FakeBroker extends EventEmitter {
  readonly subscribed = new Set<string>();
  subscribe(path: string, _options: object, confirmed: () => void) {
    this.subscribed.add(path);
    confirmed();
  }
  unsubscribe(path: string) {
    this.subscribed.delete(path);
  }
  end() {
    this.removeAllListeners();
  }
}
let broker = new FakeBroker();
jest.mock('mqtt', () => ({ __esModule: true, default: { connect: () => broker } }));
jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));

const gateway = fakeGateway();
const nova: Notificacao = {
  id: '0190b000-0000-7000-8000-000000000009',
  tipo: 1,
  titulo: 'Chegou',
  descricao: '',
  data: '2026-11-20T12:00:00Z',
  lido: false,
  link: null,
};
const readings = (path: string) => gateway.pedidos.filter((pedido) => pedido.path === path).length;

const isSabida = ({ titulo }: Notificacao) => titulo === 'Sabida';
function Heard() {
  const { isConectado, chegou } = useAoVivo(isSabida);
  const lista = useCall(notificacaoCalls.getLatest, {});
  useCall(webinarCalls.getNext, {});
  useCall(layoutCalls.menus, {});
  return (
    <p>
      {isConectado ? 'ligado' : 'desligado'} · {lista.data?.total} · {chegou}
    </p>
  );
}
const DE_ADMINISTRADOR = { administradores: 'local/adm1', provedor: 'local/prov' };
const open = async (administrador = false) => {
  broker = new FakeBroker();
  signIn({ administrador });
  gateway.answer(sessaoCalls.canais, {
    assinatura: 'local/a1',
    usuario: 'local/u1',
    todos: 'local/todos',
    ...(administrador && DE_ADMINISTRADOR),
  });
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [], total: 0 });
  gateway.answer(webinarCalls.getNext, null);
  gateway.answer(layoutCalls.menus, []);
  const view = render(
    <QueryProvider>
      <Heard />
    </QueryProvider>,
  );
  await waitFor(() => expect(broker.subscribed.size).toBe(administrador ? 7 : 5));
  return view;
};

afterEach(() => {
  endSession('logoff');
  queryClient.clear();
  gateway.reset();
});
afterAll(gateway.close);

it('listens on the channels of the user and of everyone, and stops with the bar', async () => {
  const { unmount } = await open();
  expect([...broker.subscribed]).toEqual(
    expect.arrayContaining(['local/u1/gestao/notificacao', 'local/todos/gestao/webinar', 'local/todos/gestao/manutencao']),
  );
  unmount();
  await waitFor(() => expect(broker.subscribed.size).toBe(0));
});

it('counts a notice that arrives, and announces its title', async () => {
  await open();
  await screen.findByText(/· 0 ·/);
  act(() => broker.emit('message', 'local/u1/gestao/notificacao', Buffer.from(JSON.stringify({ notificacao: nova, total: 4 }))));
  expect(await screen.findByText(/· 4 · Chegou/)).toBeVisible();
});

it('announces nothing that the user knows already', async () => {
  await open();
  await screen.findByText(/· 0 ·/);
  const sabida = { notificacao: { ...nova, titulo: 'Sabida' }, total: 3 };
  act(() => broker.emit('message', 'local/u1/gestao/notificacao', Buffer.from(JSON.stringify(sabida))));
  expect(await screen.findByText(/· 3 ·/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('Sabida');
});

it.each(['local/adm1', 'local/prov'])('shows administrators the messages of %s, and announces their titles', async (canal) => {
  await open(true);
  await screen.findByText(/· 0 ·/);
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [nova], total: 1 });
  act(() => broker.emit('message', `${canal}/gestao/administracao`, Buffer.from(JSON.stringify({ titulo: 'Manutenção no domingo' }))));
  expect(await screen.findByText(/· 1 · Manutenção no domingo/)).toBeVisible();
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [], total: 0 });
  act(() => broker.emit('message', `${canal}/gestao/administracao`, Buffer.from(JSON.stringify({ titulo: null }))));
  expect(await screen.findByText(/· 0 · Manutenção no domingo/)).toBeVisible();
});

it('reads again, once, after each connection', async () => {
  await open();
  await screen.findByText('desligado · 0 ·');
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  const before = readings('/notificacao/getLatestNotifications');
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [nova], total: 1 });
  act(() => broker.emit('connect'));
  expect(await screen.findByText('ligado · 1 ·')).toBeVisible();
  expect(readings('/notificacao/getLatestNotifications')).toBe(before + 1);
  act(() => broker.emit('close'));
  expect(screen.getByText('desligado · 1 ·')).toBeVisible();
});

it('reads the session and the frame again when the subscription changes', async () => {
  await open();
  await waitFor(() => expect(readings('/auth/menus')).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  const before = readings('/auth/menus');
  const seen: (boolean | undefined)[] = [];
  const following = sessionChanges().subscribe((sessao) => seen.push(sessao?.temParcelaPendente));
  gateway.reply(layoutCalls.menus, () => {
    const sessao = { ...currentSession(), temParcelaPendente: true, hash: 'outro' };
    document.cookie = `balcao_session=${encodeURIComponent(JSON.stringify(sessao))}; Path=/`;
    return { status: 200, body: { success: true, code: 0, message: '', data: [] } };
  });
  act(() => broker.emit('message', 'local/a1/gestao/assinatura', Buffer.from('{}')));
  await waitFor(() => expect(seen).toEqual([false, true]));
  expect(readings('/auth/menus')).toBe(before + 1);
  following.unsubscribe();
});

it('fetches the webinars when one goes live or ends', async () => {
  await open();
  await waitFor(() => expect(readings('/webinar/getNext')).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  const before = readings('/webinar/getNext');
  act(() => broker.emit('message', 'local/todos/gestao/webinar', Buffer.from(JSON.stringify({ id: nova.id, live: true }))));
  await waitFor(() => expect(readings('/webinar/getNext')).toBe(before + 1));
});

it('refetches the notices when another page read some and this one shows more unread', async () => {
  await open();
  await screen.findByText(/· 0 ·/);
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [nova], total: 4 });
  act(() => broker.emit('connect'));
  await screen.findByText(/· 4 ·/);
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  const before = readings('/notificacao/getLatestNotifications');
  const tell = (total: number) =>
    act(() => broker.emit('message', 'local/u1/gestao/notificacao-lida', Buffer.from(JSON.stringify({ total }))));
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [{ ...nova, lido: true }], total: 3 });
  tell(3);
  expect(await screen.findByText(/· 3 ·/)).toBeVisible();
  // the page that read them is already up to date
  tell(3);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(readings('/notificacao/getLatestNotifications')).toBe(before + 1);
});

function Pages() {
  useAoVivo();
  const { data } = useCall(notificationsCalls.list, { pagina: 1, tamanho: 20 }, { staleTime: 0 });
  return <p>{data?.naoLidas} por ler</p>;
}

describe('the list, where the bell shows none unread', () => {
  const withUnread = (naoLidas: number) => ({ itens: [], total: 0, naoLidas, pagina: 1, tamanho: 20 });
  const tellNone = () => broker.emit('message', 'local/u1/gestao/notificacao-lida', Buffer.from(JSON.stringify({ total: 0 })));
  async function openWith(naoLidas: number): Promise<void> {
    broker = new FakeBroker();
    signIn({});
    gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1', todos: 'local/todos' });
    gateway.answer(notificationsCalls.list, withUnread(naoLidas));
    render(
      <QueryProvider>
        <Pages />
      </QueryProvider>,
    );
    await waitFor(() => expect(broker.subscribed.size).toBe(5));
    act(() => broker.emit('connect'));
    // what is read at the opening is over
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    await screen.findByText(`${naoLidas} por ler`);
  }

  it('is refetched when it shows more unread than it is told', async () => {
    await openWith(5);
    gateway.answer(notificationsCalls.list, withUnread(0));
    act(() => void tellNone());
    expect(await screen.findByText('0 por ler')).toBeVisible();
  });

  it('is refetched when it is being read, for that answer may be older', async () => {
    await openWith(0);
    let release: (pagina: ReturnType<typeof withUnread>) => void = () => undefined;
    gateway.answer(notificationsCalls.list, new Promise<ReturnType<typeof withUnread>>((resolve) => (release = resolve)));
    const before = readings('/notifications');
    act(() => void queryClient.invalidateQueries());
    await waitFor(() => expect(readings('/notifications')).toBe(before + 1));
    gateway.answer(notificationsCalls.list, withUnread(0));
    act(() => void tellNone());
    await waitFor(() => expect(readings('/notifications')).toBe(before + 2));
    release(withUnread(5));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByText('0 por ler')).toBeVisible();
  });
});

describe('without real time', () => {
  it('shows a notice after a while, not at a brief interruption, and hides it once the connection is back', async () => {
    function Said() {
      return <>{useAoVivo().isIndisponivel && <SemTempoReal />}</>;
    }
    broker = new FakeBroker();
    signIn({});
    gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1', todos: 'local/todos' });
    render(
      <QueryProvider>
        <Said />
      </QueryProvider>,
    );
    await waitFor(() => expect(broker.subscribed.size).toBe(5));
    act(() => broker.emit('connect'));
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    act(() => broker.emit('close'));
    await pass(14_000);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(1_500);
    expect(screen.getByRole('status')).toHaveTextContent('Tempo real indisponível');
    act(() => broker.emit('connect'));
    expect(screen.queryByRole('status')).toBeNull();
    jest.useRealTimers();
  });

  it('polls the whole list every 30 seconds regardless of connection attempts, and stops once the connection is back', async () => {
    broker = new FakeBroker();
    signIn({});
    gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1', todos: 'local/todos' });
    gateway.answer(notificationsCalls.list, { itens: [], total: 0, naoLidas: 5, pagina: 1, tamanho: 20 });
    render(
      <QueryProvider>
        <Pages />
      </QueryProvider>,
    );
    await screen.findByText('5 por ler');
    await waitFor(() => expect(broker.subscribed.size).toBe(5));
    act(() => broker.emit('connect'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const before = readings('/notifications');
    act(() => broker.emit('close'));
    gateway.answer(notificationsCalls.list, { itens: [], total: 0, naoLidas: 6, pagina: 1, tamanho: 20 });
    for (let tries = 0; tries < 5; tries += 1) {
      await pass(5_000);
      act(() => broker.emit('close'));
    }
    expect(readings('/notifications')).toBe(before);
    await pass(5_000);
    expect(readings('/notifications')).toBe(before + 1);
    act(() => broker.emit('connect'));
    // what may have been missed meanwhile
    await pass(1_000);
    expect(readings('/notifications')).toBe(before + 2);
    await pass(60_000);
    expect(readings('/notifications')).toBe(before + 2);
    jest.useRealTimers();
    expect(await screen.findByText('6 por ler')).toBeVisible();
  });
});
