import pg from 'pg';
import type { Construcao } from '../construcao/construcao.model.ts';
import { type Armazem, type ArmazemConstrucoes, RegistroCorrompido } from './armazem.ts';
import { createEsquema } from './postgres-esquema.ts';
import { listenPostgres } from './listen-postgres.ts';
import { Registro } from './registro.model.ts';
import { createSaudePostgres } from './saude-postgres.ts';

/** The server or the network closed the connection: the query may be retried. */
const CAIDA = new Set(['57P01', '57P02', '57P03', '08006', '08003', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);
const isCaida = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return CAIDA.has(code ?? '') || /Connection terminated/.test(message ?? '');
};

/** Every statement here is idempotent, so a lost connection is answered by a retry. */
async function ask<T extends pg.QueryResultRow>(pool: pg.Pool, sql: string, valores: unknown[]): Promise<pg.QueryResult<T>> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await pool.query<T>(sql, valores);
    } catch (error) {
      if (tentativa === 3 || !isCaida(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, tentativa * 100));
    }
  }
}

const createConstrucoes = (pool: pg.Pool): ArmazemConstrucoes => {
  const read: ArmazemConstrucoes['read'] = async ({ servico, id }) => {
    const { rows } = await ask<{ manifesto: Construcao }>(
      pool,
      'select manifesto from composicao.construcao where servico = $1 and id = $2',
      [servico, id],
    );
    return rows[0]?.manifesto ?? null;
  };
  return {
    read,
    async save(construcao) {
      const { servico, id } = construcao;
      await ask(pool, 'insert into composicao.construcao (servico, id, manifesto) values ($1, $2, $3) on conflict do nothing', [
        servico,
        id,
        JSON.stringify(construcao),
      ]);
      return (await read(construcao)) ?? construcao;
    },
    async chaves() {
      return (await ask<{ servico: string; id: string }>(pool, 'select servico, id from composicao.construcao', [])).rows;
    },
  };
};

function parseRows(diario: string, desde: number, rows: readonly { sequencia: number; registro: unknown }[]): Registro[] {
  const bons: Registro[] = [];
  for (const { sequencia, registro } of rows) {
    const lido = Registro.safeParse(registro);
    const isBom = lido.success && lido.data.sequencia === sequencia && sequencia === desde + bons.length + 1;
    if (!isBom) throw new RegistroCorrompido(`composicao.registro (${diario}, ${sequencia})`, bons, lido.error);
    bons.push(lido.data as Registro);
  }
  return bons;
}

/** How long a statement waits for a connection. */
const CONEXAO_MS = 10_000;

/** Logs as rows of `composicao.registro`; triggers of the database refuse updates and deletes. */
export async function createArmazemPostgres(databaseUrl: string, { conexaoMs = CONEXAO_MS } = {}): Promise<Armazem> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, keepAlive: true, connectionTimeoutMillis: conexaoMs });
  // the server closed an idle connection; the pool opens another
  pool.on('error', () => undefined);
  try {
    await createEsquema(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const ouvintes = new Set<(diario: string | null) => void>();
  const escuta = listenPostgres({
    databaseUrl,
    canal: 'composicao',
    tell: (diario) => {
      for (const ouvinte of ouvintes) ouvinte(diario);
    },
  });
  await escuta.ready;

  return {
    construcoes: createConstrucoes(pool),
    saude: createSaudePostgres(pool),
    async read(diario, desde) {
      const sql = 'select sequencia, registro from composicao.registro where diario = $1 and sequencia > $2 order by sequencia';
      return parseRows(diario, desde, (await ask<{ sequencia: number; registro: unknown }>(pool, sql, [diario, desde])).rows);
    },
    async append(diario, registro) {
      // no gaps: a sequence is inserted only when the previous one exists
      const sql = `insert into composicao.registro (diario, sequencia, registro)
        select $1::text, $2::integer, $3::jsonb
        where $2::integer = 1 or exists (select from composicao.registro where diario = $1::text and sequencia = $2::integer - 1)
        on conflict do nothing`;
      const { rowCount } = await ask(pool, sql, [diario, registro.sequencia, JSON.stringify(registro)]);
      if (rowCount === 1) return 'ok';
      const { rows } = await ask<{ id: string }>(
        pool,
        `select registro->>'id' as id from composicao.registro where diario = $1 and sequencia = $2`,
        [diario, registro.sequencia],
      );
      // the connection may have been lost after the entry was stored
      return rows[0]?.id === registro.id ? 'ok' : 'ocupada';
    },
    onAppend: (ouvinte) => {
      ouvintes.add(ouvinte);
      return () => void ouvintes.delete(ouvinte);
    },
    close: async () => {
      ouvintes.clear();
      await escuta.close();
      await pool.end();
    },
  };
}
