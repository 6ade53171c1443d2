import { type DescadastroPublico, permissoesPublicasCalls } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { ThemeRoot } from '@balcao/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy } from './descadastro.copy.ts';
import { DescadastroPage } from './descadastro.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const publico = (isDescadastrado: boolean): DescadastroPublico => ({
  corretora: { nome: 'Corretora Azul', cnpj: '11222333000181', susep: '' },
  corretor: null,
  isDescadastrado,
});
const sent = () => gateway.pedidos.filter(({ path }) => path.endsWith('/confirmar')).map(({ input }) => input);

function open(isDescadastrado = false) {
  gateway.answer(permissoesPublicasCalls.viewDescadastro, publico(isDescadastrado));
  window.history.replaceState(null, '', `/cancelamentoEmail#${'b'.repeat(86)}`);
  render(
    <ThemeRoot>
      <DescadastroPage />
    </ThemeRoot>,
  );
}
afterEach(gateway.reset);
afterAll(gateway.close);

it('asks before it unsubscribes, does so once, and lets it be undone', async () => {
  open();
  expect(await screen.findByText(copy.pergunta('Corretora Azul'))).toBeVisible();
  expect(sent()).toEqual([]);
  gateway.answer(permissoesPublicasCalls.setDescadastro, publico(true));
  await user.dblClick(screen.getByRole('button', { name: copy.cancelar }));
  expect(await screen.findByText(copy.cancelado)).toBeVisible();
  expect(sent()).toEqual([{ token: 'b'.repeat(86), isDescadastrado: true }]);
  gateway.answer(permissoesPublicasCalls.setDescadastro, publico(false));
  await user.click(screen.getByRole('button', { name: copy.desfazer }));
  expect(await screen.findByText(copy.voltou)).toBeVisible();
  expect(sent()[1]).toMatchObject({ isDescadastrado: false });
});

it('shows that it was done already, and stays as it is when it cannot be changed', async () => {
  open(true);
  expect(await screen.findByText(copy.cancelado)).toBeVisible();
  gateway.reply(permissoesPublicasCalls.setDescadastro, refusal(503, 'em-atualizacao', 'Em atualização.'));
  await user.click(screen.getByRole('button', { name: copy.desfazer }));
  expect(await screen.findByText(copy.falhou)).toBeVisible();
  expect(screen.getByText(copy.cancelado)).toBeVisible();
});
