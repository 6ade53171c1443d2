import { uuidv7 } from 'uuidv7';
import type { CorreioTeste } from '../../testing/test-correio.ts';
import type { Corretor, QuotingTeste } from '../../testing/test-quoting.ts';
import {
  accept,
  campos,
  colega,
  createEquipe,
  dados,
  invite,
  invited,
  later,
  login,
  post,
  read,
  refusal,
  SENHA,
  startUsuarios,
} from '../../testing/test-usuarios.ts';

let teste: QuotingTeste;
let correio: CorreioTeste;
let admin: Corretor;
beforeAll(async () => {
  ({ teste, correio, admin } = await startUsuarios());
});
afterAll(() => teste.close());

describe('an invitation', () => {
  it('is accepted once, with a name and a password that hold', async () => {
    const { id, email } = await invited();
    const token = await correio.tokenTo(email);
    expect((await correio.to(email))[0]).toMatchObject({ assunto: 'Convite para entrar no Balcão com Corretora de Teste' });
    expect((await post('/c/api/v1/convites/ler', { token })).json().data).toEqual({
      nome: 'Bruno Dias',
      email,
      corretora: 'Corretora de Teste',
    });
    expect(campos(await accept(token, { senha: 'curta' }))[0]).toBe(422);
    expect(await login(email)).toBe(1);
    const [first, second] = await Promise.all([accept(token), accept(token)]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 410]);
    expect((await post('/c/api/v1/convites/ler', { token })).statusCode).toBe(410);
    expect(await login(email)).toBe(-1);
    expect(await read(id)).toMatchObject({ nome: 'Bruno D. Dias', situacao: 'ATIVO', conviteExpiraEm: null });
  });

  it('expires after a week, and a new one takes the place of the old', async () => {
    const { id, email } = await invited();
    const first = await correio.tokenTo(email);
    later(8 * 24 * 60);
    expect((await accept(first)).statusCode).toBe(410);
    // whoever invited has to sign in again after a week
    const quem = await colega(admin, { administrador: true });
    expect((await read(id, quem)).conviteExpiraEm).not.toBeNull();
    expect((await quem.request('POST', `usuarios/${id}/convite`)).statusCode).toBe(200);
    const second = await correio.tokenTo(email);
    expect(second).not.toBe(first);
    for (let i = 0; i < 2; i += 1) await quem.request('POST', `usuarios/${id}/convite`);
    expect(refusal(await quem.request('POST', `usuarios/${id}/convite`))).toEqual([429, 'muitos-links']);
    expect((await accept(second)).statusCode).toBe(410);
    expect((await accept(await correio.tokenTo(email))).statusCode).toBe(200);
    expect(refusal(await quem.request('POST', `usuarios/${id}/convite`))).toEqual([409, 'convite-aceito']);
    expect(refusal(await quem.request('DELETE', `usuarios/${id}/convite`))).toEqual([409, 'convite-aceito']);
    later(-8 * 24 * 60);
  });

  it('is revoked: the link is over, the seat and the e-mail are free', async () => {
    const quem = await createEquipe(2);
    const { id, email } = await invited({}, quem);
    const token = await correio.tokenTo(email);
    expect(refusal(await invite({}, quem))).toEqual([409, 'sem-lugar']);
    expect((await quem.request('DELETE', `usuarios/${id}/convite`)).statusCode).toBe(200);
    expect((await accept(token)).statusCode).toBe(410);
    expect((await quem.request('GET', `usuarios/${id}`)).statusCode).toBe(404);
    expect((await invite({ email }, quem)).statusCode).toBe(200);
  });

  it('never takes more seats than the plan has, asked twice at once', async () => {
    const quem = await createEquipe(2);
    const answers = await Promise.all([invite({}, quem), invite({}, quem), invite({}, quem)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await quem.request('GET', 'usuarios/lugares')).json().data).toEqual({ usados: 2, limite: 2 });
  });

  it('sent twice under one key is one invitation', async () => {
    const corpo = dados();
    const chave = { 'idempotency-key': uuidv7() };
    const [a, b] = [await admin.request('POST', 'usuarios', corpo, chave), await admin.request('POST', 'usuarios', corpo, chave)];
    expect([a.statusCode, b.statusCode]).toEqual([200, 200]);
    expect(a.json().data.id).toBe(b.json().data.id);
    expect(await correio.to(corpo.email)).toHaveLength(1);
  });

  it('leaves a forgotten password and an old invitation no way around each other', async () => {
    const { email } = await invited();
    const convite = await correio.tokenTo(email);
    await post('/forgotpassword', { email });
    const hash = await correio.tokenTo(email);
    expect((await post('/changeexpiredpassword', { hash, senha: SENHA })).statusCode).toBe(200);
    expect((await accept(convite, { senha: 'De#Outra#Pessoa9' })).statusCode).toBe(410);
    expect(await login(email)).toBe(-1);
  });
});
