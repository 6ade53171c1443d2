import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';
import { AREAS } from './areas.table.ts';
import { describeSchema, type Esquema } from './describe-schema.ts';
import { ARQUIVO_AREAS, schemaPages } from './schema-pages.ts';

const root = path.resolve(__dirname, '../../../..');

let banco: BancoTeste;
let client: pg.Client;
let esquema: Esquema;
beforeAll(async () => {
  banco = await createTestDatabase();
  client = new pg.Client({ connectionString: banco.url });
  await client.connect();
  esquema = await describeSchema(client);
});
afterAll(async () => {
  await client.end();
  await banco.drop();
});

it('finds the committed pages as the migrations make them: when they are not, run npm run schema', () => {
  const committed = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
  const stale = Object.entries(schemaPages(esquema)).filter(([file, text]) => committed(file) !== text);
  expect(stale.map(([file]) => `${file} não é o das migrações: escreva com npm run schema`)).toEqual([]);
});

it('reads the same twice', async () => {
  expect(schemaPages(await describeSchema(client))).toEqual(schemaPages(esquema));
});

it('names a table that is in no area, in two, or not there, and the file to edit', () => {
  const [primeira, ...outras] = AREAS;
  const tabelas = [...(primeira?.tabelas ?? []).filter((nome) => nome !== 'corretora'), 'usuario', 'inventada'];
  const areas = [{ titulo: 'Primeira', tabelas }, ...outras];
  expect(() => schemaPages(esquema, areas)).toThrow('corretora não está em área nenhuma');
  expect(() => schemaPages(esquema, areas)).toThrow('inventada não é uma tabela do banco');
  expect(() => schemaPages(esquema, areas)).toThrow('usuario está em mais de uma área');
  expect(() => schemaPages(esquema, areas)).toThrow(ARQUIVO_AREAS);
});

it('shows a table whole: what it holds, columns, constraints, isolation, indices, triggers, references', async () => {
  await client.query(`
    create table balcao.vistoria (
      id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
      corretora_id uuid not null, laudo text collate "C", dobro integer generated always as (length(laudo) * 2) stored,
      unique (assinatura_id, corretora_id), foreign key (assinatura_id, corretora_id) references balcao.corretora (assinatura_id, id)
    );
    create index vistoria_laudo on balcao.vistoria (laudo) where laudo is not null;
    create trigger carimbar before update on balcao.vistoria for each row execute function balcao.carimbar();
    select balcao.tabela_de_assinatura('balcao.vistoria');
    comment on table balcao.vistoria is 'Vistorias de veículos.';`);
  const lido = await describeSchema(client);
  await client.query('drop table balcao.vistoria');
  const pages = schemaPages(lido, [...AREAS, { titulo: 'Vistorias', tabelas: ['vistoria'] }]);
  const [tabelas = '', funcoes = '', desenhos = ''] = Object.values(pages);
  expect(tabelas.slice(tabelas.indexOf('-- Vistorias de veículos.'))).toBe(`-- Vistorias de veículos.
CREATE TABLE vistoria (
  id            uuid    NOT NULL DEFAULT uuid7(),
  assinatura_id uuid    NOT NULL,
  corretora_id  uuid    NOT NULL,
  laudo         text    COLLATE "C",
  dobro         integer GENERATED ALWAYS AS (length(laudo) * 2) STORED,
  CONSTRAINT vistoria_pkey PRIMARY KEY (id),
  CONSTRAINT vistoria_assinatura_id_corretora_id_key UNIQUE (assinatura_id, corretora_id),
  CONSTRAINT vistoria_assinatura_id_corretora_id_fkey FOREIGN KEY (assinatura_id, corretora_id) REFERENCES corretora(assinatura_id, id),
  CONSTRAINT vistoria_assinatura_id_fkey FOREIGN KEY (assinatura_id) REFERENCES assinatura(id)
);
-- isolada por assinatura
CREATE INDEX vistoria_laudo ON vistoria USING btree (laudo) WHERE laudo IS NOT NULL;
`);
  expect(funcoes).toContain('CREATE TRIGGER carimbar BEFORE UPDATE ON vistoria FOR EACH ROW EXECUTE FUNCTION carimbar();');
  // one inspection at most per brokerage, by the key; whose row it is, is not drawn
  expect(desenhos).toContain('  corretora ||--o| vistoria : "corretora_id"\n```\n\n- `vistoria`: Vistorias de veículos.');
});

it('joins no lines as they were with lines as they are: the plan kept of one compares each of many with all', async () => {
  const { rows } = await client.query<{ nome: string }>(
    `select p.proname as nome from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'balcao' and p.prosrc ~* '(novas|velhas) [a-z]+\\s+(left |full |inner )?join (velhas|novas)' order by 1`,
  );
  expect(rows).toEqual([]);
});
