import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { createDb, type Db } from './db.ts';
import { markExecuted } from './idempotency.ts';
import type { Log } from './ports.ts';
import { createOwnerPool, createPool } from './postgres-pool.ts';

interface Enderecos {
  /** Possibly through a pooler. */
  readonly databaseUrl: string;
  /** The server itself. */
  readonly direto: string;
  readonly log: Log;
}

export interface Banco {
  readonly db: Db;
  /** Signing in, sessions and health. */
  readonly dbEntrada: Db;
  /** The job queue and the process register. */
  readonly owner: Pool;
  close(): Promise<unknown>;
}

/** Three pools to one database: when one is exhausted, the others still work. */
export function openDatabase(banco: Config['banco'], { databaseUrl, direto, log }: Enderecos): Banco {
  const { limites, conexoes, conexoesEntrada, conexoesTarefas } = banco;
  const onError = (error: Error): void => log.warn({ err: error }, 'uma conexão com o banco caiu');
  const dbOf = (max: number) => createDb(createPool({ databaseUrl, max, limites, onError }), { antesDoCommit: markExecuted, limites });
  const owner = createOwnerPool({ databaseUrl: direto, max: conexoesTarefas, limites, onError });
  const [db, dbEntrada] = [dbOf(conexoes), dbOf(conexoesEntrada)];
  return { owner, db, dbEntrada, close: () => Promise.all([db.close(), dbEntrada.close(), owner.end()]) };
}
