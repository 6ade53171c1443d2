import type { Conquista } from '@balcao/contracts';
import pg from 'pg';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';
import { until } from '../../testing/until.ts';

let teste: AppTeste;
let owner: pg.Client;
let ana: UsuarioTeste;
let entrada: Entrada;
beforeAll(async () => {
  teste = await createTestApp();
  owner = new pg.Client({ connectionString: teste.banco.urlSuperusuario });
  await owner.connect();
});
beforeEach(async () => {
  ana = await teste.createUser({ administrador: true });
  entrada = await teste.signIn(ana);
});
afterAll(async () => {
  await owner.end();
  await teste.close();
});

const list = async (quem = entrada): Promise<Conquista[]> =>
  (await teste.app.inject({ url: '/c/api/v1/conquistas', headers: quem.headers })).json().data;
const one = async (id: string, quem = entrada) => (await list(quem)).find((uma) => uma.id === id);
const noticesOf = async ({ usuarioId }: UsuarioTeste): Promise<string[]> =>
  (await owner.query('select titulo from balcao.notificacao where usuario_id = $1 order by titulo', [usuarioId])).rows.map(
    ({ titulo }) => titulo,
  );
async function passDay(): Promise<void> {
  const { rows } = await owner.query("select id from graphile_worker.add_job('conquistas_diaria', '{}'::json, max_attempts => 1)");
  await until(async () => (await owner.query('select 1 from graphile_worker._private_jobs where id = $1', [rows[0].id])).rowCount === 0);
}
const protect = () =>
  owner.query("insert into balcao.segundo_fator (assinatura_id, usuario_id, segredo, ativo_em) values ($1, $2, '\\x00', now())", [
    ana.assinaturaId,
    ana.usuarioId,
  ]);
const pay = (status: string) =>
  owner.query(
    `insert into balcao.fatura_assinatura (assinatura_id, competencia, plano, forma, valor_centavos, vencimento, status, pago_em)
     values ($1, '2026-10', 'integrado', 'PIX', 100, '2026-10-05', $2, now())`,
    [ana.assinaturaId, status],
  );

it('shows each rule and how far the user is, before and after it was given', async () => {
  expect(await one('PERFIL_COMPLETO')).toEqual({ id: 'PERFIL_COMPLETO', medida: 'perfil', meta: 3, atual: 2, conquistadaEm: null });
  await owner.query("update balcao.usuario set telefone = '11988887777' where id = $1", [ana.usuarioId]);
  expect(await one('PERFIL_COMPLETO')).toMatchObject({ atual: 3, conquistadaEm: null });
  await passDay();
  expect(await one('PERFIL_COMPLETO')).toMatchObject({ atual: 3, conquistadaEm: expect.any(String) });
});

it('is given once, told once, and never taken', async () => {
  await protect();
  await pay('PAGA');
  await Promise.all([passDay(), passDay()]);
  await passDay();
  expect(await noticesOf(ana)).toEqual(['Você ganhou uma conquista: Assinatura em dia', 'Você ganhou uma conquista: Conta protegida']);
  await owner.query('delete from balcao.segundo_fator where usuario_id = $1', [ana.usuarioId]);
  await owner.query("update balcao.fatura_assinatura set status = 'DEVOLVIDA' where assinatura_id = $1", [ana.assinaturaId]);
  await passDay();
  expect(await one('SEGUNDO_FATOR')).toMatchObject({ atual: 1, conquistadaEm: expect.any(String) });
  expect(await one('PRIMEIRA_FATURA')).toMatchObject({ conquistadaEm: expect.any(String) });
  expect(await noticesOf(ana)).toHaveLength(2);
});

it('is of who did it alone: neither a colleague nor another subscription has any of it', async () => {
  await protect();
  await pay('PAGA');
  const colega = await teste.createUser({ assinaturaId: ana.assinaturaId });
  const outra = await teste.createUser({ administrador: true });
  await passDay();
  for (const quem of [colega, outra]) {
    expect(await noticesOf(quem)).toEqual([]);
    expect((await list(await teste.signIn(quem))).filter(({ conquistadaEm }) => conquistadaEm)).toEqual([]);
  }
});

it('counts those a user invited, and nothing that is still owed', async () => {
  await pay('ABERTA');
  for (let i = 0; i < 2; i += 1) {
    const { usuarioId } = await teste.createUser({ assinaturaId: ana.assinaturaId });
    await owner.query('update balcao.usuario set criado_por = $1 where id = $2', [ana.usuarioId, usuarioId]);
  }
  expect(await one('EQUIPE')).toMatchObject({ atual: 2 });
  expect(await one('PRIMEIRA_FATURA')).toMatchObject({ atual: 0 });
});
