import type { Tour } from '@balcao/contracts';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';

const B = '/c/api/v1/onboarding';
let teste: AppTeste;
let ana: UsuarioTeste;
let entrada: Entrada;

beforeAll(async () => {
  teste = await createTestApp();
  ana = await teste.createUser();
  await as('update usuario set primeiro_acesso = true where id = $1', [ana.usuarioId]);
  entrada = await teste.signIn(ana);
});
afterAll(() => teste.close());

const as = (sql: string, params: unknown[], quem = ana) => teste.db.tenant(quem, (tx) => tx.run(sql, params));
const read = async (path: string, quem = entrada) =>
  (await teste.app.inject({ method: 'GET', url: `${B}/${path}`, headers: quem.headers })).json().data;
const save = (tour: object) => teste.app.inject({ method: 'PUT', url: `${B}/tour`, headers: entrada.headers, payload: tour });
const configure = (quem: UsuarioTeste, credentials: number, status = 'active') =>
  as(
    'insert into perfil_automacao (assinatura_id, usuario_id, status, credentials_active) values ($1, $2, $3, $4)',
    [quem.assinaturaId, quem.usuarioId, status, credentials],
    quem,
  );

it('begins at step 0 and is no first access once it has moved', async () => {
  expect(entrada.sessao.primeiroAcesso).toBe(true);
  expect(await read('tour')).toEqual({ step: 0, loginConfigurado: false, fadeMenu: false });
  const tour: Tour = { step: 3, loginConfigurado: false, fadeMenu: true };
  expect((await save(tour)).json().data).toEqual(tour);
  expect((await save({ ...tour, step: 4 })).statusCode).toBe(200);
  expect(await read('tour')).toEqual({ ...tour, step: 4 });
  expect((await teste.signIn(ana)).sessao.primeiroAcesso).toBe(false);
});

it.each([{ step: 18 }, { step: -1 }, { step: 1.5 }])('refuses %j', async (errado) => {
  expect((await save({ loginConfigurado: false, fadeMenu: false, ...errado })).json().errors).toMatchObject([{ campo: 'step' }]);
});

it('is each user’s own', async () => {
  const bia = await teste.createUser({ assinaturaId: ana.assinaturaId });
  expect(await read('tour', await teste.signIn(bia))).toMatchObject({ step: 0 });
});

it('gives the insurer profile of the user, null without one, and knows configured logins from it', async () => {
  expect(await read('perfil-seguradoras')).toBeNull();
  const caio = await teste.createUser();
  await configure(caio, 4);
  const dele = await teste.signIn(caio);
  expect(await read('perfil-seguradoras', dele)).toEqual({ status: 'active', user_id: caio.usuarioId, credentials_active: 4 });
  expect(await read('tour', dele)).toMatchObject({ loginConfigurado: true });
});

it('ticks the steps of the trial from what the subscription did', async () => {
  const passos = async () => Object.fromEntries((await read('passos')).map(({ id, feito }: { id: string; feito: boolean }) => [id, feito]));
  expect(await passos()).toEqual({ logins: false, documentos: false, multicalculo: false });
  const colega = await teste.createUser({ assinaturaId: ana.assinaturaId });
  await configure(colega, 2, 'inactive');
  expect(await passos()).toMatchObject({ logins: false });
  await as("update perfil_automacao set status = 'active' where usuario_id = $1", [colega.usuarioId]);
  expect(await passos()).toEqual({ logins: true, documentos: false, multicalculo: false });
});

it.each(['perfil-seguradoras', 'tour', 'passos'])('%s wants a session', async (path) => {
  expect((await teste.app.inject({ method: 'GET', url: `${B}/${path}` })).statusCode).toBe(401);
});
