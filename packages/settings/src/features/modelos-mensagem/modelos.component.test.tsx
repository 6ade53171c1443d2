import { envioCalls, type ModeloDaAssinatura } from '@balcao/contracts';
import { refusal } from '@balcao/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { copy } from './modelos.copy.ts';
import { ModelosDeMensagem } from './modelos.component.tsx';

const user = userEvent.setup();
const modelo: ModeloDaAssinatura = {
  id: '0190b000-0000-7000-8000-000000000001',
  canal: 'EMAIL',
  nome: 'Renovação',
  assunto: 'Renove, {{cliente}}',
  corpo: 'Olá, {{cliente}}: veja as ofertas para {{bem}}.',
  escrito: true,
  doBalcao: true,
};

async function open() {
  openPage(<ModelosDeMensagem />, { sessao: { administrador: true } });
  return screen.findByRole('textbox', { name: /^Mensagem/ });
}
const saves = () => gateway.pedidos.filter(({ method }) => method === 'POST').map(({ input }) => input);

beforeEach(() => gateway.answer(envioCalls.listModelos, [modelo]));

it('shows how a message will be read while it is typed, and keeps it once', async () => {
  const corpo = await open();
  const previa = within(screen.getByRole('region', { name: copy.previa }));
  expect(previa.getByText('Renove, Marina')).toBeVisible();
  await user.clear(corpo);
  await user.type(corpo, 'Oi, {{{{cliente}}, tudo bem?');
  expect(previa.getByText('Oi, Marina, tudo bem?')).toBeVisible();
  const salvo = { ...modelo, corpo: 'Oi, {{cliente}}, tudo bem?' };
  gateway.answer(envioCalls.saveModelo, salvo);
  gateway.answer(envioCalls.listModelos, [salvo]);
  await user.dblClick(screen.getByRole('button', { name: copy.salvar }));
  expect(await screen.findByText(copy.salvou)).toBeVisible();
  expect(saves()).toEqual([{ canal: 'EMAIL', nome: 'Renovação', assunto: modelo.assunto, corpo: 'Oi, {{cliente}}, tudo bem?' }]);
});

it('refuses what it does not know at its field', async () => {
  const corpo = await open();
  await user.type(corpo, ' {{{{cleinte}}');
  await user.click(screen.getByRole('button', { name: copy.salvar }));
  expect(screen.getByText('Não conhecemos {{cleinte}}.')).toBeVisible();
  expect(corpo).toHaveFocus();
  expect(saves()).toEqual([]);
});

it('gives the product’s own text back', async () => {
  await open();
  gateway.answer(envioCalls.removeModelo, [{ ...modelo, corpo: 'O texto do Balcão, inteiro.', escrito: false }]);
  await user.click(screen.getByRole('button', { name: copy.voltar }));
  expect(await screen.findByDisplayValue('O texto do Balcão, inteiro.')).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.voltar })).toBeNull();
});

it('says that it failed and tries again', async () => {
  gateway.reply(envioCalls.listModelos, refusal(500, 'x', 'Não deu certo.'));
  openPage(<ModelosDeMensagem />, { sessao: { administrador: true } });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(envioCalls.listModelos, [modelo]);
  await user.click(again);
  expect(await screen.findByDisplayValue(modelo.corpo)).toBeVisible();
});
