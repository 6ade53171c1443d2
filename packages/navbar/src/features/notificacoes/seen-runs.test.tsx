import { type Notificacao, notificacaoCalls, notificationsCalls, quotingEvents } from '@balcao/contracts';
import { emit } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway } from '@balcao/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useNotificacoes } from './notificacoes.resource.ts';
import { isOfSeenRun, useSeenRuns } from './seen-runs.resource.ts';

const gateway = fakeGateway();
const orcamentoId = '0190b000-0000-7000-8000-0000000000a1';
const idOf = (last: string) => `0190b000-0000-7000-8000-0000000000${last}`;
const aviso = (last: string, cotacaoId: string): Notificacao => ({
  id: idOf(last),
  tipo: 3,
  titulo: 'Cotação concluída',
  descricao: '',
  data: '2026-11-20T12:00:00Z',
  lido: false,
  link: `/multicalculo/orcamento-editar?id=${orcamentoId}&cotacao=${cotacaoId}`,
});

function Bell() {
  useSeenRuns();
  const { data } = useNotificacoes(true);
  return <p>{data?.notificacoes.map(({ lido }) => (lido ? 'lida' : 'nova')).join(' ')}</p>;
}
const marcadas = () =>
  gateway.pedidos.filter(({ path }) => path === notificacaoCalls.markAsRead.path).map(({ input }) => input['ids'] as string[]);
const end = (cotacaoId: string) => act(() => emit(quotingEvents.cotacaoConcluida, { orcamentoId, cotacaoId }));
const arrive = (...notificacoes: Notificacao[]) => {
  gateway.answer(notificacaoCalls.getLatest, { notificacoes, total: notificacoes.length });
  return act(() => queryClient.invalidateQueries());
};

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [], total: 0 });
  gateway.answer(notificacaoCalls.markAsRead, { total: 0 });
  gateway.answer(notificationsCalls.list, { itens: [], pagina: 1, tamanho: 20, total: 0, naoLidas: 0 });
  render(
    <QueryProvider>
      <Bell />
    </QueryProvider>,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});
afterAll(gateway.close);

it('marks as read a notice of a run that ended before the eyes of the user, whichever comes first', async () => {
  end(idOf('c1'));
  await arrive(aviso('11', idOf('c1')), aviso('12', idOf('c2')));
  expect(await screen.findByText('lida nova')).toBeVisible();
  expect(marcadas()).toEqual([[idOf('11')]]);
  end(idOf('c2'));
  expect(await screen.findByText('lida lida')).toBeVisible();
  expect(isOfSeenRun(aviso('12', idOf('c2')))).toBe(true);
});

it('leaves alone the notice of a run that ended while the page was hidden', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  end(idOf('c3'));
  await arrive(aviso('13', idOf('c3')));
  expect(await screen.findByText('nova')).toBeVisible();
  expect(marcadas()).toEqual([]);
});

it('does not ask for ever when it is refused', async () => {
  gateway.reply(notificacaoCalls.markAsRead, { status: 422, body: { success: false, code: 422, message: 'Não.' } });
  end(idOf('c4'));
  await arrive(aviso('14', idOf('c4')));
  await waitFor(() => expect(marcadas()).toHaveLength(1));
  expect(await screen.findByText('nova')).toBeVisible();
  await arrive(aviso('14', idOf('c4')));
  expect(marcadas()).toHaveLength(1);
});
