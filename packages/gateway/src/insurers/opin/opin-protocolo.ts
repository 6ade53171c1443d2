import type { LinhaCotada, RiscoDe } from '@balcao/contracts';
import type { PedidoDaLinha, RespostaSeguradora } from '../insurer.port.ts';

/** The field of our risk behind a path of the insurer's payload, or undefined when none is. */
export type FieldOf = (path: string) => string | undefined;

export type Montagem =
  | { readonly ok: true; readonly body: object }
  /** Paths of the insurer's payload that could not be filled. */
  | { readonly ok: false; readonly campos: readonly string[] };

export type LeituraAceita =
  | { readonly ok: true; readonly resposta: RespostaSeguradora }
  /** What breaks the published form, safe to log: paths and kinds, never content. */
  | { readonly ok: false; readonly problemas: readonly string[] };

/** What every question carries besides the risk; the same key gives the same body on the same day. */
export interface ContextoPedido {
  readonly consentId: string;
  readonly agora: Date;
}

/**
 * All that one protocol of the family says for itself. The conversation (RCVD, EVAL, ACPT, RJCT), token, retry, time limit, circuit
 * breaker, refusal families and cancellation are `createCotadorOpin`'s.
 * @example export const createOpinQuoteLife = (config, deps) => createCotadorOpin(protocoloVida, config, deps);
 */
export interface ProtocoloOpin<L extends LinhaCotada> {
  readonly linhas: readonly L[];
  /** OAuth scopes of its token, separated by spaces. */
  readonly escopo: string;
  /** Under the insurer's base address, where requests of a line are posted: `/open-insurance/quote-auto/v1/request`. */
  readonly requestPath: (linha: L) => string;
  /** The message for a question, checked against the published form. */
  readonly toBody: (pedido: PedidoDaLinha<L>, contexto: ContextoPedido) => Montagem;
  /** ACPT's `quoteInfo` in our shape, `referencias` the insurer's own ids of the offers: see `readAcceptedQuote` for the form the standard's APIs share. */
  readonly readAccepted: (quoteInfo: unknown, pedido: PedidoDaLinha<L>, agora: Date) => LeituraAceita;
  /** Where an insurer's complaint points in our risk: see `createFieldTable`. */
  readonly fieldOf: (path: string, risco: RiscoDe<L>) => string | undefined;
}
