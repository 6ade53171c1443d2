import { accessCalls } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { fakeGateway, refusal } from '@balcao/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy as comum } from '../../formulario.copy.ts';
import { keepProva, readProva } from '../../prova.storage.ts';
import { ExpiredPage } from './expired.page.tsx';
import { ForgotPage } from './forgot.page.tsx';
import { copy } from './senha.copy.ts';

const PROVA = 'prova-unica-de-senha-nova';
const SENHA = 'Balcao#2026';
const gateway = fakeGateway();
const here = () => window.location.pathname + window.location.search;

afterEach(() => {
  gateway.reset();
  sessionStorage.clear();
  jest.useRealTimers();
});
afterAll(gateway.close);

describe('the forgotten password', () => {
  const open = () => {
    window.history.replaceState(null, '', '/forgot');
    render(<ForgotPage />);
    return { user: userEvent.setup(), field: screen.getByLabelText(copy.email), press: () => screen.getByRole('button') };
  };

  it('asks for the link once, however often it is pressed, and says the same to everybody', async () => {
    const { user, field, press } = open();
    gateway.answer(accessCalls.forgotPassword, {});
    await user.type(field, 'marina@prado.com.br');
    await user.dblClick(press());
    await waitFor(() => expect(here()).toBe('/success/senha-enviada'));
    expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ email: 'marina@prado.com.br' }]);
  });

  it.each([
    ['', copy.emailVazio],
    ['marina', copy.emailInvalido],
  ])('refuses “%s” at the field, without a request', async (email, erro) => {
    const { user, field, press } = open();
    if (email) await user.type(field, email);
    await user.click(press());
    expect(field).toHaveAccessibleDescription(erro);
    expect(field).toHaveFocus();
    await user.type(field, 'x');
    expect(field).not.toHaveAccessibleDescription();
    expect(gateway.pedidos).toHaveLength(0);
  });

  it('speaks when nobody answers, keeps what was typed and sends it again', async () => {
    const { user, field, press } = open();
    await user.type(field, 'marina@prado.com.br{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(catalogoDeErros.semResposta.join(' '));
    expect(press()).toHaveTextContent(comum.tentarNovamente);
    gateway.answer(accessCalls.forgotPassword, {});
    await user.click(press());
    await waitFor(() => expect(here()).toBe('/success/senha-enviada'));
  });

  it('says how long to wait when the gateway asks to', async () => {
    const { user, field, press } = open();
    gateway.reply(accessCalls.forgotPassword, refusal(429, 'muitas', 'Aguarde 40 segundos.'));
    await user.type(field, 'marina@prado.com.br{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde 40 segundos.');
    expect(press()).toHaveTextContent(copy.forgot.enviar);
  });
});

