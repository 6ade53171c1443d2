import { contaCalls } from '@balcao/contracts';
import { unsavedWork } from '@balcao/shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { Senha } from './senha.component.tsx';

const open = () => {
  openPage(<Senha />);
};
const campo = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const fill = async (atual: string, nova: string, repetir: string) => {
  if (atual) await userEvent.type(campo('Senha atual'), atual);
  if (nova) await userEvent.type(campo('Senha nova'), nova);
  if (repetir) await userEvent.type(campo('Repita a senha nova'), repetir);
};
const changeSenha = () => userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }));

it('marks each rule as it is met, and says so aloud only once all are', async () => {
  open();
  const regra = (texto: RegExp) => screen.getByText(texto).closest('li') as HTMLElement;
  expect(regra(/Um número/)).toHaveTextContent(/, falta$/);
  await fill('', 'Vento7', '');
  expect(regra(/Um número/)).toHaveTextContent(/, cumprida$/);
  expect(regra(/Ao menos/)).toHaveTextContent(/, falta$/);
  expect(screen.queryByText('A senha cumpre todas as regras.')).toBeNull();
  await fill('', '#norte9', '');
  // said once the typing rests
  expect(await screen.findByText('A senha cumpre todas as regras.', {}, { timeout: 10_000 })).toBeInTheDocument();
});

it('refuses what is of the person, by the same rules', async () => {
  open();
  await fill('Balcao#2026', 'Rita.Corretora#9', 'Rita.Corretora#9');
  await changeSenha();
  expect(screen.getByText(/^Falta na senha: nada do seu nome ou e-mail;/)).toBeVisible();
  expect(gateway.pedidos).toHaveLength(0);
});

it('wants the current one, a different one, and the same one twice', async () => {
  open();
  await changeSenha();
  expect(screen.getByText('Informe a senha atual.')).toBeVisible();
  expect(campo('Senha atual')).toHaveFocus();
  await fill('Vento7#norte9', 'Vento7#norte9', 'Vento7#norte');
  await changeSenha();
  expect(screen.getByText('Use uma senha diferente da atual.')).toBeVisible();
  expect(screen.getByText('As duas senhas novas não são iguais.')).toBeVisible();
});

it('changes the password, forgets what was typed and says that the other sessions ended', async () => {
  gateway.answer(contaCalls.changeSenha, {});
  open();
  await fill('Balcao#2026', 'Vento7#norte9', 'Vento7#norte9');
  expect(unsavedWork.get('settings')).toBe(1);
  await changeSenha();
  expect(await screen.findByText('As outras sessões da sua conta foram encerradas.')).toBeVisible();
  expect(gateway.pedidos[0]?.input).toEqual({ atual: 'Balcao#2026', nova: 'Vento7#norte9' });
  expect(campo('Senha atual')).toHaveValue('');
  expect(campo('Senha nova')).toHaveValue('');
  expect(unsavedWork.get('settings')).toBe(0);
});

it('says at its field that the current password is wrong, keeping what was typed', async () => {
  const errors = [{ campo: 'atual', codigo: 'incorreta', mensagem: 'A senha atual não confere.' }];
  gateway.reply(contaCalls.changeSenha, { status: 422, body: { success: false, code: 'CAMPOS', message: 'Confira.', errors } });
  open();
  await fill('Errada#2026', 'Vento7#norte9', 'Vento7#norte9');
  await changeSenha();
  expect(await screen.findByText('A senha atual não confere.')).toBeVisible();
  expect(campo('Senha atual')).toHaveFocus();
  expect(campo('Senha nova')).toHaveValue('Vento7#norte9');
});

it('keeps passwords out of the browser and tells password managers whose they are', async () => {
  open();
  await fill('Balcao#2026', 'Vento7#norte9', '');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Vento7');
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue('corretor@balcao.test');
  expect(campo('Senha nova')).toHaveAttribute('autocomplete', 'new-password');
  expect(within(document.body).getByLabelText(/^Senha atual/)).toHaveAttribute('autocomplete', 'current-password');
});
