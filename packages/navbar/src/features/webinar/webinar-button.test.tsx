import { layoutEvents, type Webinar, webinarCalls } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebinarButton } from './webinar-button.component.tsx';

const gateway = fakeGateway();
const webinar = (over: Partial<Webinar> = {}): Webinar => ({
  id: '0190b000-0000-7000-8000-000000000001',
  titulo: 'Vida na prática',
  descricao: '',
  data: new Date(Date.now() + 86_400_000).toISOString(),
  duracaoMin: 60,
  link: null,
  live: false,
  inscrito: false,
  ...over,
});

async function open(isAoVivo = false) {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  render(
    <QueryProvider>
      <WebinarButton isAoVivo={isAoVivo} />
    </QueryProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: isAoVivo ? 'Webinars: ao vivo agora' : 'Webinars' }));
}

afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('opens the live webinar in another tab', async () => {
  gateway.answer(webinarCalls.getAll, [webinar({ live: true, link: 'https://aulas.exemplo/1' })]);
  await open(true);
  const link = await screen.findByRole('link', { name: /Assistir agora/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://aulas.exemplo/1',
    '_blank',
    'noopener noreferrer',
  ]);
});

it('subscribes, and then offers to undo it', async () => {
  gateway.answer(webinarCalls.getAll, [webinar()]);
  gateway.reply(webinarCalls.subscribe, () => {
    gateway.answer(webinarCalls.getAll, [webinar({ inscrito: true })]);
    return { status: 200, body: { success: true, data: webinar({ inscrito: true }) } };
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Inscrever-se em Vida na prática' }));
  expect(await screen.findByRole('button', { name: 'Cancelar inscrição em Vida na prática' })).toBeVisible();
});

it('shows the reason of a refusal', async () => {
  gateway.answer(webinarCalls.getAll, [webinar({ inscrito: true })]);
  gateway.reply(webinarCalls.unsubscribe, refusal(200, 1, 'Já começou.'));
  const said: string[] = [];
  const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => said.push(titulo));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Cancelar inscrição/ }));
  await waitFor(() => expect(said).toEqual(['Já começou.']));
  subscription.unsubscribe();
});

it('has an empty state, and offers to try again when the webinars could not be read', async () => {
  gateway.reply(webinarCalls.getAll, refusal(500, 'ERRO', 'Caiu.'));
  await open();
  expect(await screen.findByText('Caiu.')).toBeVisible();
  gateway.answer(webinarCalls.getAll, []);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum webinar marcado')).toBeVisible();
});
