import { type Call, composicaoCalls, saudeCalls } from '@balcao/contracts';
import type { Db } from './db.ts';
import { emAtualizacao, type Recusa } from './errors.ts';
import type { Log } from './ports.ts';

/** How long what was read holds: a gateway hears of a maintenance that another one was told of within this. */
const VALIDADE_MS = 5_000;

/** Whether the product is closed for maintenance. */
export interface ManutencaoEmVigor {
  /** When the maintenance under way ends; null when there is none. */
  until(): Promise<Date | null>;
  /** What was read may have changed. */
  forget(): void;
}

interface Deps {
  readonly db: Pick<Db, 'glance'>;
  readonly agora: () => Date;
  readonly log: Pick<Log, 'warn'>;
}

const SQL = `select max(fim) as fim from balcao.manutencao where encerrada_em is null and inicio <= $1::timestamptz and fim > $1::timestamptz`;

export function createManutencaoEmVigor({ db, agora, log }: Deps): ManutencaoEmVigor {
  let lida: { fim: Date | null; ateMs: number } | null = null;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const em = agora();
    try {
      const row = await db.glance<{ fim: Date | null }>(SQL, [em.toISOString()]);
      lida = { fim: row?.fim ?? null, ateMs: em.getTime() + VALIDADE_MS };
    } catch (error) {
      // a database that does not answer is told by every call itself; what was known last holds meanwhile
      log.warn({ err: error }, 'não se sabe se há manutenção');
      lida = { fim: lida?.fim ?? null, ateMs: em.getTime() + VALIDADE_MS };
    }
  }

  return {
    async until() {
      const now = agora().getTime();
      if (!lida || lida.ateMs <= now || lida.ateMs > now + VALIDADE_MS) await (reading ??= read().finally(() => (reading = null)));
      const fim = lida?.fim ?? null;
      return fim && fim.getTime() > agora().getTime() ? fim : null;
    },
    forget: () => {
      lida = null;
    },
  };
}

/** Refuses while maintenance is on, with the moment it ends. */
export const emManutencao = (fim: Date): Recusa => emAtualizacao('em-manutencao', { liberaEm: fim });

/** What says how the product is, and the way in and out: support works meanwhile, and a page shows why it waits. */
const ABERTAS: ReadonlySet<Call> = new Set([...Object.values(composicaoCalls), ...Object.values(saudeCalls)]);
const LIVRES = /^\/auth\/|^\/c\/api\/v1\/(diagnostico|sessao|atualizacoes)(\/|$)/;

/** Whether a call is answered to everybody while maintenance is on. */
export const isLivreNaManutencao = (call: Call): boolean => ABERTAS.has(call) || LIVRES.test(call.path);
