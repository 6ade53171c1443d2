import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.component.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (...[message]: Parameters<typeof showToast>) => {
  let dismiss = () => undefined as void;
  act(() => {
    dismiss = showToast(message);
  });
  return () => act(dismiss);
};

it('says a notice in a live region that stood before it came, then takes it away', () => {
  render(<ToastRegion />);
  const region = screen.getByRole('region', { name: 'Avisos' });
  const live = region.querySelector('[aria-live="polite"]');
  expect(live).toBeEmptyDOMElement();
  show({ tone: 'sucesso', titulo: 'Orçamento salvo' });
  expect(live).toHaveTextContent('Orçamento salvo');
  act(() => jest.advanceTimersByTime(6000));
  expect(live).toBeEmptyDOMElement();
});

it('keeps an error until it is dismissed, and says it at once', () => {
  render(<ToastRegion />);
  const dismiss = show({ tone: 'perigo', titulo: 'A requisição falhou :(' });
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert')).toHaveTextContent('A requisição falhou :(');
  dismiss();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['O modelo não foi salvo', 'Você está sem conexão com a internet. Tente novamente quando a conexão voltar.', 'O modelo não foi salvo'],
  ['Você está sem conexão com a internet. Tente novamente quando a conexão voltar.', undefined, 'Não foi possível concluir.'],
])('does not say again that there is no network, which the page says already: %s', (titulo, texto, said) => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ToastRegion />);
  const dismiss = show({ tone: 'perigo', titulo, texto });
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  expect(screen.getByRole('alert')).toHaveTextContent('Tente novamente quando a conexão voltar.');
  expect(screen.queryByText(/sem conexão com a internet/)).toBeNull();
  dismiss();
  network.mockRestore();
});

it('waits while the pointer rests on it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<ToastRegion />);
  show({ titulo: 'Leia com calma' });
  await user.hover(screen.getByText('Leia com calma'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Leia com calma')).toBeInTheDocument();
  await user.unhover(screen.getByText('Leia com calma'));
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Leia com calma')).toBeNull();
});
