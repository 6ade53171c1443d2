import { errosDaPessoa, regrasDe } from './pessoa.model.ts';

const pessoa = { name: 'Marina Prado', email: 'marina@prado.com.br', phone: '11900001234', password: 'Vento#Sul2026' };

it('accepts who filled everything', () => {
  expect(errosDaPessoa(pessoa)).toEqual({});
});

it.each([
  ['name', { name: 'M' }, 'Informe o seu nome.'],
  ['email', { email: 'marina@prado' }, 'Informe um e-mail válido.'],
  ['email', { email: 'marina@prado.c' }, 'Informe um e-mail válido.'],
  ['phone', { phone: '1133334444' }, 'Informe um celular válido, com DDD.'],
  ['phone', { phone: '' }, 'Informe o celular com DDD.'],
  ['password', { password: '' }, 'Crie uma senha.'],
  ['password', { password: 'curta' }, 'A senha ainda não cumpre todas as regras abaixo.'],
])('refuses %s of %p', (campo, over, sentence) => {
  expect(errosDaPessoa({ ...pessoa, ...over })).toEqual({ [campo]: sentence });
});

it('does not take a password made of one’s own name', () => {
  expect(
    regrasDe({ ...pessoa, password: 'Marina#Sul2026' })
      .filter(({ isCumprida }) => !isCumprida)
      .map(({ id }) => id),
  ).toEqual(['pessoal']);
});
