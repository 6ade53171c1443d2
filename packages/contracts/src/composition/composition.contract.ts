import * as z from 'zod/mini';

/** An environment's import map as the page inlines it (SystemJS 6.15: imports, integrity, depcache). */
export const MapaImportacao = z.object({
  imports: z.record(z.string(), z.string()),
  integrity: z.optional(z.record(z.string(), z.string())),
  scopes: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  depcache: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type MapaImportacao = z.infer<typeof MapaImportacao>;

/**
 * What the page needs to know of its environment before the first module runs; inlined beside the map as JSON
 * (`<script type="application/json" id="balcao-ambiente">`).
 */
export const Ambiente = z.object({
  nome: z.string(),
  versao: z.string(),
  /** Files of each route to be preloaded on intent: `parcel/routeId` → urls. */
  rotas: z.record(z.string(), z.array(z.string())),
  /** Integrity of lazy chunks, url → hash. */
  integridade: z.record(z.string(), z.string()),
});
export type Ambiente = z.infer<typeof Ambiente>;
