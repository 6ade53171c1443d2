import { type ArranjoLista, arranjoCalls } from '@balcao/contracts';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal } from '@balcao/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepArranjo, readArranjo, SEM_ARRANJO } from './arranjo.storage.ts';
import { useArranjo } from './use-arranjo.ts';

const gateway = fakeGateway();
const arranjo: ArranjoLista = { ocultas: ['numero'], ordem: ['status', 'linha'], larguras: { status: 120 } };
const kept = (um: ArranjoLista, isPendente = false) => ({ arranjo: um, isPendente });

beforeEach(() => {
  localStorage.clear();
  beginSignedIn(gateway, queryClient);
});
afterEach(cleanup);
afterAll(gateway.close);

describe('the copy in this browser', () => {
  it('keeps how each user arranged each list', () => {
    keepArranjo('u1', 'orcamentos', kept(arranjo, true));
    expect(readArranjo('u1', 'orcamentos')).toEqual(kept(arranjo, true));
    expect(readArranjo('u2', 'orcamentos')).toEqual(kept(SEM_ARRANJO));
    expect(readArranjo('u1', 'cotacoes')).toEqual(kept(SEM_ARRANJO));
  });

  it('leaves nothing behind of a list put back as it was made, once the gateway knows', () => {
    const size = localStorage.length;
    keepArranjo('u1', 'a', kept(SEM_ARRANJO, true));
    expect(readArranjo('u1', 'a')).toEqual(kept(SEM_ARRANJO, true));
    keepArranjo('u1', 'a', kept(SEM_ARRANJO));
    expect(localStorage).toHaveLength(size);
  });

  it.each(['', 'null', '{', '{"ocultas":7,"ordem":[]}', '{"ocultas":[],"ordem":[],"larguras":{"a":-1}}'])(
    'counts %s as nothing kept',
    (text) => {
      localStorage.setItem('balcao:lista:u1:a', text);
      expect(readArranjo('u1', 'a')).toEqual(kept(SEM_ARRANJO));
    },
  );
});

describe('how a list is arranged', () => {
  const outro: ArranjoLista = { ...SEM_ARRANJO, ocultas: ['linha'] };
  function Tela() {
    const [atual, arrange] = useArranjo('/c/api/v1/orcamentos');
    return (
      <>
        <output>{atual.ocultas.join()}</output>
        <button type="button" onClick={() => arrange(outro)}>
          mudar
        </button>
      </>
    );
  }
  const open = () =>
    render(
      <QueryProvider>
        <Tela />
      </QueryProvider>,
    );
  const hidden = () => screen.getByRole('status').textContent;
  const sent = () => gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ input }) => input);

  it('is what the gateway says, and painted as it was last known until it has', async () => {
    let say = (_: Record<string, ArranjoLista>): void => undefined;
    gateway.answer(arranjoCalls.listArranjos, new Promise<Record<string, ArranjoLista>>((resolve) => (say = resolve)));
    open();
    expect(hidden()).toBe('');
    say({ orcamentos: arranjo, cotacoes: outro });
    await waitFor(() => expect(hidden()).toBe('numero'));
    cleanup();
    queryClient.clear();
    gateway.answer(arranjoCalls.listArranjos, new Promise<never>(() => undefined));
    open();
    expect(hidden()).toBe('numero');
  });

  it('is sent once a change rests, and at once by who leaves', async () => {
    gateway.answer(arranjoCalls.listArranjos, {});
    gateway.answer(arranjoCalls.saveArranjo, outro);
    open();
    await userEvent.click(screen.getByText('mudar'));
    await userEvent.click(screen.getByText('mudar'));
    expect(hidden()).toBe('linha');
    expect(sent()).toEqual([]);
    await waitFor(() => expect(sent()).toEqual([{ lista: 'orcamentos', ...outro }]));
    await userEvent.click(screen.getByText('mudar'));
    cleanup();
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('stays as it was changed here when the gateway did not hear, and is sent again by the next visit', async () => {
    gateway.answer(arranjoCalls.listArranjos, { orcamentos: arranjo });
    gateway.reply(arranjoCalls.saveArranjo, refusal(503, 503, 'Fora do ar.'));
    open();
    await waitFor(() => expect(hidden()).toBe('numero'));
    await userEvent.click(screen.getByText('mudar'));
    cleanup();
    await waitFor(() => expect(sent()).toHaveLength(1));
    queryClient.clear();
    gateway.answer(arranjoCalls.saveArranjo, outro);
    open();
    expect(hidden()).toBe('linha');
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() => expect(localStorage.getItem('balcao:lista:u1:orcamentos') ?? '').not.toContain('isPendente'));
    expect(hidden()).toBe('linha');
  });
});
