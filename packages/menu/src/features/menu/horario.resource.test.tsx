import { accessCalls, layoutEvents } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { fakeGateway, signIn } from '@balcao/testing';
import { checkHorario } from './horario.resource.ts';

const gateway = fakeGateway();
const avisos: string[] = [];
const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => avisos.push(titulo));
let vez = 0;

beforeEach(() => {
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

it('asks at the first choice, and not again for five minutes', async () => {
  gateway.answer(accessCalls.restricaoHorario, { ate: null });
  for (const agora of [0, 1, 299_999, 300_000, 300_001]) await checkHorario(agora);
  expect(gateway.pedidos).toHaveLength(2);
  expect([currentSession()?.isAuth, avisos]).toEqual([true, []]);
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

it('leaves the user in peace when nobody answers', async () => {
  gateway.drop(accessCalls.restricaoHorario);
  await checkHorario(0);
  expect([currentSession()?.isAuth, avisos]).toEqual([true, []]);
});
