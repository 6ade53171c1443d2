import { act, fireEvent, render, screen } from '@testing-library/react';
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

it('lets the next one go in its time where the one in use went by its own button, and gives the focus back', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <button type="button">Criar link</button>
      <ToastRegion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  show({ titulo: 'Pronto para copiar', action: { texto: 'Copiar link', onPress: () => void showToast({ titulo: 'Link copiado.' }) } });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Link copiado.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Criar link' })).toHaveFocus();
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Link copiado.')).toBeNull();

  show({ titulo: 'Outro', action: { texto: 'Copiar outro', onPress: () => void showToast({ titulo: 'Outro copiado.' }) } });
  await user.click(screen.getByRole('button', { name: 'Copiar outro' }));
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Outro copiado.')).toBeNull();
});

it('is not held by a finger, which points at nothing once it is lifted', () => {
  render(<ToastRegion />);
  show({ titulo: 'Tocado' });
  fireEvent(screen.getByText('Tocado'), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' }));
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Tocado')).toBeNull();
});

it('comes to the head of the window where the pointer rests at its foot, and stays where it is while it is pointed at', () => {
  render(<ToastRegion />);
  const region = screen.getByRole('region', { name: 'Avisos' });
  const { innerWidth: right, innerHeight: bottom } = window;
  region.getBoundingClientRect = () => ({ top: bottom - 66, bottom: bottom - 16, left: right - 380, right }) as DOMRect;
  const point = (target: Element, clientY: number) =>
    fireEvent(target, new MouseEvent('pointermove', { bubbles: true, clientX: right - 100, clientY }));
  point(document.body, bottom - 40);
  const shown = [show({ titulo: 'Primeiro' })];
  expect(region).toHaveAttribute('data-no-alto');
  point(screen.getByText('Primeiro'), 80);
  shown.push(show({ titulo: 'Segundo' }));
  expect(region).toHaveAttribute('data-no-alto');
  point(document.body, 300);
  shown.push(show({ titulo: 'Terceiro' }));
  expect(region).not.toHaveAttribute('data-no-alto');
  for (const dismiss of shown) dismiss();
});

it('says again what was said, in its place and not above it', () => {
  render(<ToastRegion />);
  show({ tone: 'sucesso', titulo: 'Movimento conciliado' });
  const first = screen.getByText('Movimento conciliado');
  act(() => jest.advanceTimersByTime(5000));
  show({ tone: 'sucesso', titulo: 'Movimento conciliado' });
  expect(screen.getByText('Movimento conciliado')).not.toBe(first);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByText('Movimento conciliado')).toBeInTheDocument();
});

it('moves off the bar of a screen that comes after it', async () => {
  const boxOf = (top: number, bottom: number) => () => ({ top, bottom, left: 0, right: window.innerWidth }) as DOMRect;
  render(<ToastRegion />);
  const region = screen.getByRole('region', { name: 'Avisos' });
  region.getBoundingClientRect = boxOf(window.innerHeight - 66, window.innerHeight - 16);
  show({ titulo: 'Link copiado.' });
  expect(region.style.getPropertyValue('--b-aviso-base')).toBe('16px');
  const barra = document.createElement('div');
  barra.setAttribute('data-barra-inferior', '');
  barra.getBoundingClientRect = boxOf(window.innerHeight - 56, window.innerHeight);
  document.body.append(barra);
  await act(async () => jest.advanceTimersByTimeAsync(50));
  expect(region.style.getPropertyValue('--b-aviso-base')).toBe('64px');
  barra.remove();
});
