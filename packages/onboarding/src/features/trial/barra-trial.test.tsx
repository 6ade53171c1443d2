import { onboardingCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BarraTrial } from './barra-trial.component.tsx';

const gateway = fakeGateway();
const FIM = '2026-11-22T15:00:00-03:00';
let place: HTMLElement;

function open(agora: string, dataTrialFim: string | null = FIM) {
  jest.useFakeTimers({ now: new Date(agora), advanceTimers: true });
  signIn({ token: crypto.randomUUID(), dataTrialFim });
  currentSession();
  return render(
    <QueryProvider>
      <BarraTrial sessao={{ dataTrialFim }} place={place} />
    </QueryProvider>,
  );
}
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  gateway.answer(onboardingCalls.getPassos, [{ id: 'logins', feito: true }]);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  gateway.reset();
  queryClient.clear();
  signOut();
  place.remove();
});
afterAll(gateway.close);

it('changes its sentence at each midnight of São Paulo, and when the trial ends', async () => {
  open('2026-11-20T23:59:58-03:00');
  expect(screen.getByText('Você tem 3 dias de teste grátis.')).toBeVisible();
  await pass(2_001);
  expect(screen.getByText('Amanhã é o último dia de avaliação.')).toBeVisible();
  await pass(86_400_000);
  expect(screen.getByText('Hoje é o último dia de avaliação.')).toBeVisible();
  await pass(15 * 3_600_000);
  expect(screen.getByText('O seu período de avaliação terminou em 22/11/2026 15:00.')).toBeVisible();
});

it('updates when the computer wakes from sleep', () => {
  open('2026-11-20T12:00:00-03:00');
  jest.setSystemTime(new Date('2026-11-22T09:00:00-03:00'));
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('Hoje é o último dia de avaliação.')).toBeVisible();
});

/** On narrow screens the steps are in a panel; jsdom is always narrow. */
const openPassos = async (resumo: string) => fireEvent.click(await screen.findByRole('button', { name: resumo }));

it('links to the three steps, marking those done, and to the subscription', async () => {
  open('2026-11-20T12:00:00-03:00');
  await openPassos('1 de 3 primeiros passos');
  expect(screen.getByRole('link', { name: 'Logins das seguradoras (concluído)' })).toHaveAttribute(
    'href',
    '/configuracao/SeguradorasLogin',
  );
  expect(screen.getByRole('link', { name: 'Importar documentos (a fazer)' })).toHaveAttribute('href', '/buscas/documentos/importar');
  expect(screen.getByRole('link', { name: 'Fazer um multicálculo (a fazer)' })).toHaveAttribute('href', '/multicalculo/novo-orcamento');
  expect(screen.getByRole('link', { name: 'Assinar' })).toHaveAttribute('href', '/assinatura/nova');
});

it('shows the steps even when the gateway does not answer', async () => {
  gateway.drop(onboardingCalls.getPassos);
  open('2026-11-20T12:00:00-03:00');
  await openPassos('0 de 3 primeiros passos');
  expect(screen.getByRole('link', { name: 'Logins das seguradoras (a fazer)' })).toBeVisible();
});

it('is hidden outside a trial', () => {
  open('2026-11-20T12:00:00-03:00', null);
  expect(place).toBeEmptyDOMElement();
});
