import pg from 'pg';
import { type BancoTeste, createTestDatabase } from '../../testing/test-database.ts';

const [minha, alheia] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];

let banco: BancoTeste;
let [root, dono]: pg.Client[] = [];
async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, options: '-c search_path=balcao,public' });
  await client.connect();
  return client;
}
async function open(): Promise<{ root: pg.Client; dono: pg.Client }> {
  banco = await createTestDatabase();
  [root, dono] = [await connect(banco.urlSuperusuario), await connect(banco.url)];
  return { root, dono };
}
afterEach(async () => {
  await root?.end();
  await dono?.end();
  await banco.drop();
});

const note = (client: pg.Client, ts: string, assinatura = minha) =>
  client.query("insert into balcao.auditoria (assinatura_id, entidade, acao, ts) values ($1, 'teste', 'INCLUSAO', $2)", [assinatura, ts]);
/** Where each row of the trail lies, by its moment. */
const placesOf = async (client: pg.Client) =>
  (
    await client.query<{ ts: Date; parte: string }>(
      "select ts, tableoid::regclass::text as parte from auditoria where entidade = 'teste' order by ts",
    )
  ).rows.map(({ ts, parte }) => [ts.toISOString().slice(0, 10), parte]);

it('makes the months that come, moves what came before its place was there, and lets go of what is beyond its retention', async () => {
  const client = await open();
  const keepAuditoria = (agora: string, meses: number) =>
    banco.db.global((tx) => tx.row<{ idas: number }>('select manter_auditoria($1, $2) as idas', [agora, meses]));
  for (const ts of ['2091-01-31T12:00:00Z', '2091-02-01T12:00:00Z', '2091-05-01T12:00:00Z']) await note(client.root, ts);
  expect(await placesOf(client.root)).toEqual([
    ['2091-01-31', 'auditoria_resto'],
    ['2091-02-01', 'auditoria_resto'],
    ['2091-05-01', 'auditoria_resto'],
  ]);
  await keepAuditoria('2091-01-15T12:00:00Z', 2_000);
  await keepAuditoria('2091-04-15T12:00:00Z', 2_000);
  expect(await placesOf(client.root)).toEqual([
    ['2091-01-31', 'auditoria_2091_01'],
    ['2091-02-01', 'auditoria_2091_02'],
    ['2091-05-01', 'auditoria_2091_05'],
  ]);
  // in the first minutes of June in São Paulo, three months reach back to March
  await keepAuditoria('2091-06-01T03:05:00Z', 4);
  expect(await placesOf(client.root)).toEqual([
    ['2091-02-01', 'auditoria_2091_02'],
    ['2091-05-01', 'auditoria_2091_05'],
  ]);
  expect((await keepAuditoria('2091-06-01T03:05:00Z', 3))?.idas).toBe(1);
  expect(await placesOf(client.root)).toEqual([['2091-05-01', 'auditoria_2091_05']]);
});

it('is read by its own subscription alone, and by nobody through one of its parts', async () => {
  const client = await open();
  await note(client.root, new Date().toISOString());
  await note(client.root, new Date().toISOString(), alheia);
  const as = (sql: string) => banco.db.tenant({ assinaturaId: minha, usuarioId: null }, (tx) => tx.rows(sql));
  expect(await as("select assinatura_id from auditoria where entidade = 'teste'")).toEqual([{ assinaturaId: minha }]);
  const partes = (
    await client.root.query<{ nome: string }>(
      "select inhrelid::regclass::text as nome from pg_inherits where inhparent = 'auditoria'::regclass",
    )
  ).rows;
  expect(partes.length).toBeGreaterThan(3);
  for (const { nome } of partes) await expect(as(`select 1 from ${nome}`)).rejects.toThrow('permission denied');
  const abertas = await client.root.query(
    `select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'auditoria'::regclass and not (c.relrowsecurity and c.relforcerowsecurity)`,
  );
  expect(abertas.rows).toEqual([]);
});
