import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDb, type Db } from '../plugins/db.ts';
import { createPool } from '../plugins/postgres-pool.ts';
import { LIMITES_TESTE } from './test-config.ts';

export interface BancoTeste {
  /** The product's door, running as `balcao_app`. */
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Address of the owner of this database. */
  readonly url: string;
  /** Superuser's address: sees every row. */
  readonly urlSuperusuario: string;
  drop(): Promise<void>;
}

function servidor(): { url: string; urlSuperusuario: string } {
  const text = process.env['BALCAO_TEST_DATABASE'];
  if (!text) throw new Error('Sem servidor de teste: rode por jest, que o inicia em scripts/test/database-setup.mjs.');
  return JSON.parse(text) as { url: string; urlSuperusuario: string };
}

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: servidor().urlSuperusuario.replace(/\/balcao$/, '/postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * A fresh, migrated database of its own, cloned from the run's template; with `isEmpty`, one that no migration touched. Call `drop` in
 * `afterAll`.
 *
 * @example const banco = await createTestDatabase(); … await banco.db.tenant(contexto, (tx) => tx.rows('select 1')); … await banco.drop();
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<BancoTeste> {
  const nome = `teste_${randomBytes(8).toString('hex')}`;
  await asAdmin(`create database ${nome} template ${isEmpty ? 'template1' : 'balcao'} owner balcao_dono strategy file_copy`);
  const { url, urlSuperusuario } = servidor();
  const own = url.replace(/\/balcao$/, `/${nome}`);
  const pool = createPool({ databaseUrl: own, max: 10, limites: LIMITES_TESTE });
  return {
    pool,
    db: createDb(pool, { limites: LIMITES_TESTE }),
    url: own,
    urlSuperusuario: urlSuperusuario.replace(/\/balcao$/, `/${nome}`),
    drop: async () => {
      if (!pool.ended) await pool.end();
      await asAdmin(`drop database ${nome} with (force)`);
    },
  };
}
