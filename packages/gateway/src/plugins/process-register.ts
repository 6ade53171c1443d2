import { hostname } from 'node:os';
import type { Pool, PoolClient } from 'pg';
import { type Acordo, compareStarts, type Resumos } from './agreement.ts';
import { everyOnce } from './every-once.ts';
import type { Log } from './ports.ts';

const CHAVE_LOCK = 9000;

interface Opcoes {
  readonly owner: Pool;
  readonly id: string;
  readonly log: Log;
  readonly intervaloMs?: number;
}

interface Outro {
  readonly nome: string;
  readonly resumos: Resumos;
}

/** Registers this process as alive, and reads the settings of the other live ones. */
const BATIDA = `with eu as (update balcao.processo set visto_em = clock_timestamp(), pool = $2 where id = $1)
  select nome, resumos from balcao.processo
  where id <> $1 and resumos is not null and visto_em > clock_timestamp() - interval '10 seconds' order by numero`;

/** Says to the other gateways that this one lives: a row renewed every second or two and a lock the database frees if it dies. */
export async function registerProcess({ owner, id, log, intervaloMs = 1_500 }: Opcoes) {
  const { rows } = await owner.query<{ numero: number }>('insert into balcao.processo (id, nome) values ($1, $2) returning numero', [
    id,
    `${hostname()}/${process.pid}`,
  ]);
  const numero = rows[0]?.numero;
  let holder: PoolClient | null = null;
  let isStopped = false;
  let pool: string | null = null;
  let meus: Resumos | null = null;
  let acordo: Acordo = { status: 'ok', em: [] };

  /** The connection is closed, not returned: with it goes the lock. Once: it may break while the process stops. */
  function letGo(client: PoolClient | null): void {
    if (!client || holder !== client) return;
    holder = null;
    client.release(true);
  }

  /** The lock of a connection that broke may outlive it for a while: until it is gone it speaks for this process as well. */
  async function holdLock(): Promise<void> {
    const client = await owner.connect();
    const { rows: held } = await client
      .query<{ ok: boolean }>('select pg_try_advisory_lock($1, $2) as ok', [CHAVE_LOCK, numero])
      .catch((error: Error) => {
        client.release(error);
        throw error;
      });
    if (!held[0]?.ok) return client.release();
    // stopped meanwhile: a connection kept now would never be given back, and its pool would never close
    if (isStopped) return client.release(true);
    holder = client;
    client.once('error', () => letGo(client));
  }

  /** Logged once when it begins and once when it ends. */
  function judge(outros: readonly Outro[]): void {
    if (!meus) return;
    const antes = acordo;
    acordo = compareStarts(
      meus,
      outros.map(({ resumos }) => resumos),
    );
    if (antes.em.join() === acordo.em.join()) return;
    const gateways = outros.map(({ nome }) => nome);
    if (acordo.status === 'ok') log.info({}, 'os gateways deste banco voltaram a concordar');
    else log.error({ divergem: acordo.em, gateways }, 'os gateways deste banco não receberam a mesma configuração');
  }

  async function beat(): Promise<void> {
    if (!holder) await holdLock();
    judge((await owner.query<Outro>(BATIDA, [id, pool])).rows);
  }

  await beat();
  const beats = everyOnce(intervaloMs, beat, (error) => log.warn({ err: error }, 'o processo não pôde renovar seu registro'));

  return {
    /** Tells by which name this process locks its jobs. */
    announcePool: (nome: string): Promise<unknown> => {
      // said again at each beat: the database may be away just now
      pool = nome;
      return beat();
    },
    /** Tells the others what this gateway was given, and compares it with what they were. */
    declare: async (resumos: Resumos): Promise<void> => {
      await owner.query('update balcao.processo set resumos = $2 where id = $1', [id, JSON.stringify(resumos)]);
      meus = resumos;
      await beat();
    },
    /** Whether the gateways that run were given the same, as last heard. */
    acordo: (): Acordo => acordo,
    stop: async (): Promise<void> => {
      isStopped = true;
      beats.stop();
      letGo(holder);
      await owner.query('delete from balcao.processo where id = $1', [id]).catch(() => undefined);
    },
  };
}

export type ProcessRegister = Awaited<ReturnType<typeof registerProcess>>;
