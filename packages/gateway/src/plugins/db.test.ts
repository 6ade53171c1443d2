import { uuidv7 } from 'uuidv7';
import { createTestDatabase, type BancoTeste } from '../testing/test-database.ts';

let banco: BancoTeste;
beforeAll(async () => (banco = await createTestDatabase()));
afterAll(() => banco.drop());

const contexto = () => ({ assinaturaId: uuidv7(), usuarioId: null, ip: '10.1.2.3' });

async function createAssinatura({ assinaturaId, ...rest } = contexto()) {
  await banco.db.tenant({ assinaturaId, ...rest }, (tx) =>
    tx.run("insert into assinatura (id, login, plano, status) values ($1, $2, 'integrado', 'ATIVA')", [
      assinaturaId,
      `login-${assinaturaId}`,
    ]),
  );
  return { assinaturaId, ...rest };
}

it('shows a subscription only its own rows', async () => {
  const [a, b] = [await createAssinatura(), await createAssinatura()];
  expect(await banco.db.tenant(a, (tx) => tx.rows('select id from assinatura'))).toEqual([{ id: a.assinaturaId }]);
  expect(await banco.db.tenant(b, (tx) => tx.rows('select id from assinatura where id = $1', [a.assinaturaId]))).toEqual([]);
  expect(await banco.db.global((tx) => tx.rows('select id from assinatura'))).toEqual([]);
});

it('rolls back everything when the work throws', async () => {
  const a = await createAssinatura();
  const attempt = banco.db.tenant(a, async (tx) => {
    await tx.run("update assinatura set login = 'outro'");
    throw new Error('desistiu');
  });
  await expect(attempt).rejects.toThrow('desistiu');
  expect(await banco.db.tenant(a, (tx) => tx.row('select login from assinatura'))).toEqual({ login: `login-${a.assinaturaId}` });
});

it('a snapshot sees one instant, whatever is written between its reads, and its own subscription alone', async () => {
  const [a, b] = [await createAssinatura(), await createAssinatura()];
  const login = 'select login from assinatura';
  const change = () => banco.db.tenant(a, (tx) => tx.run("update assinatura set login = login || '+'"));
  const seen = await banco.db.snapshot(a, async (tx) => {
    const first = await tx.rows(login);
    await change();
    return [first, await tx.rows(login)];
  });
  expect(seen).toEqual([[{ login: `login-${a.assinaturaId}` }], [{ login: `login-${a.assinaturaId}` }]]);
  expect(await banco.db.snapshot(a, (tx) => tx.rows(login))).toEqual([{ login: `login-${a.assinaturaId}+` }]);
  expect(await banco.db.snapshot(b, (tx) => tx.rows('select id from assinatura where id = $1', [a.assinaturaId]))).toEqual([]);
});

it('leaves no subscription set on a connection returned to the pool', async () => {
  const a = await createAssinatura();
  for (let i = 0; i < 12; i += 1) {
    await banco.db.tenant(a, (tx) => tx.row('select 1'));
    expect(await banco.db.global((tx) => tx.row('select assinatura_atual() as id'))).toEqual({ id: null });
  }
});

it('writes the audit row in the same transaction, with who and whence', async () => {
  const a = await createAssinatura();
  await banco.db.tenant(a, (tx) => tx.run("update assinatura set plano = 'gestao'"));
  const trilha = await banco.db.tenant(a, (tx) =>
    tx.rows("select acao, antes, depois, ip from auditoria where entidade = 'assinatura' order by ts"),
  );
  expect(trilha).toMatchObject([
    { acao: 'INCLUSAO', antes: null, depois: { plano: 'integrado' }, ip: '10.1.2.3' },
    { acao: 'ALTERACAO', antes: { plano: 'integrado' }, depois: { plano: 'gestao' } },
  ]);
});

it('never lets the application write or erase the audit trail itself', async () => {
  const a = await createAssinatura();
  for (const sql of ['delete from auditoria', "update auditoria set acao = 'EXCLUSAO'"]) {
    await expect(banco.db.tenant(a, (tx) => tx.run(sql))).rejects.toThrow(/permission denied/);
  }
});

it('treats everything about the caller as text', async () => {
  const a = await createAssinatura();
  const ip = "1'); update assinatura set login = 'x'; --\\' \\";
  const row = await banco.db.tenant({ ...a, ip }, (tx) => tx.row("select current_setting('balcao.ip') as ip, login from assinatura"));
  expect(row).toEqual({ ip, login: `login-${a.assinaturaId}` });
});

it('reads in one journey, as the bound role, with whatever it is told for a value and nothing else', async () => {
  const texto = "'); select 1; --\\' $2";
  const row = await banco.db.glance(
    'select $1::text as texto, $2::int + 1 as numero, $3::bytea as bytes, $4::text as nada, current_user as papel',
    [texto, -3, Buffer.from([0, 39, 255]), null],
  );
  expect(row).toEqual({ texto, numero: -2, bytes: Buffer.from([0, 39, 255]), nada: null, papel: 'balcao_app' });
  expect(await banco.db.glance('select 1 where false')).toBeNull();
});

it('names what it reads as the product does, in rows, in one row and at a glance, and leaves what lies inside a value alone', async () => {
  const sql = `select 1 as premio_total_centavos, 2 as versao, '{"vig_ini": 3}'::jsonb as dados, 4 as "#", 5 as chave_2`;
  const named = { premioTotalCentavos: 1, versao: 2, dados: { vig_ini: 3 }, '#': 4, chave2: 5 };
  expect(await banco.db.tenant(contexto(), (tx) => tx.rows(sql))).toEqual([named]);
  expect(await banco.db.tenant(contexto(), (tx) => tx.row(sql))).toEqual(named);
  expect(await banco.db.glance(sql)).toEqual(named);
  // two columns of one name: the last, as the driver itself has it
  expect(await banco.db.glance('select 1 as um_dia, 2 as um_dia')).toEqual({ umDia: 2 });
});
