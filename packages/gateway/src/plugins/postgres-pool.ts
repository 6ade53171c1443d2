import pg from 'pg';

/** Role every statement of the product runs as; it can neither log in nor bypass row-level security. */
export const PAPEL_APP = 'balcao_app';

interface Opcoes {
  readonly databaseUrl: string;
  readonly max?: number;
  /** Told of idle connections that break; the pool replaces them. */
  readonly onError?: (error: Error) => void;
}

/** A connection that breaks, idle or in somebody's hands, must never end the process: its user is told by the query itself. */
function watch(pool: pg.Pool, onError: (error: Error) => void = () => undefined): pg.Pool {
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Connections that run as `balcao_app` from their first statement. */
export function createPool({ databaseUrl, max = 20, onError }: Opcoes): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 10_000,
    options: `-c role=${PAPEL_APP} -c search_path=balcao,public`,
    application_name: 'balcao',
  });
  return watch(pool, onError);
}

/** Connections of the owner, for the job queue and the process register alone. */
export function createOwnerPool({ databaseUrl, max = 10, onError }: Opcoes): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max, connectionTimeoutMillis: 10_000, application_name: 'balcao-jobs' });
  return watch(pool, onError);
}

/** Makes sure that the pool's role is bound by row-level security; a database where it is not must not be served. */
export async function assertBoundRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ nome: string; livre: boolean }>(
    'select current_user as nome, rolsuper or rolbypassrls as livre from pg_roles where rolname = current_user',
  );
  if (rows[0]?.nome !== PAPEL_APP || rows[0].livre) {
    throw new Error(`O papel ${PAPEL_APP} do banco não pode ser superusuário nem ter BYPASSRLS; corrija-o antes de iniciar.`);
  }
}
