import { contaCalls } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy } from './confirmacao-email.copy.ts';
import { ConfirmacaoEmailPage } from './confirmacao-email.page.tsx';

const PROVA = 'prova-unica-do-e-mail-novo';
const gateway = fakeGateway();
afterEach(gateway.reset);
afterAll(gateway.close);

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  render(<ConfirmacaoEmailPage />);
};

it('confirms the e-mail of the link and says which', async () => {
  gateway.answer(contaCalls.confirmEmail, { email: 'marina@prado.com.br' });
  open(`/confirmacaoEmail?token=${PROVA}`);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText(copy.feito('marina@prado.com.br'))).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ token: PROVA }]);
  expect(screen.getByRole('link', { name: copy.irParaLogin })).toHaveAttribute('href', '/login');
});

it('says that a link no longer holds and what to do', async () => {
  gateway.reply(contaCalls.confirmEmail, refusal(410, 'prova-invalida', 'Este endereço não vale mais. Peça outro.'));
  open(`/confirmacaoEmail?token=${PROVA}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Este endereço não vale mais.');
  expect(screen.getByText(copy.outro)).toBeVisible();
});

it('tries again when nobody answered', async () => {
  open(`/confirmacaoEmail?token=${PROVA}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(catalogoDeErros.semResposta.join(' '));
  gateway.answer(contaCalls.confirmEmail, { email: 'marina@prado.com.br' });
  await userEvent.click(screen.getByRole('button', { name: copy.tentarNovamente }));
  expect(await screen.findByText(copy.feito('marina@prado.com.br'))).toBeVisible();
});

it('without a link, says where it is', () => {
  open('/confirmacaoEmail');
  expect(screen.getByText(copy.semLink)).toBeVisible();
  expect(gateway.pedidos).toHaveLength(0);
});
