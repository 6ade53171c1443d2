import pg from 'pg';

/** Role every statement of the product runs as; it can neither log in nor bypass row-level security. */
export const PAPEL_APP = 'balcao_app';

/** Timeouts of the database, in milliseconds. */
export interface Limites {
  /** One statement. */
  readonly consultaMs: number;
  /** Waiting for a lock. */
  readonly travaMs: number;
  /** An idle open transaction, which is then rolled back. */
  readonly paradaMs: number;
  /** A free connection, or a new one. */
  readonly conexaoMs: number;
}

export const LIMITES_PADRAO: Limites = { consultaMs: 15_000, travaMs: 5_000, paradaMs: 60_000, conexaoMs: 3_000 };
/** Given beyond the database's own limit to an answer that is on its way; after it the connection counts as lost. */
const FOLGA_MS = 5_000;

interface Opcoes {
  readonly databaseUrl: string;
  readonly max?: number;
  readonly limites?: Limites;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

/** A connection that rests: what it has learned of statements and functions, which the next quote would wait for, stays five minutes. */
const DESCANSO_MS = 300_000;

/** A connection that is asked to close and does not is left behind after this long. */
const FECHO_MS = 2_000;

/**
 * A pool that has ended once its connections are closed; the driver's own has ended as soon as each was asked to. A server that stops right
 * after would end them itself, which every one of them reports as a failure.
 */
class ClosedPool extends pg.Pool {
  private readonly abertas = new Set<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => void this.abertas.add(client));
    this.on('remove', (client) => void this.abertas.delete(client));
  }

  override async end(): Promise<void> {
    await super.end();
    if (this.abertas.size === 0) return;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, FECHO_MS).unref();
      this.on('remove', () => this.abertas.size === 0 && resolve());
    });
  }
}

/** What the driver keeps of a connection that its types do not tell. */
type Conexao = pg.PoolClient & { readonly readyForQuery?: boolean; end(): Promise<void> };

/**
 * A connection that breaks, idle or in somebody's hands, must never end the process: its user is told by the query itself. One given back
 * while its statement is still unanswered leads nowhere, and whoever got it next would wait in vain: it is closed instead.
 */
function watch(pool: pg.Pool, onError: (error: Error) => void = () => undefined): pg.Pool {
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('release', (_error, client) => {
    const conexao = client as Conexao;
    if (conexao.readyForQuery === false) conexao.end().catch(onError);
  });
  return pool;
}

const shared = ({ databaseUrl, limites = LIMITES_PADRAO }: Opcoes): pg.PoolConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: limites.conexaoMs,
  query_timeout: limites.consultaMs + FOLGA_MS,
  keepAlive: true,
});

/**
 * Connections of the product, for `createDb` alone: it says in each transaction which role it runs as and how long it may wait. They ask
 * nothing of the server as they open, so that a PgBouncer in transaction mode may stand in between.
 */
export function createPool(opcoes: Opcoes): pg.Pool {
  const { max = 20, onError } = opcoes;
  return watch(new ClosedPool({ ...shared(opcoes), max, idleTimeoutMillis: DESCANSO_MS, application_name: 'balcao' }), onError);
}

/** Connections of the owner straight to the server, for the job queue and the process register: they listen, and hold locks. */
export function createOwnerPool(opcoes: Opcoes): pg.Pool {
  const { max = 10, limites, onError } = opcoes;
  const bound = limites && {
    statement_timeout: limites.consultaMs,
    lock_timeout: limites.travaMs,
    idle_in_transaction_session_timeout: limites.paradaMs,
  };
  const { query_timeout, ...free } = shared(opcoes);
  return watch(new ClosedPool({ ...free, ...bound, ...(limites && { query_timeout }), max, application_name: 'balcao-jobs' }), onError);
}
