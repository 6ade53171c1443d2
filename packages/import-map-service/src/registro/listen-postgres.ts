import pg from 'pg';

/** Interval between connection attempts, and between keep-alive checks. */
const NOVA_TENTATIVA_MS = 500;
const PROVA_DE_VIDA_MS = 10_000;

interface Escuta {
  readonly databaseUrl: string;
  /** Name of the channel; never from user input, because it is part of the SQL. */
  readonly canal: string;
  /** Called with the payload of each notification. */
  readonly tell: (payload: string | null) => void;
}

/**
 * Listens to a PostgreSQL channel on a dedicated connection. After losing the connection it reconnects and reports `null`:
 * notifications may have been missed. `ready` resolves once it listens for the first time.
 */
export function listenPostgres({ databaseUrl, canal, tell }: Escuta): { ready: Promise<void>; close(): Promise<void> } {
  let client: pg.Client | null = null;
  let isClosed = false;
  let espera: NodeJS.Timeout | undefined;
  let ready = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    ready = resolve;
  });

  const again = (caido: pg.Client): void => {
    if (client !== caido) return;
    client = null;
    void caido.end().catch(() => undefined);
    if (!isClosed) espera = setTimeout(() => void connect(), NOVA_TENTATIVA_MS).unref();
  };
  const connect = async (): Promise<void> => {
    const novo = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
    client = novo;
    novo.on('error', () => again(novo)).on('end', () => again(novo));
    novo.on('notification', ({ payload }) => tell(payload || null));
    try {
      await novo.connect();
      await novo.query(`listen ${pg.escapeIdentifier(canal)}`);
      tell(null);
      ready();
    } catch {
      again(novo);
    }
  };
  void connect();
  // a half-open connection reports no error, so query it
  const relogio = setInterval(() => {
    const atual = client;
    if (atual) atual.query('select 1').catch(() => again(atual));
  }, PROVA_DE_VIDA_MS).unref();

  return {
    ready: first,
    close: async () => {
      isClosed = true;
      clearTimeout(espera);
      clearInterval(relogio);
      const atual = client;
      client = null;
      await atual?.end().catch(() => undefined);
    },
  };
}
