import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type BancoTeste, createTestDatabase } from './testing/test-database.ts';

const pasta = path.join(__dirname, 'migrations');
const arquivos = readdirSync(pasta)
  .filter((file) => file.endsWith('.sql'))
  .sort();

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
beforeEach(async () => {
  banco = await createTestDatabase({ isEmpty: true });
});
afterEach(() => banco.drop());

async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Some migrations in one transaction, as a gateway that starts runs those that are due. */
async function migrate(client: pg.Client, files: readonly string[]): Promise<void> {
  await client.query('begin');
  for (const file of files) await client.query(readFileSync(path.join(pasta, file), 'utf8'));
  await client.query('commit');
}

it('brings a database that already holds cases, sales and policies to the schema of today', async () => {
  const isOld = (file: string) => file < '0281';
  await withOwner(banco.url, async (client) => {
    await client.query('create schema balcao');
    await migrate(client, arquivos.filter(isOld));
  });
  await withOwner(banco.urlSuperusuario, (client) => client.query(LINHAS));
  await withOwner(banco.url, (client) =>
    migrate(
      client,
      arquivos.filter((file) => !isOld(file)),
    ),
  );
  const { rows } = await withOwner(banco.urlSuperusuario, (client) =>
    client.query(`select o.numero, o.premio_de as de, o.premio_centavos::int as premio, a.chaves_risco[1] as chave
      from balcao.orcamento o join balcao.apolice a using (assinatura_id)`),
  );
  expect(rows).toEqual([{ numero: 1, de: 'VENDA', premio: 107, chave: expect.stringContaining('BRA2E19') }]);
});
