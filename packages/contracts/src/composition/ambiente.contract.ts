import * as z from 'zod/mini';
import { ModoSuporte } from './modo-suporte.contract.ts';

/** An environment's import map as the page inlines it (SystemJS 6.15: imports, integrity, depcache). */
export const MapaImportacao = z.object({
  imports: z.record(z.string(), z.string()),
  integrity: z.optional(z.record(z.string(), z.string())),
  scopes: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  depcache: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type MapaImportacao = z.infer<typeof MapaImportacao>;

/** Builds on the page, by service (`@balcao/quoting`, `vendor/react`); null where only an address was published. */
export const Construcoes = z.record(z.string(), z.nullable(z.string()));
export type Construcoes = z.infer<typeof Construcoes>;

/**
 * What the page needs to know of its environment before the first module runs; inlined beside the map as JSON
 * (`<script type="application/json" id="balcao-ambiente">`).
 */
export const Ambiente = z.object({
  nome: z.string(),
  versao: z.string(),
  /** Sequence of the map the page began with: a lower one is refused later, unless it is a rollback. */
  sequencia: z.int(),
  /** Digest of the initial map of the page (`CargaDoMapa.digest`): a support code includes it, so that the same page can be opened. */
  digest: z.string(),
  construcoes: Construcoes,
  /** Public Ed25519 key of the environment, as JWK `x`, and its id: later maps are checked against it. */
  chave: z.object({ id: z.string(), x: z.string() }),
  /** Where one signs in: a path of this site, or the central login of another. Absent only from a gateway of before. */
  loginCentral: z.optional(z.string()),
  /** Support's panel is offered to this page. */
  devtools: z.boolean(),
  suporte: z.nullable(ModoSuporte),
  /** Proof that this page was served, required for its health reports. Absent only from older gateways. */
  visita: z.optional(z.string()),
});
export type Ambiente = z.infer<typeof Ambiente>;
