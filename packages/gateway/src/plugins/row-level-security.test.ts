import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';

/** Tables that belong to nobody: catalogues everyone reads, and what only the owner's functions touch. */
const GLOBAIS = [
  'aplicativo',
  'cadastro',
  'catalogo_versao',
  'cep',
  'cep_faixa',
  'cnae',
  'contagem_pedido',
  'fipe',
  'manutencao',
  'menu_item',
  'migracao',
  'modelo_padrao',
  'natureza_contabil',
  'novidade',
  'plano',
  'politica_versao',
  'processo',
  'ramo',
  'ramo_iof',
  'regra_retencao',
  'tabela_retencao',
  'tentativa_acesso',
  'termo_versao',
  'texto_finalidade',
  'veiculo_placa',
  'webinar',
];

let banco: BancoTeste;
let root: pg.Client;
let tabelas: { nome: string; ligada: boolean; forcada: boolean }[];
const [alheia, minha] = [uuidv7(), uuidv7()];

beforeAll(async () => {
  banco = await createTestDatabase();
  root = new pg.Client({ connectionString: banco.urlSuperusuario, options: '-c search_path=balcao,public' });
  await root.connect();
  tabelas = (
    await root.query<(typeof tabelas)[number]>(
      `select c.relname as nome, c.relrowsecurity as ligada, c.relforcerowsecurity as forcada from pg_class c
       where c.relnamespace = 'balcao'::regnamespace and c.relkind in ('r', 'p')
         -- the months of the trail are judged as the one table they are
         and not c.relispartition
         and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'assinatura_id' and not a.attisdropped)
       order by 1`,
    )
  ).rows;
  for (const { nome } of tabelas) await loosen(nome);
  for (const { nome } of tabelas) await insertInto(nome, alheia);
});
afterAll(async () => {
  await root.end();
  await banco.drop();
});

/** In this throw-away database a row needs nothing but its owner, so that every table can hold one. */
async function loosen(tabela: string): Promise<void> {
  const { rows } = await root.query<{ conname: string }>(
    "select conname from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f', 'u') order by contype = 'u'",
    [`balcao.${tabela}`],
  );
  for (const { conname } of rows) await root.query(`alter table ${tabela} drop constraint if exists "${conname}" cascade`);
  await root.query(`alter table ${tabela} disable trigger user`);
  const colunas = await root.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and attnotnull and attidentity = ''
       and attnum <> all (select unnest(conkey) from pg_constraint where conrelid = attrelid and contype = 'p')`,
    [`balcao.${tabela}`],
  );
  for (const { attname } of colunas.rows) await root.query(`alter table ${tabela} alter column ${attname} drop not null`);
}

const DE_CHAVE_PROPRIA: Readonly<Record<string, string>> = {
  assinatura: 'insert into assinatura (id) values ($1)',
  cotacao_lista: 'insert into cotacao_lista (cotacao_id, assinatura_id) values (balcao.uuid7(), $1)',
  perda_lista: 'insert into perda_lista (orcamento_id, assinatura_id) values (balcao.uuid7(), $1)',
  lista_contagem: 'insert into lista_contagem (assinatura_id) values ($1)',
  seguradora: 'insert into seguradora (slug, assinatura_id) values (balcao.uuid7()::text, $1)',
};
/** What a row is known by where that is not its `id`. */
const CHAVE: Readonly<Record<string, string>> = {
  cotacao_lista: 'cotacao_id',
  lista_contagem: 'assinatura_id',
  perda_lista: 'orcamento_id',
};
const insertSql = (tabela: string): string =>
  DE_CHAVE_PROPRIA[tabela] ?? `insert into ${tabela} (id, assinatura_id) values (balcao.uuid7(), $1)`;
const insertInto = (tabela: string, dona: string) => root.query(insertSql(tabela), [dona]);

const as = <T>(assinaturaId: string, sql: string, params: unknown[] = []): Promise<T[]> =>
  banco.db.tenant({ assinaturaId, usuarioId: null }, (tx) => tx.rows(sql, params)) as Promise<T[]>;
const countAs = async (assinaturaId: string, tabela: string): Promise<number> =>
  (await as<{ n: number }>(assinaturaId, `select count(*)::int as n from ${tabela}`))[0]?.n ?? -1;

it('has row-level security on and forced on every table of a subscription', () => {
  expect(tabelas.length).toBeGreaterThan(15);
  expect(tabelas.filter(({ ligada, forcada }) => !ligada || !forcada)).toEqual([]);
});

it('has no table without an owner besides the declared ones', async () => {
  const { rows } = await root.query<{ nome: string }>(
    `select c.relname as nome from pg_class c where c.relnamespace = 'balcao'::regnamespace and c.relkind in ('r', 'p')
         -- the months of the trail are judged as the one table they are
         and not c.relispartition
       and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'assinatura_id') order by 1`,
  );
  expect(rows.map(({ nome }) => nome)).toEqual(GLOBAIS);
});

it('runs as a role that is neither superuser nor free of row-level security, and cannot become one', async () => {
  const [papel] = await as<object>(
    minha,
    'select current_user as nome, rolsuper, rolbypassrls, rolcreaterole, rolcanlogin from pg_roles where rolname = current_user',
  );
  expect(papel).toEqual({ nome: 'balcao_app', rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false });
  await expect(as(minha, 'set role postgres')).rejects.toThrow(/permission denied/);
});

it('shows a row to its own subscription and to no other, nor to nobody', async () => {
  for (const { nome } of tabelas) {
    const global = await banco.db.global((tx) => tx.row<{ n: number }>(`select count(*)::int as n from ${nome}`));
    expect({ nome, dona: await countAs(alheia, nome), outra: await countAs(minha, nome), ninguem: global?.n }).toEqual({
      nome,
      dona: 1,
      outra: 0,
      ninguem: 0,
    });
  }
});

it('neither changes nor erases a row of another subscription', async () => {
  for (const { nome } of tabelas) {
    for (const sql of [`update ${nome} set ${CHAVE[nome] ?? 'id'} = ${CHAVE[nome] ?? 'id'}`, `delete from ${nome}`]) {
      const touched = await banco.db
        .tenant({ assinaturaId: minha, usuarioId: null }, (tx) => tx.run(sql))
        // tables the application may only read refuse outright
        .catch((error: { code?: string }) => (error.code === '42501' ? 0 : Promise.reject(error)));
      expect({ sql, touched }).toEqual({ sql, touched: 0 });
    }
    expect({ nome, n: await countAs(alheia, nome) }).toEqual({ nome, n: 1 });
  }
});

it('never writes a row in the name of another subscription', async () => {
  for (const { nome } of tabelas) {
    await expect(as(minha, insertSql(nome), [alheia])).rejects.toMatchObject({ code: '42501' });
    if (nome === 'assinatura' || nome === 'auditoria') continue;
    await insertInto(nome, minha);
    await expect(as(minha, `update ${nome} set assinatura_id = $1`, [alheia])).rejects.toMatchObject({ code: '42501' });
  }
});

it('keeps what only functions may touch away from the application', async () => {
  for (const tabela of ['contagem_pedido', 'tentativa_acesso', 'migracao'])
    await expect(as(minha, `select * from ${tabela}`)).rejects.toMatchObject({ code: '42501' });
  for (const tabela of GLOBAIS) await expect(as(minha, `delete from ${tabela}`)).rejects.toMatchObject({ code: '42501' });
});
