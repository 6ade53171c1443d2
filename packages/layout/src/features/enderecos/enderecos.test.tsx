import { layoutCalls } from '@balcao/contracts';
import { prepareCalls } from '@balcao/shared';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewWindowPage } from './new-window.page.tsx';
import { ReplaceUrlPage } from './replace-url.page.tsx';

const gateway = fakeGateway();
const enderecos = { ajuda: 'https://ajuda.balcao.test/busca', extensaoChrome: null, extensaoFirefox: null, videoIntroducao: null };
const at = (path: string, url: string) => window.history.replaceState(null, '', `${path}?url=${encodeURIComponent(url)}`);

beforeAll(prepareCalls);
beforeEach(() => gateway.answer(layoutCalls.getEnderecos, enderecos));
afterEach(() => {
  gateway.reset();
  jest.restoreAllMocks();
});
afterAll(gateway.close);

it('opens a known site beside this page, without a way back to it, and goes back', async () => {
  const opened = { opener: window as unknown, location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/home');
  at('/newWindow', 'https://ajuda.balcao.test/artigo');
  render(<NewWindowPage />);
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  expect(opened.opener).toBeNull();
  expect(String(opened.location.replace.mock.calls[0])).toBe('https://ajuda.balcao.test/artigo');
});

it('offers the window to a press where the browser does not let it open by itself', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  at('/newWindow', '/multicalculo/orcamentos');
  render(<NewWindowPage />);
  const link = await screen.findByRole('link', { name: 'Abrir em outra janela' });
  expect(link).toHaveAttribute('href', '/multicalculo/orcamentos');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it.each([
  ['/newWindow', NewWindowPage],
  ['/replaceUrl', ReplaceUrlPage],
])('%s redirects an unknown address to /400', async (path, Page) => {
  const open = jest.spyOn(window, 'open');
  at(path, 'https://evil.test/');
  render(<Page />);
  await waitFor(() => expect(window.location.pathname).toBe('/400'));
  expect(open).not.toHaveBeenCalled();
});

it('reads again which sites are known when that failed', async () => {
  gateway.reply(layoutCalls.getEnderecos, refusal(500, 'ERRO', 'x'));
  at('/replaceUrl', 'https://evil.test/');
  render(<ReplaceUrlPage />);
  expect(await screen.findByText('Não foi possível conferir este endereço.')).toBeVisible();
  gateway.answer(layoutCalls.getEnderecos, enderecos);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(window.location.pathname).toBe('/400'));
});
