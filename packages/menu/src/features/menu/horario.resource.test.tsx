import { accessCalls, layoutEvents } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { fakeGateway, signIn } from '@balcao/testing';
import { checkHorario, goAfterHorario, isHorarioDue } from './horario.resource.ts';

const gateway = fakeGateway();
const avisos: string[] = [];
const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => avisos.push(titulo));
let vez = 0;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/home');
  // each sign-in is asked for by itself
  vez += 1;
  signIn({ guid: `entrada-${vez}`, token: `token-${vez}` });
  currentSession();
  avisos.length = 0;
});
afterEach(gateway.reset);
afterAll(() => {
  gateway.close();
  subscription.unsubscribe();
});

it('is due at the first choice, and not again for five minutes, whatever the answer', async () => {
  gateway.answer(accessCalls.restricaoHorario, { ate: null });
  expect(isHorarioDue(0)).toBe(true);
  await expect(checkHorario(0)).resolves.toBe(true);
  expect([1, 299_999, 300_000].map(isHorarioDue)).toEqual([false, false, true]);
  expect([currentSession()?.isAuth, avisos]).toEqual([true, []]);
});

it('remembers across reloads, and asks again after another sign-in', async () => {
  gateway.answer(accessCalls.restricaoHorario, { ate: null });
  await checkHorario(1_000);
  await jest.isolateModulesAsync(async () => {
    const { readPergunta } = await import('./horario.storage.ts');
    expect(readPergunta()).toEqual({ at: 1_000, guid: `entrada-${vez}` });
  });
  signIn({ guid: 'outra', token: 'outro', hash: 'outro' });
  currentSession();
  expect(isHorarioDue(1_001)).toBe(true);
});

it('goes on only once it was judged, and of two choices to the last', async () => {
  let answer: (value: { ate: null }) => void = () => undefined;
  gateway.answer(accessCalls.restricaoHorario, new Promise<{ ate: null }>((resolve) => (answer = resolve)));
  const both = [goAfterHorario('/multicalculo/orcamentos'), goAfterHorario('/tarefas')];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(window.location.pathname).toBe('/home');
  answer({ ate: null });
  await Promise.all(both);
  expect(window.location.pathname).toBe('/tarefas');
});

it('does not go on when the hours do not allow it', async () => {
  gateway.answer(accessCalls.restricaoHorario, null);
  await goAfterHorario('/multicalculo/orcamentos');
  expect(window.location.pathname).toBe('/login');
});

it('signs off with the sentence and goes to the login when the hours do not allow it', async () => {
  gateway.answer(accessCalls.restricaoHorario, null);
  await checkHorario(0);
  expect(avisos).toEqual(['O seu usuário foi desconectado por conta da restrição do horário em seu cadastro.']);
  expect([currentSession(), window.location.pathname]).toEqual([null, '/login']);
});

it('goes by the cookies alone', async () => {
  gateway.answer(accessCalls.restricaoHorario, { ate: null });
  await checkHorario(0);
  expect(gateway.pedidos[0]?.headers['authorization']).toBeUndefined();
});

it('lets the navigation continue when the call fails', async () => {
  gateway.drop(accessCalls.restricaoHorario);
  await goAfterHorario('/tarefas');
  expect([currentSession()?.isAuth, avisos, window.location.pathname]).toEqual([true, [], '/tarefas']);
});
