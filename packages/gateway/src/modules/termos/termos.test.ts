import { createHash } from 'node:crypto';
import { COOKIE_TERMO } from '@balcao/contracts';
import pg from 'pg';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { SENHA_TESTE } from '../../testing/test-user.ts';

let teste: AppTeste;
let agora = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => (teste = await createTestApp({ agora: () => agora })));
afterAll(() => teste.close());

const pending = async ({ headers }: Entrada) =>
  (await teste.app.inject({ method: 'GET', url: '/c/api/v1/termos/pendentes', headers })).json().data;
const sign = ({ headers }: Entrada, { id, sha256 }: { id: string; sha256: string }) =>
  teste.app.inject({
    method: 'POST',
    url: `/c/api/v1/termos/${id}/assinar`,
    headers: { ...headers, 'user-agent': 'Navegador de teste' },
    payload: { sha256 },
    remoteAddress: '10.1.1.1',
  });
const cookieAtLogin = async (email: string): Promise<string | undefined> =>
  (await teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email, senha: SENHA_TESTE } })).cookies.find(
    ({ name }) => name === COOKIE_TERMO,
  )?.value;
const asOwner = async (sql: string, params: unknown[] = []): Promise<void> => {
  const client = new pg.Client({ connectionString: teste.banco.url, options: '-c search_path=balcao,public' });
  await client.connect();
  await client.query(sql, params).finally(() => client.end());
};

it('shows the text in force, with the digest of exactly that text', async () => {
  const termo = await pending(await teste.signIn(await teste.createUser()));
  expect(termo).toMatchObject({ versao: '1.0', titulo: 'Termos de uso e privacidade', publicadoEm: '2026-01-05T12:00:00.000Z' });
  expect(termo.sha256).toBe(createHash('sha256').update(termo.texto, 'utf8').digest('hex'));
  const paragraphs = (termo.texto as string).split('\n\n').filter((text) => !text.startsWith('## '));
  expect(paragraphs.length).toBeGreaterThanOrEqual(12);
  expect(termo.texto).toContain('Lei nº 13.709/2018');
});

it('signs once for good: with digest, address, browser and moment, and gives the cookie', async () => {
  const usuario = await teste.createUser();
  const entrada = await teste.signIn(usuario);
  const termo = await pending(entrada);
  const signed = await sign(entrada, termo);
  expect(signed.json().data).toEqual({ assinadoEm: agora.toISOString(), sha256: termo.sha256 });
  expect(signed.cookies).toMatchObject([{ name: COOKIE_TERMO, value: 'true', path: '/', sameSite: 'Lax' }]);
  expect(await pending(entrada)).toBeNull();
  const primeiro = agora.toISOString();
  agora = new Date(agora.getTime() + 60_000);
  expect((await sign(entrada, termo)).json().data.assinadoEm).toBe(primeiro);
  const linhas = await teste.db.tenant(usuario, (tx) => tx.rows('select sha256, ip, user_agent, usuario_id from termo_assinado'));
  expect(linhas).toEqual([{ sha256: termo.sha256, ip: '10.1.1.1', userAgent: 'Navegador de teste', usuarioId: usuario.usuarioId }]);
  for (const sql of ['update termo_assinado set ip = null', 'delete from termo_assinado'])
    await expect(teste.db.tenant(usuario, (tx) => tx.run(sql))).rejects.toMatchObject({ code: '42501' });
});

it('gives the cookie to a browser that asks after the terms were signed on another device, and to none before', async () => {
  const usuario = await teste.createUser();
  const [aqui, ali] = [await teste.signIn(usuario), await teste.signIn(usuario)];
  const ask = ({ headers }: Entrada) => teste.app.inject({ method: 'GET', url: '/c/api/v1/termos/pendentes', headers });
  expect((await ask(aqui)).cookies).toEqual([]);
  await sign(ali, await pending(ali));
  const answer = await ask(aqui);
  expect(answer.json().data).toBeNull();
  expect(answer.cookies).toMatchObject([{ name: COOKIE_TERMO, value: 'true', path: '/' }]);
});

it('gives the cookie at sign-in to who signed, and takes it from who did not', async () => {
  const usuario = await teste.createUser();
  expect(await cookieAtLogin(usuario.email)).toBe('');
  const entrada = await teste.signIn(usuario);
  await sign(entrada, await pending(entrada));
  expect(await cookieAtLogin(usuario.email)).toBe('true');
  // a colleague's signature is nobody else's
  expect(await cookieAtLogin((await teste.createUser({ assinaturaId: usuario.assinaturaId })).email)).toBe('');
});

it('refuses another text than the one in force', async () => {
  const entrada = await teste.signIn(await teste.createUser());
  const termo = await pending(entrada);
  const outro = await sign(entrada, { id: termo.id, sha256: 'a'.repeat(64) });
  expect([outro.statusCode, outro.json().code]).toEqual([409, 'termo-outro-texto']);
  const unknown = await sign(entrada, { id: '01920000-0000-7000-8000-000000000000', sha256: termo.sha256 });
  expect([unknown.statusCode, unknown.json().code]).toEqual([409, 'termo-substituido']);
  expect((await pending(entrada)).id).toBe(termo.id);
});

it('asks again of everybody when a new version comes into force, not before', async () => {
  const entrada = await teste.signIn(await teste.createUser());
  const velho = await pending(entrada);
  await sign(entrada, velho);
  await asOwner(
    "insert into termo_versao (versao, titulo, texto, sha256, publicado_em) values ('2.0', 'T', 'Novo', encode(sha256('Novo'), 'hex'), $1)",
    [new Date(agora.getTime() + 3_600_000)],
  );
  expect(await pending(entrada)).toBeNull();
  agora = new Date(agora.getTime() + 3_600_001);
  expect(await pending(entrada)).toMatchObject({ versao: '2.0' });
  expect((await sign(entrada, velho)).json().code).toBe('termo-substituido');
});

it('shows nothing to a stranger', async () => {
  expect((await teste.app.inject({ method: 'GET', url: '/c/api/v1/termos/pendentes' })).statusCode).toBe(401);
});
