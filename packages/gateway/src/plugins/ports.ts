import type { Sessao, Topic, TopicParams } from '@balcao/contracts';
import type * as z from 'zod/mini';
import type { Contexto, Db, Tx } from './db.ts';

/** The caller, built by the session plugin from bearer and companion cookie, never from the body. */
export interface Chamador extends Contexto {
  readonly usuarioId: string;
  readonly sessao: Sessao;
  /** First day without access of a subscription that was cancelled: until then it only reads. */
  readonly cancelaEm?: string | null;
}

/** Publishes a contract topic on the backbone (embedded broker, or MQTT_URL), QoS 1, after commit. */
export interface Publicador {
  publish<P extends string, S extends z.ZodMiniType>(topic: Topic<P, S>, params: TopicParams<P>, payload: z.output<S>): Promise<void>;
  /**
   * Whether a page of this user is subscribed to the topic on this gateway. With several gateways, a page connected to
   * another one is not seen.
   */
  isHeardBy<P extends string, S extends z.ZodMiniType>(usuarioId: string, topic: Topic<P, S>, params: TopicParams<P>): boolean;
  /** Opaque channel of a subscription, user, segfyer or everybody: `{canal}` of a topic. */
  canal(tipo: 'assinatura' | 'usuario' | 'segfyer' | 'administradores' | 'todos', id: string): string;
  /** Lets a module decide who may subscribe below its topics; a topic nobody claims is refused. */
  authorize(padrao: string, may: (chamador: Chamador, params: Record<string, string>) => Promise<boolean>): void;
}

/** Background jobs that survive a restart (graphile-worker). */
export interface Tarefas {
  /** Adds a job inside the caller's transaction: it exists if and only if the transaction commits. */
  enqueue(tx: Tx, tarefa: string, payload: object, options?: { chave?: string; maxTentativas?: number; em?: Date }): Promise<void>;
  /** Registers the handler of a kind of job. `signal` aborts on shutdown. */
  handle(tarefa: string, work: (payload: unknown, meta: { tentativa: number; signal: AbortSignal }) => Promise<void>): void;
}

/** Minimal structured log; never personal data, never secrets. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Resources that every module receives from `app.ts`. */
export interface Recursos {
  readonly db: Db;
  readonly tempoReal: Publicador;
  readonly tarefas: Tarefas;
  readonly log: Log;
  readonly agora: () => Date;
}
