import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type BancoTeste, createTestDatabase } from './testing/test-database.ts';

const pasta = path.join(__dirname, 'migrations');
const arquivos = readdirSync(pasta).sort();
const read = (file: string) => readFileSync(path.join(pasta, file), 'utf8');

/** Rows as a brokerage has them: a case with its run, sold, and the policy that came of it. */
const LINHAS = `
  set session_replication_role = replica;
  insert into balcao.assinatura (id, login, plano, status)
    values ('00000000-0000-7000-8000-000000000001', 'antiga', 'integrado', 'ATIVA');
  insert into balcao.seguradora (slug, nome, cnpj, tipo) values ('jequitiba', 'Jequitibá', '11222333000181', 'SEGURADORA');
  insert into balcao.usuario (id, assinatura_id, nome, email, senha_hash)
    select '00000000-0000-7000-8000-000000000002', id, 'Ana', 'ana@antiga.test', 'x' from balcao.assinatura;
  insert into balcao.orcamento (id, assinatura_id, numero, linha, formulario, usuario_id, status, fechado_em, cotacao_id)
    select '00000000-0000-7000-8000-000000000003', assinatura_id, 1, 'AUTO', 'AUTO', id, 'FECHADO', now(), '00000000-0000-7000-8000-000000000004'
    from balcao.usuario;
  insert into balcao.cotacao (id, assinatura_id, orcamento_id, rodada, snapshot, payload_hash, seguradoras, limite_segundos)
    select cotacao_id, assinatura_id, id, 1, '{}', repeat('a', 64), '{jequitiba}', 60 from balcao.orcamento;
  insert into balcao.proposta (assinatura_id, numero, orcamento_id, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, placa,
      vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos)
    select assinatura_id, 1, id, 'jequitiba', '0531', usuario_id, usuario_id, usuario_id, 'Carro', 'BRA2E19', '2026-01-01', '2027-01-01', 100, 7, 107
    from balcao.orcamento;
  insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, emissao, vig_ini, vig_fim,
      premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
    select assinatura_id, '1', 'jequitiba', '0531', usuario_id, usuario_id, usuario_id, 'Carro BRA2E19', '2026-01-01', '2026-01-01', '2027-01-01',
      100, 7, 107, 'VIGENTE'
    from balcao.orcamento;
`;

let banco: BancoTeste;
let owner: pg.Client;
beforeEach(async () => {
  banco = await createTestDatabase({ isEmpty: true });
  // as the product connects
  owner = new pg.Client({ connectionString: banco.url, options: '-c search_path=balcao,public' });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await banco.drop();
});

/** The folded migrations end where the numbers of those that follow begin. */
const isFolded = (file: string) => file < '0370';
const dobradas = arquivos.filter(isFolded);

it('makes everything once, in its last shape: one file for each area', () => {
  expect(dobradas.length).toBeGreaterThan(10);
  const sql = dobradas.map((file) => read(file).replace(/^\s*--.*$/gm, '')).join('\n');
  expect(sql.match(/create or replace|^drop |^update |add column|rename (to|column)|drop constraint/gim)).toBeNull();
  const made = [...sql.matchAll(/^create (?:unlogged |unique )?(table|function|procedure|view|index) ([\w.]+)/gim)].map(
    ([, , name]) => name,
  );
  expect(made.length).toBeGreaterThan(200);
  expect(made.filter((name, index) => made.indexOf(name) !== index)).toEqual([]);
});

it('brings a database that already holds cases, sales and policies to a later migration', async () => {
  await owner.query('create schema balcao');
  await owner.query(['begin', ...dobradas.map(read), 'commit'].join(';\n'));
  const root = new pg.Client({ connectionString: banco.urlSuperusuario });
  await root.connect();
  await root.query(LINHAS).finally(() => root.end());
  const depois = [
    ...arquivos.filter((file) => !isFolded(file)).map(read),
    'alter table balcao.proposta add column nova text not null default 7',
  ];
  await owner.query(['begin', ...depois, 'commit'].join(';\n'));
  const { rows } = await owner.query('select numero, nova from balcao.proposta');
  expect(rows).toEqual([{ numero: 1, nova: '7' }]);
});
