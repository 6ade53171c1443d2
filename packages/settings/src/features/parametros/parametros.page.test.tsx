import { type ParametrosEmVigor, parametrosCalls } from '@balcao/contracts';
import { parametrosPadrao } from '@balcao/domain';
import { unsavedWork } from '@balcao/shared';
import { refusal } from '@balcao/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { Parametros } from './parametros.page.tsx';

const user = userEvent.setup();
const emVigor: ParametrosEmVigor = { ...parametrosPadrao, versao: 3, alteradoEm: '2026-03-01T12:00:00Z', alteradoPor: 'Rita' };

function open(administrador = true) {
  openPage(<Parametros />, { sessao: { administrador } });
}
const campo = (nome: RegExp) => screen.findByRole('textbox', { name: nome });
async function type(nome: RegExp, texto: string) {
  const field = await campo(nome);
  await user.clear(field);
  if (texto) await user.type(field, texto);
  await user.tab();
}
const botaoSalvar = () => screen.getByRole('button', { name: 'Salvar parâmetros' });
const saves = () => gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ input }) => input);

beforeEach(() => gateway.answer(parametrosCalls.getParametros, emVigor));

it('shows what is in force, who chose it, and nothing to save', async () => {
  open();
  expect(await campo(/^Preço/)).toHaveValue('45');
  expect(screen.getByText('Vale 45 pontos de 100')).toBeVisible();
  expect(screen.getByText(/Alterado por Rita em/)).toHaveTextContent('01/03/2026 09:00');
  expect(screen.getByText('Nada mudou ainda.')).toBeVisible();
  expect(botaoSalvar()).toHaveAttribute('aria-disabled', 'true');
});

it('says what would change before it is saved, and saves it over the version that was read', async () => {
  open();
  await type(/^Preço/, '100');
  await type(/^Comissão mínima/, '12,5');
  const mudancas = within(screen.getByRole('list', { name: 'O que muda ao salvar' }));
  expect(mudancas.getByText(/^Preço/)).toHaveTextContent('Preço: de 45 pontos para 65 pontos');
  expect(mudancas.getByText(/^Comissão mínima/)).toHaveTextContent('de 0% para 12,5%');
  expect(unsavedWork.get('settings')).toBe(1);
  const depois = { ...emVigor, pesos: { ...emVigor.pesos, preco: 100 }, comissaoMinBps: 1_250, versao: 4 };
  gateway.answer(parametrosCalls.saveParametros, depois);
  await user.click(botaoSalvar());
  expect(await screen.findByText('Parâmetros salvos')).toBeVisible();
  expect(saves()).toEqual([
    expect.objectContaining({ versao: 3, comissaoMinBps: 1_250, pesos: expect.objectContaining({ preco: 100, coberturas: 20 }) }),
  ]);
  expect(screen.getByText('Nada mudou ainda.')).toBeVisible();
  expect(unsavedWork.get('settings')).toBe(0);
});

it('sends nothing empty, out of range or weightless, and takes each refusal to its field', async () => {
  open();
  await type(/^Dias do link/, '');
  await type(/^Dias até/, '400');
  await user.click(botaoSalvar());
  expect(await screen.findByText('Preencha este campo.')).toBeVisible();
  expect(screen.getByText('Use de 0 dias a 365 dias.')).toBeVisible();
  expect(await campo(/^Dias até/)).toHaveFocus();
  expect(saves()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  for (const nome of [/^Preço/, /^Coberturas/, /^Limites/, /^Franquia/, /^Parcelamento/]) await type(nome, '0');
  await user.click(botaoSalvar());
  expect(await screen.findByText('Ao menos um dos pesos precisa ser maior que zero.')).toBeVisible();
  expect(await campo(/^Preço/)).toHaveFocus();
});

it('takes what the gateway refused to its field, and what it did not answer above the form', async () => {
  const errors = [{ campo: 'descontoMaxBps', codigo: 'foraDaFaixa', mensagem: 'Desconto alto demais.' }];
  gateway.reply(parametrosCalls.saveParametros, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
  });
  open();
  await type(/^Desconto máximo/, '20');
  await user.click(botaoSalvar());
  expect(await screen.findByText('Desconto alto demais.')).toBeVisible();
  expect(await campo(/^Desconto máximo/)).toBeInvalid();
  gateway.drop(parametrosCalls.saveParametros);
  await user.click(botaoSalvar());
  expect(await screen.findByRole('alert')).toHaveTextContent('Oops');
  expect(await campo(/^Desconto máximo/)).toHaveValue('20,00');
});

it('never writes over what somebody else saved without their having been seen', async () => {
  const deles = { ...emVigor, carenciaDias: 60, versao: 4 };
  gateway.reply(parametrosCalls.saveParametros, refusal(409, 'parametros-alterados', 'Outra pessoa mudou.', deles));
  open();
  await type(/^Dias até/, '10');
  await user.click(botaoSalvar());
  expect(await screen.findByText('Os parâmetros mudaram enquanto você editava.')).toBeVisible();
  expect(botaoSalvar()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
  expect(screen.getByText(/de 60 dias para/)).toHaveTextContent('10 dias');
  gateway.answer(parametrosCalls.saveParametros, { ...deles, carenciaDias: 10, versao: 5 });
  await user.click(botaoSalvar());
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ versao: 4, carenciaDias: 10 }));
});

it('goes back to the product’s own values when asked, still to be saved', async () => {
  gateway.answer(parametrosCalls.getParametros, { ...emVigor, carenciaDias: 90 });
  open();
  expect(await campo(/^Dias até/)).toHaveValue('90');
  await user.click(screen.getByRole('button', { name: 'Usar os valores do Balcão' }));
  expect(await campo(/^Dias até/)).toHaveValue('7');
  expect(saves()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Usar os valores do Balcão' })).toBeNull();
});

it('is for administrators alone', async () => {
  open(false);
  expect(await screen.findByText('Só administradores mudam os parâmetros')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('lets try again when it could not be read', async () => {
  gateway.reply(parametrosCalls.getParametros, refusal(500, 500, 'Falhou aqui.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(parametrosCalls.getParametros, emVigor);
  await user.click(retry);
  expect(await campo(/^Preço/)).toHaveValue('45');
});
