import type { Pool, PoolClient } from 'pg';
import type { Registro } from './ports.ts';

const CHAVE_LOCK = 9000;

interface Opcoes {
  readonly owner: Pool;
  readonly id: string;
  readonly registro: Registro;
  readonly intervaloMs?: number;
}

/** Says to the other gateways that this one lives: a row renewed every second or two and a lock the database frees if it dies. */
export async function registerProcess({ owner, id, registro, intervaloMs = 1_500 }: Opcoes) {
  const { rows } = await owner.query<{ numero: number }>('insert into balcao.processo (id) values ($1) returning numero', [id]);
  const numero = rows[0]?.numero;
  let holder: PoolClient | null = null;
  let isClosing = false;

  async function holdLock(): Promise<void> {
    const client = await owner.connect();
    client.once('error', () => {
      holder = null;
      client.release(true);
    });
    await client.query('select pg_advisory_lock($1, $2)', [CHAVE_LOCK, numero]);
    holder = client;
  }

  async function beat(): Promise<void> {
    if (isClosing) return;
    if (!holder) await holdLock();
    await owner.query('update balcao.processo set visto_em = clock_timestamp() where id = $1', [id]);
  }

  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => registro.warn({ err: error }, 'o processo não pôde renovar seu registro'));
  }, intervaloMs);

  return {
    /** Tells by which name this process locks its jobs. */
    announcePool: (pool: string): Promise<unknown> => owner.query('update balcao.processo set pool = $2 where id = $1', [id, pool]),
    stop: async (): Promise<void> => {
      isClosing = true;
      clearInterval(timer);
      // the connection is closed, not returned: with it goes the lock
      holder?.release(true);
      holder = null;
      await owner.query('delete from balcao.processo where id = $1', [id]).catch(() => undefined);
    },
  };
}

export type ProcessRegister = Awaited<ReturnType<typeof registerProcess>>;
