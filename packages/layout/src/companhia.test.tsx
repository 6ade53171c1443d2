import { layoutCalls, layoutEvents } from '@balcao/contracts';
import { currentSession, emit, prepareCalls } from '@balcao/shared';
import { ToastRegion } from '@balcao/ui';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Companhia } from './companhia.component.tsx';

const gateway = fakeGateway();
const bloqueado = 'Não foi possível abrir a janela de suporte. Verifique o bloqueador de pop-up do seu navegador.';

beforeAll(prepareCalls);
beforeEach(() => {
  document.body.innerHTML = '<div id="slot-barra-pagamento"></div><a href="/suporte">Suporte</a><a href="/home">Início</a>';
  signIn();
  currentSession();
});
afterEach(() => {
  gateway.reset();
  signOut();
  jest.restoreAllMocks();
});
afterAll(gateway.close);

/** The queue of notices outlives a test. */
async function dismissAll() {
  for (const button of screen.getAllByRole('button', { name: 'Dispensar aviso' })) await userEvent.click(button);
}

/** A window as `window.open` gives it. */
function openedWindow() {
  const opened = { opener: window as unknown, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}

describe('payment', () => {
  it('tells of the payment that was not processed, with the way to the account', () => {
    signIn({ temParcelaPendente: true, hash: 'pendente' });
    render(<Companhia />);
    const bar = within(document.getElementById('slot-barra-pagamento') as HTMLElement);
    expect(bar.getByText('O seu último pagamento ainda não foi processado.')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Ver a conta' })).toHaveAttribute('href', '/minhaConta/conta');
  });

  it('says nothing of it otherwise', () => {
    render(<Companhia />);
    expect(document.getElementById('slot-barra-pagamento')).toBeEmptyDOMElement();
  });
});

describe('appearance', () => {
  afterEach(() => localStorage.clear());

  it('is worn and remembered, whoever changed it', () => {
    render(<Companhia />);
    act(() => emit(layoutEvents.aparenciaMudou, { tema: 'escuro', densidade: 'compacta' }));
    expect(document.documentElement.dataset).toMatchObject({ tema: 'escuro', densidade: 'compacta' });
    expect(localStorage.getItem('balcao:tema')).toBe('escuro');
    expect(localStorage.getItem('balcao:densidade')).toBe('compacta');
  });
});

describe('support window', () => {
  const routing = (newUrl: string) => {
    const cancelNavigation = jest.fn();
    const detail = { oldUrl: 'http://localhost/home', newUrl: `http://localhost${newUrl}`, cancelNavigation };
    window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }));
    return cancelNavigation;
  };

  it('opens with the press and gets its address with the token when that comes', async () => {
    const opened = openedWindow();
    gateway.answer(layoutCalls.openSuporte, { url: 'https://suporte.balcao.test/?t=abc', ate: '2026-11-20T12:05:00.000Z' });
    render(<Companhia />);
    await userEvent.click(screen.getByRole('link', { name: 'Suporte' }));
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(opened.opener).toBeNull();
    await waitFor(() => expect(opened.location.replace.mock.calls.map(String)).toEqual(['https://suporte.balcao.test/?t=abc']));
  });

  it('opens in the same instant for the palette, which has only a key press', () => {
    openedWindow();
    render(<Companhia />);
    emit(layoutEvents.suportePedido, {});
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  it('takes the place of a navigation, which is cancelled', () => {
    openedWindow();
    render(<Companhia />);
    expect(routing('/suporte')).toHaveBeenCalledTimes(1);
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(routing('/suporte/webinar')).not.toHaveBeenCalled();
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  it('says, word for word, that the browser blocked it', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    render(
      <>
        <Companhia />
        <ToastRegion />
      </>,
    );
    let cancelled = jest.fn();
    act(() => {
      cancelled = routing('/suporte');
    });
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(screen.getByText(bloqueado).closest('[role="alert"]')).not.toBeNull();
    expect(gateway.pedidos).toHaveLength(0);
    await dismissAll();
  });

  it.each([
    [
      'the gateway refuses',
      () => gateway.reply(layoutCalls.openSuporte, refusal(500, 'ERRO', 'A requisição falhou :(')),
      'A requisição falhou :(',
    ],
    ['there is no answer', () => gateway.drop(layoutCalls.openSuporte), 'Oops... Ocorreu um erro inesperado.'],
    [
      'the product is being updated',
      () => gateway.reply(layoutCalls.openSuporte, { status: 503, body: 'manutenção' }),
      'O seu Balcão está em atualização. Aguarde alguns minutos e tente novamente',
    ],
  ])('closes again when %s, in the words of the catalogue', async (_, arrange, sentence) => {
    const opened = openedWindow();
    arrange();
    render(
      <>
        <Companhia />
        <ToastRegion />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Suporte' }));
    await waitFor(() => expect(opened.close).toHaveBeenCalledTimes(1));
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await dismissAll();
  });

  it('leaves a stranger to the guard', () => {
    openedWindow();
    render(<Companhia />);
    signOut();
    let cancelled = jest.fn();
    act(() => {
      cancelled = routing('/suporte');
    });
    expect(cancelled).not.toHaveBeenCalled();
    expect(window.open).not.toHaveBeenCalled();
  });
});
