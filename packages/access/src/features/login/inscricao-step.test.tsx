import { accessCalls } from '@balcao/contracts';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { screen, waitFor } from '@testing-library/react';
import { copy as depois } from './entrada.copy.ts';
import { copy } from './login.copy.ts';
import { arriveAtStep } from './second-step.fixture.tsx';

const PROVA = 'prova-unica-da-inscricao';
const { inscricao: textos, codigo: doCodigo } = depois;
const CHAVE = { segredo: 'ABCDEFGH', endereco: 'otpauth://totp/x', qr: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
const gateway = fakeGateway();

beforeEach(() => window.history.replaceState(null, '', '/login'));
afterEach(() => {
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

async function arrive() {
  const user = await arriveAtStep(gateway, 9, PROVA);
  await user.click(await screen.findByRole('button', { name: textos.comecar }));
  return user;
}

it('shows the key, takes its code once, and holds the page until the recovery codes are kept', async () => {
  gateway.answer(accessCalls.startInscricao, CHAVE);
  const user = await arrive();
  expect(await screen.findByRole('img', { name: textos.qr })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await user.type(screen.getByLabelText(doCodigo.numeros), '12');
  await user.keyboard('{Enter}');
  expect(screen.getByText(doCodigo.numerosInvalido)).toBeVisible();
  gateway.reply(accessCalls.confirmInscricao, () => {
    signIn();
    return { status: 200, body: { success: true, code: -1, data: { token: 't', recuperacao: ['abcde-12345'] } } };
  });
  await user.type(screen.getByLabelText(doCodigo.numeros), '3456');
  await user.keyboard('{Enter}{Enter}');
  expect(await screen.findByText('abcde-12345')).toBeVisible();
  const sent = gateway.pedidos.filter(({ path }) => path === accessCalls.confirmInscricao.path);
  expect(sent.map(({ input }) => input)).toEqual([{ token: PROVA, codigo: '123456' }]);
  expect(window.location.pathname).toBe('/login');
  await user.click(screen.getByRole('button', { name: textos.guardei }));
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});

it('asks for the key again when it could not be given, and goes back to the e-mail', async () => {
  gateway.reply(accessCalls.startInscricao, refusal(410, 'prova-invalida', 'O tempo acabou. Entre de novo.'));
  const user = await arrive();
  expect(await screen.findByText('O tempo acabou. Entre de novo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: doCodigo.voltar }));
  expect(screen.getByLabelText(copy.email)).toHaveValue('marina@prado.com.br');
});
