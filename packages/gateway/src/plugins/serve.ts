import type { Readable } from 'node:stream';
import type { Call } from '@balcao/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Correio } from './mail.ts';
import type { Chamador, Recursos } from './ports.ts';

/** Context of a handler, besides the validated input. */
export interface Pedido {
  /** The signed-in caller; absent only on calls declared `publica`. */
  readonly chamador: Chamador;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Present (and already checked) on calls declared `idempotente`. */
  readonly chaveIdempotencia: string;
}

export type Handler<C extends Call> = (input: z.output<C['input']>, pedido: Pedido) => Promise<z.input<C['output']>>;

/**
 * Serves one contract call: authenticates, checks the permission the contract names, checks what comes in (422 at the field),
 * hands it to `answer`, and wraps what goes out in the envelope.
 */
export type Serve = <C extends Call>(app: FastifyInstance, call: C, answer: Handler<C>) => void;

/** A file that answers a call in place of the envelope. */
export interface Arquivo {
  /** MIME type, `application/pdf`. */
  readonly tipo: string;
  readonly conteudo: Readable | Buffer | string;
  /** Given: the browser saves it under this name. Absent: it opens it. */
  readonly nome?: string;
}

export type HandlerArquivo<C extends Call> = (input: z.output<C['input']>, pedido: Pedido) => Promise<Arquivo>;

/** As `Serve`, for a call that answers a file: same checks, no envelope. Never for `idempotente` calls. */
export type ServeFile = <C extends Call>(app: FastifyInstance, call: C, answer: HandlerArquivo<C>) => void;

/** As `Serve`, for a call of a protocol of its own: same checks, and what `answer` gives is the whole answer, no envelope around it. */
export type ServeProtocol = <C extends Call>(
  app: FastifyInstance,
  call: C,
  answer: (input: z.output<C['input']>, pedido: Pedido) => Promise<Response>,
) => void;

/** What every module may take; a module that needs more of `open-resources.ts` names it in its `Deps`. */
export interface RecursosModulo extends Recursos {
  readonly serve: Serve;
  readonly serveFile: ServeFile;
  readonly serveProtocol: ServeProtocol;
  readonly correio: Correio;
}

/** Puts one module on the gateway: its routes, its jobs, who may hear its topics. `modules/modules.ts` lists them all. */
export type Modulo<R extends RecursosModulo> = (app: FastifyInstance, recursos: R) => void | Promise<void>;
