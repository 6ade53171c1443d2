/** @jest-environment jsdom */
import { FalhaRequisicao } from '@balcao/shared';
import { copy } from './login.copy.ts';
import { desfechoOf, destinationOf, errosOf } from './login.model.ts';

describe('errosOf', () => {
  it('asks for what is missing and for an e-mail that looks like one', () => {
    expect(errosOf({ email: '', senha: '' })).toEqual({ email: copy.emailVazio, senha: copy.senhaVazia });
    expect(errosOf({ email: 'marina@', senha: 'x' })).toEqual({ email: copy.emailInvalido });
    expect(errosOf({ email: ' marina@prado.com.br ', senha: 'x' })).toEqual({});
  });
});

describe('destinationOf', () => {
  it('goes back to where the visitor came from, marked', () => {
    const search = `?return_url=${encodeURIComponent('/multicalculo/orcamentos?pagina=2')}`;
    expect(destinationOf(search)).toBe('/multicalculo/orcamentos?pagina=2&redirect=true');
  });

  it.each([
    '',
    '?return_url=https://evil.com/x',
    '?return_url=//evil.com',
    '?return_url=/logoff',
    '?return_url=/login?a=1',
    '?return_url=/',
  ])('goes home for %s', (search) => expect(destinationOf(search)).toBe('/home'));
});

describe('desfechoOf', () => {
  const recusada = (code: number, data?: unknown) => new FalhaRequisicao('recusada', { status: 200, code, mensagem: 'x', data });

  it('sends each code of spec §4 to its place', () => {
    expect(desfechoOf(recusada(2, { token: 'hash' }))).toEqual({ tipo: 'expirada', hash: 'hash', para: '/expired' });
    expect(desfechoOf(recusada(3))).toEqual({ tipo: 'bloqueada', para: '/blocked' });
    expect(desfechoOf(recusada(4))).toEqual({ tipo: 'bloqueada', para: '/blocked?attempts=1' });
    expect(desfechoOf(recusada(5))).toEqual({ tipo: 'bloqueada', para: '/blocked' });
    expect(desfechoOf(recusada(1))).toEqual({ tipo: 'aviso', texto: copy.incorretos, erros: {} });
    expect(desfechoOf(recusada(9))).toMatchObject({ texto: 'x' });
  });

  it('keeps the sentence of the gateway when it throttles, and puts refused fields at the field', () => {
    expect(desfechoOf(new FalhaRequisicao('muitasTentativas', { status: 429, mensagem: 'Aguarde 40 s.' }))).toMatchObject({
      texto: 'Aguarde 40 s.',
    });
    const invalid = new FalhaRequisicao('camposInvalidos', {
      status: 422,
      mensagem: 'Confira os campos.',
      errors: [{ campo: 'email', codigo: 'formato', mensagem: 'E-mail inválido.' }],
    });
    expect(desfechoOf(invalid)).toMatchObject({ erros: { email: 'E-mail inválido.' } });
  });
});
