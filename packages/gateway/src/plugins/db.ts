import { escapeLiteral, type Pool, type PoolClient } from 'pg';

/** A row as PostgreSQL gives it; repositories turn it into contract shapes. */
export type Linha = Record<string, unknown>;

/** One open transaction. Only repositories hold one. */
export interface Tx {
  /** All rows of a statement with `$1…` parameters. */
  rows<T extends object = Linha>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** The first row, or null. */
  row<T extends object = Linha>(sql: string, params?: readonly unknown[]): Promise<T | null>;
  /** Number of rows touched. */
  run(sql: string, params?: readonly unknown[]): Promise<number>;
}

/** In whose name a transaction runs; row-level security and audit read it. */
export interface Contexto {
  readonly assinaturaId: string;
  readonly usuarioId: string | null;
  readonly segfyerId?: string | null;
  readonly ip?: string | null;
}

export interface Db {
  /** Runs `work` in one transaction that sees and writes only the rows of the context's subscription. */
  tenant<T>(contexto: Contexto, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As `tenant`, for reads that must agree: each sees the same instant, whatever is written between one and the next. */
  snapshot<T>(contexto: Contexto, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` without a subscription: global catalogues, and the functions that may look across (sign-in). */
  global<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement of `global`'s reach, read without the two journeys of a transaction: what every call begins with. */
  glance<T extends object = Linha>(sql: string, params?: readonly unknown[]): Promise<T | null>;
  /** Whether the database answers at all. */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}

const asTx = (client: PoolClient): Tx => ({
  rows: async <T extends object>(sql: string, params: readonly unknown[] = []) => (await client.query(sql, [...params])).rows as T[],
  row: async <T extends object>(sql: string, params: readonly unknown[] = []) =>
    ((await client.query(sql, [...params])).rows[0] as T | undefined) ?? null,
  run: async (sql, params = []) => (await client.query(sql, [...params])).rowCount ?? 0,
});

/** Says in whose name, in one statement: with `begin` it is one journey to the database instead of two, for every transaction. */
function namesOf({ assinaturaId, usuarioId, segfyerId, ip }: Contexto): string {
  const nomes = { assinatura_id: assinaturaId, usuario_id: usuarioId, segfyer_id: segfyerId, ip };
  const sets = Object.entries(nomes).map(([nome, valor]) => `set_config('balcao.${nome}', ${escapeLiteral(valor ?? '')}, true)`);
  return `select ${sets.join(', ')}`;
}

/** Something that must be true if and only if a subscription's transaction commits. */
export type AntesDoCommit = (contexto: Contexto, tx: Tx) => Promise<void>;

/** The product's door to PostgreSQL. The pool's connections must already run as the role that cannot bypass row-level security. */
export function createDb(pool: Pool, antesDoCommit?: AntesDoCommit): Db {
  async function transaction<T>(contexto: Contexto | null, work: (tx: Tx) => Promise<T>, begin = 'begin'): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(contexto ? `${begin}; ${namesOf(contexto)}` : begin);
      const result = await work(asTx(client));
      if (contexto) await antesDoCommit?.(contexto, asTx(client));
      await client.query('commit');
      return result;
    } catch (error) {
      // a rollback that fails means the connection itself is gone: the pool must not hand it out again
      await client.query('rollback').catch((cause: Error) => (broken = cause));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    tenant: (contexto, work) => transaction(contexto, work),
    snapshot: (contexto, work) => transaction(contexto, work, 'begin isolation level repeatable read'),
    global: (work) => transaction(null, work),
    glance: async <T extends object>(sql: string, params: readonly unknown[] = []) =>
      ((await pool.query(sql, [...params])).rows[0] as T | undefined) ?? null,
    isUp: async () => (await pool.query('select 1')).rowCount === 1,
    close: () => pool.end(),
  };
}
