import { errosDaPessoa } from './pessoa.model.ts';

const pessoa = { name: 'Marina Prado', email: 'marina@prado.com.br', phone: '11900001234', password: 'Vento#Sul2026' };

it('accepts a complete form', () => {
  expect(errosDaPessoa(pessoa)).toEqual({});
});

it.each([
  ['name', { name: 'M' }, 'Informe o seu nome.'],
  ['email', { email: 'marina@prado' }, 'Informe um e-mail válido.'],
  ['email', { email: 'marina@prado.c' }, 'Informe um e-mail válido.'],
  ['phone', { phone: '1133334444' }, 'Informe um celular válido, com DDD.'],
  ['phone', { phone: '' }, 'Informe o celular com DDD.'],
  ['password', { password: '' }, 'Crie uma senha.'],
  [
    'password',
    { password: 'curta' },
    'Falta na senha: ao menos 10 caracteres; letras maiúsculas e minúsculas; um número; um símbolo, como # ou !.',
  ],
])('refuses %s of %p', (campo, over, sentence) => {
  expect(errosDaPessoa({ ...pessoa, ...over })).toEqual({ [campo]: sentence });
});

it('refuses a password made of the name of the user', () => {
  expect(errosDaPessoa({ ...pessoa, password: 'Marina#Sul2026' })).toEqual({
    password: 'Falta na senha: nada do seu nome ou e-mail.',
  });
});
