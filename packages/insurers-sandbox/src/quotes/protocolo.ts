import type { Aviso } from '../rating/comercial.rule.ts';
import type { JsonSchema } from '../opin/json-schema.ts';
import type { Perfil } from '../seguradoras/perfil.ts';

/** A field the tariff cannot do without, by its path in the payload. */
export interface CampoInvalido {
  readonly campo: string;
  readonly texto: string;
}

/** Context of the decision about a request. All randomness comes from `seed`. */
export interface ContextoDecisao {
  readonly slug: string;
  readonly seed: number;
  readonly agora: Date;
  /** Messages that forced scenarios add to an accepted quote. */
  readonly exigencias: readonly Aviso[];
}

/** Decision about a valid request: the offers, or the reason of a refusal. */
export type Veredito =
  /** `quoteInfo` in the format of the protocol; `ofertas` are the ids that can be acknowledged. */
  | { readonly status: 'ACPT'; readonly quoteInfo: object; readonly ofertas: readonly string[] }
  | { readonly status: 'RJCT'; readonly motivo: Aviso };

export type Leitura =
  | {
      readonly ok: true;
      readonly consentId: string;
      readonly observacoes: string;
      /** The request without values that change between retries, as the input of the seed. */
      readonly questao: object;
      /** This insurer answers EVAL once before the final status. */
      readonly passaPorAnalise: boolean;
      readonly decide: (contexto: ContextoDecisao) => Veredito;
    }
  | { readonly ok: false; readonly campos: readonly CampoInvalido[] };

/**
 * The parts specific to one quote API. Authorization, idempotency, lifecycle (RCVD, EVAL, ACPT, RJCT, ACKN, CANC), waiting, latency, faults and
 * forced scenarios are those of every API: `quoteRoutes`.
 */
export interface ProtocoloCotacao {
  /** OAuth scope of every call. */
  readonly escopo: string;
  /** Under `/<slug>`, where requests are posted: `/open-insurance/quote-auto/v1/request`. */
  readonly path: string;
  /** Published form of the POST body, checked on arrival. */
  readonly pedido: JsonSchema;
  /** Published form of the PATCH body. */
  readonly patch: JsonSchema;
  /** Whether this insurer offers this API. */
  readonly serves: (perfil: Perfil) => boolean;
  /** Reads a body already validated. Only called for an insurer that `serves`. */
  readonly read: (body: unknown, perfil: Perfil) => Leitura;
}
