import { accessCalls } from '@balcao/contracts';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { screen, waitFor } from '@testing-library/react';
import { erroCodigo, normalizeCodigo } from './codigo.model.ts';
import { copy as depois } from './entrada.copy.ts';
import { copy } from './login.copy.ts';
import { arriveAtStep } from './second-step.fixture.tsx';

const PROVA = 'prova-unica-do-segundo-fator';
const { codigo: textos } = depois;
const gateway = fakeGateway();

beforeEach(() => window.history.replaceState(null, '', '/login'));
afterEach(() => {
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

async function arrive() {
  const user = await arriveAtStep(gateway, 6, PROVA);
  return { user, field: await screen.findByLabelText(textos.numeros) };
}

it('asks for the code in place, with the field ready for it', async () => {
  const { field } = await arrive();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(textos.titulo);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(window.location.pathname).toBe('/login');
});

it('sends the code with the proof of the first step, once, and goes home', async () => {
  const { user, field } = await arrive();
  await user.type(field, '123 456');
  gateway.reply(accessCalls.confirmCodigo, () => {
    signIn();
    return { status: 200, body: { success: true, code: -1, data: { token: 't' } } };
  });
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  const sent = gateway.pedidos.filter(({ path }) => path === accessCalls.confirmCodigo.path);
  expect(sent.map(({ input }) => input)).toEqual([{ token: PROVA, codigo: '123456' }]);
});

it('says that a code is wrong and lets another be typed', async () => {
  const { user, field } = await arrive();
  gateway.reply(accessCalls.confirmCodigo, refusal(200, 1, 'Código incorreto.'));
  await user.type(field, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Código incorreto.');
  expect(screen.getByLabelText(textos.numeros)).toHaveValue('000000');
});

it('puts a refused code at its field', async () => {
  const { user, field } = await arrive();
  const errors = [{ campo: 'codigo', codigo: 'formato', mensagem: 'Confira o código.' }];
  gateway.reply(accessCalls.confirmCodigo, { status: 422, body: { success: false, code: 'campos', message: 'x', errors } });
  await user.type(field, '000000{Enter}');
  await waitFor(() => expect(screen.getByLabelText(textos.numeros)).toHaveAccessibleDescription(/Confira o código/));
  expect(screen.getByLabelText(textos.numeros)).toHaveFocus();
});

it('follows a block that comes with the second step', async () => {
  const { user, field } = await arrive();
  gateway.reply(accessCalls.confirmCodigo, refusal(200, 4, 'x'));
  await user.type(field, '000000{Enter}');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/blocked?attempts=1'));
});

it('takes a recovery code instead', async () => {
  const { user, field } = await arrive();
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: textos.usarRecuperacao }));
  const recuperacao = screen.getByLabelText(textos.recuperacao);
  expect(recuperacao).toHaveFocus();
  expect(recuperacao).toHaveValue('');
  gateway.reply(accessCalls.confirmCodigo, () => new Promise(() => undefined));
  await user.type(recuperacao, 'ab12cd34ef{Enter}');
  await waitFor(() => expect(gateway.pedidos.at(-1)?.input).toEqual({ token: PROVA, codigo: 'ab12c-d34ef' }));
});

it('goes back to the first step with the e-mail still there', async () => {
  const { user } = await arrive();
  await user.click(screen.getByRole('button', { name: textos.voltar }));
  expect(screen.getByLabelText(copy.email)).toHaveValue('marina@prado.com.br');
  expect(screen.getByLabelText(copy.senha)).toHaveValue('');
});

it('tells what a code lacks, by where it comes from', () => {
  expect(erroCodigo('', 'numeros')).toBe(textos.numerosVazio);
  expect(erroCodigo('12345', 'numeros')).toBe(textos.numerosInvalido);
  expect(erroCodigo('ab12c-d34ef', 'numeros')).toBe(textos.numerosInvalido);
  expect(erroCodigo('123456', 'recuperacao')).toBe(textos.recuperacaoInvalido);
  expect(erroCodigo(' ', 'recuperacao')).toBe(textos.recuperacaoVazio);
  expect([erroCodigo('123 456', 'numeros'), erroCodigo('AB12C D34EF', 'recuperacao')]).toEqual([undefined, undefined]);
  expect(normalizeCodigo('AB12C D34EF')).toBe('AB12C-D34EF');
});