describe('the new password', () => {
  const { expired } = copy;
  const open = (address = '/expired') => {
    window.history.replaceState(null, '', address);
    render(<ExpiredPage />);
    return { senha: screen.getByLabelText(expired.senha), repetida: screen.getByLabelText(expired.repetida) };
  };
  const title = () => screen.getByRole('heading', { level: 1 });

  it('takes the proof of a link out of the address and keeps it for a reload of this tab', async () => {
    open(`/expired?hash=${PROVA}`);
    expect(here()).toBe('/expired');
    expect(title()).toHaveTextContent(expired.titulos.link);
    expect(readProva()).toEqual({ origem: 'link', hash: PROVA });
  });

  it('is changed with the proof the login left, once, which is then forgotten', async () => {
    keepProva({ origem: 'login', hash: PROVA });
    const { senha, repetida } = open();
    expect(title()).toHaveTextContent(expired.titulos.login);
    const user = userEvent.setup();
    gateway.answer(accessCalls.changeExpiredPassword, {});
    await user.type(senha, SENHA);
    await user.type(repetida, `${SENHA}{Enter}{Enter}`);
    await waitFor(() => expect(here()).toBe('/success/senha-trocada'));
    expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ hash: PROVA, senha: SENHA }]);
    expect(readProva()).toBeNull();
  });

  it.each(['/expired', '/expired?hash=curto', `/expired?hash=${PROVA}%3Cscript%3E`])('says how to get a link at %s', (address) => {
    window.history.replaceState(null, '', address);
    render(<ExpiredPage />);
    expect(screen.getByRole('link', { name: copy.semProva.pedir })).toHaveAttribute('href', '/forgot');
    expect(screen.queryByLabelText(expired.senha)).toBeNull();
  });

  it('leads to the first wrong field, one at a time', async () => {
    keepProva({ origem: 'link', hash: PROVA });
    const { senha, repetida } = open();
    const user = userEvent.setup();
    const press = () => user.click(screen.getByRole('button', { name: expired.trocar }));
    await press();
    expect(senha).toHaveFocus();
    expect(senha).toHaveAccessibleDescription('Crie uma senha.');
    await user.type(senha, 'balcao#2026');
    await press();
    expect(senha).toHaveAccessibleDescription('Falta na senha: letras maiúsculas e minúsculas.');
    await user.clear(senha);
    await user.type(senha, SENHA);
    await press();
    expect(repetida).toHaveFocus();
    expect(repetida).toHaveAccessibleDescription(expired.repetidaVazia);
    await user.type(repetida, 'outra');
    await press();
    expect(repetida).toHaveAccessibleDescription(expired.repetidaDiferente);
    expect(gateway.pedidos).toHaveLength(0);
  });

  it('says that the proof no longer holds, and forgets it', async () => {
    keepProva({ origem: 'link', hash: PROVA });
    const { senha, repetida } = open();
    const user = userEvent.setup();
    gateway.reply(accessCalls.changeExpiredPassword, refusal(410, 'prova-invalida', 'Este endereço não vale mais. Peça outro.'));
    await user.type(senha, SENHA);
    await user.type(repetida, `${SENHA}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Este endereço não vale mais.');
    expect(screen.getByRole('link', { name: expired.outroLink })).toHaveAttribute('href', '/forgot');
    expect(readProva()).toBeNull();
  });

  it('puts what the gateway refuses of the password at the password', async () => {
    keepProva({ origem: 'login', hash: PROVA });
    const { senha, repetida } = open();
    const user = userEvent.setup();
    const errors = [{ campo: 'senha', codigo: 'conflito', mensagem: 'Escolha uma senha diferente da atual.' }];
    gateway.reply(accessCalls.changeExpiredPassword, { status: 422, body: { success: false, code: 'campos', message: 'x', errors } });
    await user.type(senha, SENHA);
    await user.type(repetida, `${SENHA}{Enter}`);
    await waitFor(() => expect(senha).toHaveAccessibleDescription('Escolha uma senha diferente da atual.'));
    expect(senha).toHaveFocus();
  });

  it('marks each rule as it is typed, and speaks only once the typing rests', async () => {
    jest.useFakeTimers();
    keepProva({ origem: 'login', hash: PROVA });
    const { senha } = open();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const spoken = () => screen.getByRole('status').textContent;
    expect(rules()).toHaveLength(6);
    expect(rules().every((rule) => rule?.endsWith(', falta'))).toBe(true);
    await user.type(senha, 'Balcao#');
    expect(rules()).toContain('Letras maiúsculas e minúsculas, cumprida');
    expect(spoken()).toBe('');
    act(() => jest.advanceTimersByTime(1_000));
    expect(spoken()).toBe('Ainda falta: ao menos 10 caracteres; um número.');
    await user.type(senha, '2026');
    expect(spoken()).toBe('Ainda falta: ao menos 10 caracteres; um número.');
    act(() => jest.advanceTimersByTime(1_000));
    expect(spoken()).toBe('A senha cumpre todas as regras.');
  });

  it('can be looked at, and is new to password managers', async () => {
    keepProva({ origem: 'login', hash: PROVA });
    const { senha, repetida } = open();
    const user = userEvent.setup();
    for (const field of [senha, repetida]) expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.click(screen.getAllByRole('button', { name: 'Mostrar senha' })[0] as HTMLElement);
    expect(senha).toHaveAttribute('type', 'text');
    expect(repetida).toHaveAttribute('type', 'password');
  });
});
