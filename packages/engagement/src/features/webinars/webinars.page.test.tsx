import { layoutEvents, type Webinar, webinarCalls } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebinarsPage } from './webinars.page.tsx';

const gateway = fakeGateway();
const DIA_MS = 86_400_000;
const webinar = (n: number, dias: number, over: Partial<Webinar> = {}): Webinar => ({
  id: `0190b000-0000-7000-8000-00000000000${n}`,
  titulo: `Aula ${n}`,
  descricao: `Sobre ${n}`,
  data: new Date(Date.now() + dias * DIA_MS).toISOString(),
  duracaoMin: 60,
  link: null,
  live: false,
  inscrito: false,
  ...over,
});
const region = (name: string) => within(screen.getByRole('heading', { level: 2, name }).parentElement as HTMLElement);

function open() {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  render(
    <QueryProvider>
      <WebinarsPage />
    </QueryProvider>,
  );
}

afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('separates live, future and past webinars, each with its actions', async () => {
  gateway.answer(webinarCalls.getAll, [
    webinar(1, 0, { live: true, link: 'https://aulas.exemplo/1' }),
    webinar(2, 3),
    webinar(3, -3, { link: 'https://aulas.exemplo/3' }),
    webinar(4, -9),
  ]);
  open();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  const live = await screen.findByRole('link', { name: /^Assistir agora: Aula 1/ });
  expect([live.getAttribute('href'), live.getAttribute('target'), live.getAttribute('rel')]).toEqual([
    'https://aulas.exemplo/1',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(region('Próximos').getByRole('button', { name: 'Inscrever-se em Aula 2' })).toBeVisible();
  expect(region('Anteriores').getByRole('link', { name: /^Ver gravação: Aula 3/ })).toHaveAttribute('href', 'https://aulas.exemplo/3');
  expect(region('Anteriores').getByText('Sem gravação')).toBeVisible();
});

it('subscribes, confirms it, and offers to undo it', async () => {
  gateway.answer(webinarCalls.getAll, [webinar(2, 3)]);
  gateway.reply(webinarCalls.subscribe, () => {
    gateway.answer(webinarCalls.getAll, [webinar(2, 3, { inscrito: true })]);
    return { status: 200, body: { success: true, data: webinar(2, 3, { inscrito: true }) } };
  });
  const said: string[] = [];
  const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => said.push(titulo));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Inscrever-se em Aula 2' }));
  expect(await screen.findByRole('button', { name: 'Cancelar inscrição em Aula 2' })).toBeVisible();
  expect(screen.getByText('Inscrito')).toBeVisible();
  await waitFor(() => expect(said).toEqual(['Inscrição feita']));
  subscription.unsubscribe();
});

it('shows the reason when undoing is refused', async () => {
  gateway.answer(webinarCalls.getAll, [webinar(2, 3, { inscrito: true })]);
  gateway.reply(webinarCalls.unsubscribe, refusal(200, 1, 'Já começou.'));
  const said: string[] = [];
  const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => said.push(titulo));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar inscrição em Aula 2' }));
  await waitFor(() => expect(said).toEqual(['Já começou.']));
  subscription.unsubscribe();
});

it('has an empty state, also when there is no future webinar', async () => {
  gateway.answer(webinarCalls.getAll, [webinar(3, -3)]);
  open();
  expect(await screen.findByText('Nenhum webinar marcado por enquanto.')).toBeVisible();
});

it('offers to try again when they could not be read', async () => {
  gateway.reply(webinarCalls.getAll, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  gateway.answer(webinarCalls.getAll, []);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum webinar ainda')).toBeVisible();
});
