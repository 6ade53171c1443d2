import { envioCalls } from '@balcao/contracts';
import { endSession } from '@balcao/shared';
import { fakeGateway, refusal, signIn, umEnvio } from '@balcao/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, QueryProvider } from './query-client.tsx';
import { useCall, useCommand } from './use-call.ts';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));

const gateway = fakeGateway();
const user = userEvent.setup();
const alvo = { orcamentoId: '0190b000-0000-7000-8000-000000000040', envioId: '0190b000-0000-7000-8000-000000000041' };
const outro = { ...alvo, envioId: '0190b000-0000-7000-8000-000000000042' };
const keys = () => gateway.pedidos.map(({ headers }) => headers['idempotency-key']);

function Sender() {
  const { mutate, error, data } = useCommand(envioCalls.resend);
  return (
    <>
      <button type="button" onClick={() => mutate(alvo)}>
        enviar
      </button>
      <button type="button" onClick={() => mutate(outro)}>
        outro
      </button>
      <p>{error ? error.tipo : data ? 'feito' : 'nada'}</p>
    </>
  );
}

beforeEach(() => {
  signIn();
  render(
    <QueryProvider>
      <Sender />
    </QueryProvider>,
  );
});
afterEach(() => {
  endSession('logoff');
  queryClient.clear();
  gateway.reset();
});
afterAll(gateway.close);

const press = async (name: string, result: string) => {
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(result)).toBeVisible();
};

it('sends the same again under the same key after an answer that was lost, and under another once it was answered', async () => {
  const lost = refusal(503, 503, 'Em atualização.');
  gateway.reply(envioCalls.resend, lost);
  await press('enviar', 'emAtualizacao');
  gateway.answer(envioCalls.resend, umEnvio());
  await press('enviar', 'feito');
  await press('enviar', 'feito');
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, again, next] = keys();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('sends once what is pressed again before the button could say that it is busy', async () => {
  gateway.answer(envioCalls.resend, umEnvio());
  const button = screen.getByRole('button', { name: 'enviar' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('feito')).toBeVisible();
  expect(gateway.pedidos).toHaveLength(1);
});

it('makes another key for another content, and after a refusal', async () => {
  gateway.reply(envioCalls.resend, refusal(503, 503, 'Em atualização.'));
  await press('enviar', 'emAtualizacao');
  gateway.reply(envioCalls.resend, refusal(409, 'envio-em-curso', 'Aguarde.'));
  await press('outro', 'conflito');
  gateway.answer(envioCalls.resend, umEnvio());
  await press('outro', 'feito');
  expect(new Set(keys()).size).toBe(3);
});

it('fails at once without a connection, and sends nothing by itself later', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await press('enviar', 'semResposta');
  online.mockRestore();
  gateway.answer(envioCalls.resend, umEnvio());
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(gateway.pedidos).toHaveLength(0);
});

describe('done by what is read again taken away', () => {
  const readings = () => gateway.pedidos.filter(({ method }) => method === 'GET').length;
  const onDone = jest.fn((_: unknown) => readings());
  function Form() {
    const { mutate } = useCommand(envioCalls.resend, { invalidates: [envioCalls.listEnvios], onDone });
    return (
      <button type="button" onClick={() => mutate(alvo)}>
        concluir
      </button>
    );
  }
  function UntilItIsSent() {
    const { data } = useCall(envioCalls.listEnvios, { orcamentoId: alvo.orcamentoId });
    return data?.length === 0 ? <Form /> : <p>não há mais o que enviar</p>;
  }

  it('tells the one who pressed before what is read again takes the button away, but not where the button was gone before the answer', async () => {
    const onSuccess = jest.fn();
    function Button() {
      const { mutate } = useCommand(envioCalls.resend, { invalidates: [envioCalls.listEnvios] });
      return (
        <button type="button" onClick={() => mutate(alvo, { onSuccess })}>
          tirar
        </button>
      );
    }
    function WhileEmpty() {
      const { data } = useCall(envioCalls.listEnvios, { orcamentoId: alvo.orcamentoId });
      return data?.length === 0 ? <Button /> : <p>saiu da lista</p>;
    }
    gateway.answer(envioCalls.listEnvios, []);
    const page = render(
      <QueryProvider>
        <WhileEmpty />
      </QueryProvider>,
    );
    gateway.answer(envioCalls.resend, umEnvio());
    const tirar = await screen.findByRole('button', { name: 'tirar' });
    gateway.answer(envioCalls.listEnvios, [umEnvio()]);
    await user.click(tirar);
    expect(await screen.findByText('saiu da lista')).toBeVisible();
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect(onSuccess.mock.calls[0]?.[0]).toEqual(umEnvio());
    page.unmount();

    let finish = (_envio: ReturnType<typeof umEnvio>) => {};
    const held = new Promise<ReturnType<typeof umEnvio>>((resolve) => {
      finish = resolve;
    });
    gateway.answer(envioCalls.listEnvios, []);
    gateway.answer(envioCalls.resend, held);
    queryClient.clear();
    const other = render(
      <QueryProvider>
        <WhileEmpty />
      </QueryProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'tirar' }));
    other.unmount();
    gateway.answer(envioCalls.listEnvios, [umEnvio()]);
    finish(umEnvio());
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('tells its answer before it is read again', async () => {
    gateway.answer(envioCalls.listEnvios, []);
    render(
      <QueryProvider>
        <UntilItIsSent />
      </QueryProvider>,
    );
    const concluir = await screen.findByRole('button', { name: 'concluir' });
    gateway.answer(envioCalls.listEnvios, [umEnvio()]);
    gateway.answer(envioCalls.resend, umEnvio());
    await user.click(concluir);
    expect(await screen.findByText('não há mais o que enviar')).toBeVisible();
    expect(onDone.mock.calls).toEqual([[umEnvio()]]);
    expect(onDone).toHaveReturnedWith(1);
    expect(readings()).toBe(2);
  });
});
