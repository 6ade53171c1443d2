import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface BancoDeTeste {
  readonly url: string;
  query(sql: string): Promise<pg.QueryResult>;
  /** Closes every other connection, like a restart of the server. */
  cutConnections(): Promise<void>;
  drop(): Promise<void>;
}

/** Creates an empty database on the server of this jest run. Call `drop` in `afterAll`. */
export async function createBanco(): Promise<BancoDeTeste> {
  const texto = process.env['BALCAO_TEST_DATABASE'];
  if (!texto) throw new Error('Sem servidor de teste: rode por jest, que o inicia em scripts/test/database-setup.mjs.');
  const { urlSuperusuario } = JSON.parse(texto) as { urlSuperusuario: string };
  const addressOf = (banco: string) => urlSuperusuario.replace(/\/[^/]+$/, `/${banco}`);
  const nome = `mapas_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: addressOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${nome} template template0`);
  const url = addressOf(nome);
  return {
    url,
    async query(sql) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client.query(sql).finally(() => client.end());
    },
    async cutConnections() {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [nome]);
    },
    async drop() {
      await admin.query(`drop database ${nome} with (force)`);
      await admin.end();
    },
  };
}
