import type { LinhaCotada, RiscoDe } from '@balcao/contracts';
import type { PedidoDaLinha, RespostaSeguradora } from '../insurer.port.ts';

/** The field of our risk for a path of the payload of the insurer, or undefined when there is none. */
export type FieldOf = (path: string) => string | undefined;

export type Montagem =
  | { readonly ok: true; readonly body: object }
  /** Paths of the payload that could not be filled. */
  | { readonly ok: false; readonly campos: readonly string[] };

export type LeituraAceita =
  | { readonly ok: true; readonly resposta: RespostaSeguradora }
  /** Violations of the published schema, safe to log: paths and kinds, never content. */
  | { readonly ok: false; readonly problemas: readonly string[] };

/** Data of every request besides the risk; the same key gives the same body on the same day. */
export interface ContextoPedido {
  readonly consentId: string;
  readonly agora: Date;
}

/**
 * The parts specific to one protocol of the family. The conversation (RCVD, EVAL, ACPT, RJCT), token, retry, time limit, circuit
 * breaker, refusal families and cancellation are in `createCotadorOpin`.
 * @example export const createOpinQuoteLife = (config, deps) => createCotadorOpin(protocoloVida, config, deps);
 */
export interface ProtocoloOpin<L extends LinhaCotada> {
  readonly linhas: readonly L[];
  /** OAuth scopes of its token, separated by spaces. */
  readonly escopo: string;
  /** Path, under the base address of the insurer, for requests of a line: `/open-insurance/quote-auto/v1/request`. */
  readonly requestPath: (linha: L) => string;
  /** Builds the message of a request, validated against the published schema. */
  readonly toBody: (pedido: PedidoDaLinha<L>, contexto: ContextoPedido) => Montagem;
  /**
   * ACPT's `quoteInfo` in our shape, `referencias` the insurer's own ids of the offers: see `readAcceptedQuote` for the form the standard's
   * APIs share.
   */
  readonly readAccepted: (quoteInfo: unknown, pedido: PedidoDaLinha<L>, agora: Date) => LeituraAceita;
  /** Maps paths in error messages of the insurer to our risk: see `createFieldTable`. */
  readonly fieldOf: (path: string, risco: RiscoDe<L>) => string | undefined;
}
