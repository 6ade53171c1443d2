import { escapeLiteral, type Pool, type PoolClient, type QueryArrayResult } from 'pg';
import { type Limites, LIMITES_PADRAO, PAPEL_APP } from './postgres-pool.ts';

/** A row of which nothing is known; repositories turn it into contract shapes. */
export type Row = Record<string, unknown>;

/** A row as it is read: a column `vig_ini` is its `vigIni`. A type that asks for a name with an underscore does not compile. */
type Named<T> = { [K in keyof T]: K extends `${string}_${string}` ? never : T[K] };

/** One open transaction. Only repositories hold one. */
export interface Tx {
  /** All rows of a statement with `$1…` parameters. */
  rows<T extends object & Named<T> = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** The first row, or null. */
  row<T extends object & Named<T> = Row>(sql: string, params?: readonly unknown[]): Promise<T | null>;
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
  glance<T extends object & Named<T> = Row>(sql: string, params?: readonly unknown[]): Promise<T | null>;
  /** Whether the database answers at all. */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}

const fieldNames = new Map<string, string>();
/** `vig_ini` as `vigIni`; each name is worked out once. */
function fieldOf(column: string): string {
  const known = fieldNames.get(column);
  if (known !== undefined) return known;
  const field = column.replace(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase());
  fieldNames.set(column, field);
  return field;
}

/** The one place where columns become fields: the driver gives rows as lists of values, each is built once. */
function namedRows<T>({ fields, rows }: QueryArrayResult): T[] {
  const names = fields.map(({ name }) => fieldOf(name));
  return rows.map((values) => {
    const row: Row = {};
    for (let i = 0; i < names.length; i += 1) row[names[i] as string] = values[i];
    return row as T;
  });
}

function asTx(client: PoolClient): Tx {
  const read = async <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
    namedRows<T>(await client.query({ text, values: [...params], rowMode: 'array' }));
  return {
    rows: read,
    row: async <T>(sql: string, params?: readonly unknown[]) => (await read<T>(sql, params))[0] ?? null,
    run: async (sql, params = []) => (await client.query(sql, [...params])).rowCount ?? 0,
  };
}

/** Settings of one transaction, in one statement: with `begin` it is one journey to the database instead of several. */
function settingsOf(settings: Readonly<Record<string, string>>): string {
  return `select ${Object.entries(settings)
    .map(([nome, valor]) => `set_config('${nome}', ${escapeLiteral(valor)}, true)`)
    .join(', ')}`;
}

const namesOf = ({ assinaturaId, usuarioId, segfyerId, ip }: Contexto): Record<string, string> => ({
  'balcao.assinatura_id': assinaturaId,
  'balcao.usuario_id': usuarioId ?? '',
  'balcao.segfyer_id': segfyerId ?? '',
  'balcao.ip': ip ?? '',
});

/** A parameter as text of the statement itself. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
  if (typeof value === 'string') return escapeLiteral(value);
  if (typeof value === 'number' && Number.isFinite(value)) return `(${value})`;
  throw new Error('só texto, números e bytes podem ser parâmetros de uma leitura de uma só viagem');
}

/** Something that must be true if and only if a subscription's transaction commits. */
export type AntesDoCommit = (contexto: Contexto, tx: Tx) => Promise<void>;

interface Opcoes {
  readonly antesDoCommit?: AntesDoCommit;
  readonly limites?: Limites;
  /** null: the statements run as whoever owns the connections, for what prepares a database and serves nobody. */
  readonly papel?: typeof PAPEL_APP | null;
}

/**
 * The product's door to PostgreSQL. Role, limits and names are those of each transaction and end with it: the connection may be another's
 * in the next one (PgBouncer in transaction mode).
 */
export function createDb(pool: Pool, { antesDoCommit, limites = LIMITES_PADRAO, papel = PAPEL_APP }: Opcoes = {}): Db {
  const own: Record<string, string> = papel
    ? {
        role: papel,
        search_path: 'balcao,public',
        statement_timeout: String(limites.consultaMs),
        lock_timeout: String(limites.travaMs),
        idle_in_transaction_session_timeout: String(limites.paradaMs),
      }
    : {};
  /** As each transaction begins; an owner who names nobody has nothing to say. */
  function openingOf(contexto: Contexto | null): string[] {
    const settings = { ...own, ...(contexto && namesOf(contexto)) };
    return Object.keys(settings).length > 0 ? [settingsOf(settings)] : [];
  }

  async function transaction<T>(contexto: Contexto | null, work: (tx: Tx) => Promise<T>, begin = 'begin'): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query([begin, ...openingOf(contexto)].join('; '));
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

  /** Statements sent together are one transaction and one journey. */
  async function glance<T>(sql: string, params: readonly unknown[] = []): Promise<T | null> {
    const text = sql.replace(/\$(\d+)/g, (_, n: string) => literalOf(params[Number(n) - 1]));
    const results = await pool.query({ text: [...openingOf(null), text].join('; '), rowMode: 'array' });
    const last = [results as QueryArrayResult | QueryArrayResult[]].flat().at(-1);
    return (last && namedRows<T>(last)[0]) ?? null;
  }

  return {
    tenant: (contexto, work) => transaction(contexto, work),
    snapshot: (contexto, work) => transaction(contexto, work, 'begin isolation level repeatable read'),
    global: (work) => transaction(null, work),
    glance,
    isUp: async () => (await pool.query('select 1')).rowCount === 1,
    close: () => pool.end(),
  };
}

/** Makes sure that what is served runs as a role bound by row-level security; a database where it is not must not be served. */
export async function assertBoundRole(db: Pick<Db, 'glance'>): Promise<void> {
  const row = await db.glance<{ nome: string; livre: boolean }>(
    'select current_user as nome, rolsuper or rolbypassrls as livre from pg_roles where rolname = current_user',
  );
  if (row?.nome !== PAPEL_APP || row.livre) {
    throw new Error(`O papel ${PAPEL_APP} do banco não pode ser superusuário nem ter BYPASSRLS; corrija-o antes de iniciar.`);
  }
}
