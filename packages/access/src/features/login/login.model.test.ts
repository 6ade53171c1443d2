/** @jest-environment jsdom */
import { catalogoDeErros } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { copy } from './entrada.copy.ts';
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
  const of = (falha: FalhaRequisicao) => desfechoOf(falha, ['email', 'senha']);
  const token = 'prova-de-um-segundo-fator';

  it('sends each code of spec §4 to its place', () => {
    expect(of(recusada(2, { token: 'hash' }))).toEqual({ tipo: 'expirada', hash: 'hash', para: '/expired' });
    expect(of(recusada(3))).toEqual({ tipo: 'ir', para: '/blocked' });
    expect(of(recusada(4))).toEqual({ tipo: 'ir', para: '/blocked?attempts=1' });
    expect(of(recusada(5))).toEqual({ tipo: 'ir', para: '/blocked' });
  });

  it('asks for the second factor with the proof that came, and only with one', () => {
    expect(of(recusada(6, { token }))).toEqual({ tipo: 'codigo', token });
    expect(of(recusada(6))).toMatchObject({ tipo: 'aviso', aviso: { texto: 'x' } });
  });

  it('says that the e-mail must be confirmed', () => {
    expect(of(recusada(7))).toMatchObject({ tipo: 'aviso', aviso: { texto: copy.emailNaoConfirmado } });
  });

  it.each([0, 1, 8, 9, 99])('lets %s pass through as the sentence of the gateway', (code) => {
    expect(of(recusada(code))).toMatchObject({ tipo: 'aviso', aviso: { texto: 'x', isRepetivel: false } });
  });

  it('reads a code only in a refusal: the status of a failure is not one', () => {
    expect(of(new FalhaRequisicao('conflito', { status: 409, code: 3, mensagem: 'y' }))).toMatchObject({ aviso: { texto: 'y' } });
  });

  it('keeps the sentence of the gateway when it throttles, and puts refused fields at the field', () => {
    expect(of(new FalhaRequisicao('muitasTentativas', { status: 429, mensagem: 'Aguarde 40 s.' }))).toMatchObject({
      aviso: { texto: 'Aguarde 40 s.' },
    });
    const invalid = new FalhaRequisicao('camposInvalidos', {
      status: 422,
      mensagem: 'Confira os campos.',
      errors: [{ campo: 'email', codigo: 'formato', mensagem: 'E-mail inválido.' }],
    });
    expect(of(invalid)).toMatchObject({ aviso: { texto: null, erros: { email: 'E-mail inválido.' } } });
  });

  it('offers to try again when nothing typed is wrong', () => {
    expect(of(new FalhaRequisicao('semResposta'))).toMatchObject({
      aviso: { texto: catalogoDeErros.semResposta.join(' '), isRepetivel: true },
    });
    expect(of(new FalhaRequisicao('emAtualizacao', { status: 503 }))).toMatchObject({
      aviso: { texto: catalogoDeErros.emAtualizacao.join(' '), isRepetivel: true },
    });
  });
});
