import { avisosEvents, type ModoSuporte as Modo, suporteCalls } from '@balcao/contracts';
import { formatHora } from '@balcao/domain';
import { currentSession, emit, prepareCalls } from '@balcao/shared';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composicao } from './composicao.component.tsx';
import { SupportBanner } from './features/modo-suporte/support-banner.component.tsx';

const gateway = fakeGateway();
const ate = new Date(Date.now() + 1_800_000).toISOString();
const modo: Modo = { concessaoId: 'c1', ate, tipo: 'construcao', soLeitura: false };
const inline = (suporte: Modo | null) => {
  document.body.innerHTML = `<script type="application/json" id="balcao-ambiente">${JSON.stringify({ nome: 'local', suporte })}</script>`;
};
beforeAll(prepareCalls);
beforeEach(() => {
  signIn();
  currentSession();
});
afterEach(() => {
  gateway.reset();
  signOut();
  jest.useRealTimers();
});
afterAll(gateway.close);

it('says nothing on the ordinary page', () => {
  inline(null);
  const { container } = render(<Composicao />);
  expect(container).toBeEmptyDOMElement();
});

it('shows a broker until when the granted version lasts, without taking the focus', async () => {
  inline(modo);
  render(<Composicao />);
  const banner = await screen.findByRole('region', { name: 'Modo de suporte' });
  expect(within(banner).getByText(`Você está usando uma versão de suporte do Balcão até ${formatHora(ate)}.`)).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('informs the support person that the session is read-only', async () => {
  inline({ ...modo, tipo: 'igual', soLeitura: true });
  render(<Composicao />);
  expect(await screen.findByText(`Modo de suporte, só leitura, até ${formatHora(ate)}.`)).toBeVisible();
});

it('follows grants that begin and end on an open page', async () => {
  inline(null);
  const tell = () => act(() => emit(avisosEvents.mudaram, { servicos: [] }));
  const say = (suporte: Modo | null) => {
    (document.getElementById('balcao-ambiente') as HTMLElement).textContent = JSON.stringify({ suporte });
    tell();
  };
  render(<Composicao />);
  say(modo);
  expect(await screen.findByRole('region', { name: 'Modo de suporte' })).toBeVisible();
  say(null);
  expect(screen.queryByRole('region')).toBeNull();
});

it('leaves at the gateway first, then starts the page over', async () => {
  const startOver = jest.fn();
  gateway.answer(suporteCalls.leave, {});
  render(<SupportBanner modo={modo} startOver={startOver} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sair do modo de suporte' }));
  await waitFor(() => expect(startOver).toHaveBeenCalledTimes(1));
  expect(gateway.pedidos.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /suporte/sair']);
});

it('stays and shows an error when leaving failed', async () => {
  const startOver = jest.fn();
  render(<SupportBanner modo={modo} startOver={startOver} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sair do modo de suporte' }));
  expect(await screen.findByText('Não foi possível sair agora. Tente novamente.')).toBeVisible();
  expect(startOver).not.toHaveBeenCalled();
});

it('shows when the time is up, and then leaves without a call', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T15:29:00Z') });
  const startOver = jest.fn();
  render(<SupportBanner modo={{ ...modo, ate: '2026-11-20T15:30:00Z' }} startOver={startOver} />);
  act(() => jest.advanceTimersByTime(61_000));
  expect(screen.getByText('O modo de suporte terminou às 12:30.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Voltar ao normal' }).click());
  expect(startOver).toHaveBeenCalledTimes(1);
  expect(gateway.pedidos).toEqual([]);
});
