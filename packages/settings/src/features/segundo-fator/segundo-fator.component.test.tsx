import { contaCalls } from '@balcao/contracts';
import { unsavedWork } from '@balcao/shared';
import { refusal } from '@balcao/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { SegundoFator } from './segundo-fator.component.tsx';

const desligado = { ativo: false, exigido: false, recuperacaoRestantes: 0 };
const chave = { segredo: 'JBSWY3DPEHPK3PXP', endereco: 'otpauth://totp/Balcao:rita?secret=JBSWY3DPEHPK3PXP', qr: '<svg id="x"/>' };
const recuperacao = ['abcde-12345', 'fghij-67890'];

const open = () => {
  openPage(<SegundoFator />);
};
/** With a clipboard of its own: jsdom has none. */
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const start = async () => {
  gateway.answer(contaCalls.getMfa, desligado);
  gateway.answer(contaCalls.startMfa, chave);
  open();
  await user.click(await screen.findByRole('button', { name: 'Ligar o segundo fator' }));
  await screen.findByRole('heading', { name: 'Leia este código com o aplicativo autenticador' });
};
const turnOn = async () => {
  await start();
  gateway.answer(contaCalls.confirmMfa, { recuperacao });
  gateway.answer(contaCalls.getMfa, { ativo: true, exigido: false, recuperacaoRestantes: 2 });
  await user.type(screen.getByRole('textbox', { name: /^Código de 6/ }), '123456');
  await press('Confirmar e ligar');
  await screen.findByText('abcde-12345');
};

it('draws the key as an image, writes it for whoever has no camera, and takes the reader there', async () => {
  await start();
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(screen.getByRole('img', { name: /Código QR/ })).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml.*%3Csvg/));
  expect(document.getElementById('x')).toBeNull();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir no aplicativo deste aparelho' })).toHaveAttribute('href', chave.endereco);
});

it('copies the key without its spaces', async () => {
  await start();
  await press('Copiar chave');
  expect(await screen.findByText('Copiado.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
});

it('takes a code pasted with a space, and nothing that is not one', async () => {
  await start();
  gateway.answer(contaCalls.confirmMfa, { recuperacao });
  await user.type(screen.getByRole('textbox', { name: /^Código de 6/ }), '12 3');
  await press('Confirmar e ligar');
  expect(screen.getByText('Informe os 6 números do aplicativo.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Código de 6/ }), ' 456');
  await press('Confirmar e ligar');
  expect(await screen.findByText('abcde-12345')).toBeVisible();
  expect(gateway.pedidos.at(-2)?.input ?? gateway.pedidos.at(-1)?.input).toEqual({ codigo: '123456' });
});

it('holds the page while the recovery codes are in sight, and never shows them again', async () => {
  await turnOn();
  expect(screen.getByRole('list', { name: 'Códigos de recuperação' }).children).toHaveLength(2);
  expect(unsavedWork.get('settings')).toBe(1);
  await press('Já guardei os códigos');
  expect(screen.queryByText('abcde-12345')).toBeNull();
  expect(unsavedWork.get('settings')).toBe(0);
  expect(await screen.findByText('Restam 2 códigos de recuperação sem uso.')).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('abcde');
});

it('copies, prints and downloads the recovery codes', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await turnOn();
  await press('Copiar');
  expect(await navigator.clipboard.readText()).toContain('fghij-67890');
  await press('Imprimir');
  expect(print).toHaveBeenCalledTimes(1);
  await press('Baixar');
  expect(click).toHaveBeenCalledTimes(1);
  expect(saved).toHaveLength(1);
  print.mockRestore();
  click.mockRestore();
});

it('says at the field that the code is wrong', async () => {
  await start();
  const errors = [{ campo: 'codigo', codigo: 'incorreto', mensagem: 'Este código não confere. Espere o próximo.' }];
  gateway.reply(contaCalls.confirmMfa, { status: 422, body: { success: false, code: 'CAMPOS', message: 'Confira.', errors } });
  await user.type(screen.getByRole('textbox', { name: /^Código de 6/ }), '000000');
  await press('Confirmar e ligar');
  expect(await screen.findByText('Este código não confere. Espere o próximo.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Código de 6/ })).toHaveFocus();
});

it('says why it did not begin', async () => {
  gateway.answer(contaCalls.getMfa, desligado);
  gateway.reply(contaCalls.startMfa, refusal(429, 'MUITAS', 'Aguarde um minuto.'));
  open();
  await user.click(await screen.findByRole('button', { name: 'Ligar o segundo fator' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde um minuto.');
});

it('turns off by a recovery code, once asked for', async () => {
  gateway.answer(contaCalls.getMfa, { ativo: true, exigido: false, recuperacaoRestantes: 8 });
  gateway.answer(contaCalls.disableMfa, {});
  open();
  await user.click(await screen.findByRole('button', { name: 'Desligar o segundo fator' }));
  gateway.answer(contaCalls.getMfa, desligado);
  await user.type(screen.getByRole('textbox', { name: /^Código do aplicativo/ }), 'abcde-12345');
  await press('Desligar o segundo fator');
  expect(await screen.findByText('Desligado')).toBeVisible();
  expect(gateway.pedidos.find(({ path }) => path.endsWith('/desligar'))?.input).toEqual({ codigo: 'abcde-12345' });
});
